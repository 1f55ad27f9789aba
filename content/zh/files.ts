import type * as English from '#content/files.ts'
import type { Translated } from '#contract/language.ts'
import { FILE_LIMITS } from '#contract/limits.ts'

export const QUOTE_NOTICES: Translated<typeof English.QUOTE_NOTICES> = {
  success: {
    title: '报价申请已提交',
    description: '您的报价申请已成功提交，我们会尽快回复您！',
  },
  failed: {
    title: '提交失败',
    description: '报价申请提交失败，请重试。',
  },
}

export const QUOTE_FAILURES: Translated<typeof English.QUOTE_FAILURES> = {
  save: '报价申请保存失败',
  upload: '{name} 上传失败',
}

export const FILE_PROBLEMS: Translated<typeof English.FILE_PROBLEMS> = {
  empty: '{name} 是空文件',
  'too-large': '{name} 超过 {megabytes} MB',
  extension: '{name} 不是 {types} 文件',
  content: '{name} 与其文件类型不符：内容属于另一种类型',
  virus: '{name} 未被接受：我们的病毒扫描程序在其中发现了有害内容',
}

export const FILE_WORDS: Translated<typeof English.FILE_WORDS> = {
  unreadable: '无法读取 {name}，请重新选择',
  repeated: '未添加 {name}：列表中已有此文件',
  heic: '{name} 是 HEIC 照片：请另存为 JPG 或 PNG，再选择该文件',
  tooMany: `未添加 {name}：一份申请最多可附 ${FILE_LIMITS.maxFiles} 个文件`,
}

export const READ_PROBLEMS: Translated<typeof English.READ_PROBLEMS> = {
  changed: {
    row: '选择后文件已被更改：{again}',
    message: '{name} 在您选择后已被更改：{again}',
  },
  gone: {
    row: '选择后文件已被移动或删除：{again}',
    message: '{name} 在您选择后已被移动或删除：{again}',
  },
}

export const CHOOSE_AGAIN: Translated<typeof English.CHOOSE_AGAIN> = '重新选择'

export const PASSWORD_HELP: Translated<typeof English.PASSWORD_HELP> = {
  request: '打开此文件需要密码。请选择不带密码的副本，或将密码写在“事项说明”中。切勿通过电子邮件发送密码。',
  further: '打开此文件需要密码。请添加不带密码的副本，切勿通过电子邮件发送密码。',
  order:
    '打开此文件需要密码。请添加不带密码的副本，或在本页通过留言将密码发给我们。切勿通过电子邮件发送密码。',
}

export const DOCUMENT_WORDS: Translated<typeof English.DOCUMENT_WORDS> = {
  choose: '选择文件',
  drop: '或将文件拖放到此处。',
  limits: '{drop}{types}，每个不超过 {size}。最多 {most} 个文件。',
  size: '{megabytes}MB',
  checking: '正在检查文件…',
  chosen: '已选文件',
  dismiss: '关闭',
  remove: '移除 {name}',
  waiting: '等待中，{size}',
  retrying: '连接失败。正在重试…',
  failed: '未上传，{size}',
  uploaded: '已上传，{size}',
  uploading: '正在上传 {name}',
  progress: '{part}，{percent}%',
  megabytes: '{size} MB',
  kilobytes: '{size} KB',
  part: '{part}/{whole}',
  files: { other: '{count} 个文件' },
  uploads: { other: '已上传 {stored} 个文件，共 {count} 个' },
}

export const SEND_WORDS: Translated<typeof English.SEND_WORDS> = {
  cancel: '取消',
  cancelled: '已取消。没有发送任何内容；您填写的内容和文件仍在此处。',
  uploading: '正在上传您的文件',
  documents: '文件：{part}',
}
