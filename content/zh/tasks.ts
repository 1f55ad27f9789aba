import type * as English from '#content/tasks.ts'
import type { Translated } from '#contract/language.ts'
import { QUOTE_FIELD_WORDS, QUOTE_PAGE } from './quote.ts'

const { serviceType, sourceLanguage, targetLanguage, urgency, taskDescription, ownReference } =
  QUOTE_FIELD_WORDS

export const TASK_FIELD_WORDS: Translated<typeof English.TASK_FIELD_WORDS> = {
  serviceType,
  sourceLanguage,
  targetLanguage,
  urgency,
  taskDescription,
  ownReference,
  countryOfOrigin: { label: '文件来源国家/地区', required: '请输入文件来源国家/地区' },
  countryOfDestination: { label: '文件使用国家/地区', required: '请输入文件使用国家/地区' },
}

export const TASKS_TAB: Translated<typeof English.TASKS_TAB> = {
  views: { create: '{short}事项', pending: '{short}事项', completed: '{short}事项' },
  short: { create: '创建', pending: '待办', completed: '已完成' },
  pendingTitle: '待办事项',
  create: {
    submit: '创建事项',
    busy: '正在提交…',
    sections: { need: '您的需求', going: '用于哪里', documents: '您的文件' },
    hints: {
      ownReference: QUOTE_PAGE.hints.ownReference,
      taskDescription: '是什么文件、共多少页、由谁要求提供。',
      documents: '清晰的照片或扫描件即可开始，原件可稍后提供。',
    },
    note: '我们会使用您个人资料中的信息：{name}，{email}。',
    noName: '您的个人资料中还没有姓名。请先填写：{link}。',
    noNameLink: '打开个人资料',
  },
  pending: {
    newest: '最新的在前',
    created: '创建时间',
    replyBy: '最迟回复时间',
    documents: '文件',
    none: '无',
    files: { other: '{count} 个文件' },
    from: '来自',
    to: '用于',
    between: '用于',
    less: '收起',
    whole: '显示全部',
    empty: '没有待办事项',
    emptyText: '您发送给我们的内容会连同编号显示在这里，直到办理完毕。',
    emptyAction: '创建事项',
    more: '显示更多',
    loading: '正在加载…',
    end: '已全部显示。还需要办理其他事项？{link}。',
    endLink: '创建事项',
    failed: '无法加载您的事项。',
    open: '补充文件',
    openAbout: '补充文件：{reference}',
    opening: '正在打开…',
    notOpened: '无法打开该事项，请重试。',
  },
}
