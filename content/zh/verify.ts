import type * as English from '#content/verify.ts'
import type { Translated } from '#contract/language.ts'

export const VERIFY_PAGE: Translated<typeof English.VERIFY_PAGE> = {
  title: '核验文件',
  lead: '检查您收到的文件是否与我们交付时完全一致。',
  how: '供机关、大学、雇主、银行及任何人使用。免费，无需账户，文件不会离开您的设备。',
  file: '要核验的文件',
  choose: '选择文件',
  hint: '不超过 {limit} MB。',
  reading: '正在计算数字指纹…',
  asking: '正在查询…',
  known: {
    title: '是的，此文件由我们交付',
    text: '自我们于{date}交付以来，文件未经更改。',
    reference: '我们的编号 {reference}',
  },
  replaced: {
    title: '我们已于{on}更换此文件',
    text: '我们于{date}交付此文件，此后已更换。请向给您文件的人索取新文件。',
  },
  takenBack: {
    title: '我们已于{on}收回此文件',
    text: '我们于{date}误交付了此文件，并在文件被打开之前将其收回。请勿以此文件为准。',
  },
  unknown: {
    title: '我们没有此文件的记录',
    text: '文件仍可能是真实的。没有记录的原因可能是：',
    reasons: [
      '我们交付之后，文件经过更改、签名、转换或重新保存；',
      '这是打印文件的扫描件或照片；',
      '其记录已被删除，或文件早于我们的记录。',
    ],
  },
  ask: '如有疑问，请联系我们并提供文件上的编号：{email}。',
  digest: '此文件的数字指纹（SHA-256）',
  about: [
    {
      title: '核验能证明什么',
      text: '如果查到该文件，说明文件由我们出具，并且自所示日期以来未经更改。核验结果不涉及原始文件，也不涉及给您文件的人。',
    },
    {
      title: '如果没有记录',
      text: '请索取我们原样发送的文件：扫描件、照片或重新保存的副本均无法查到；如果页脚印有查验码，请在上方输入。您也可以发邮件给我们并提供文件上的编号：{email}。',
    },
  ],
  technical: {
    title: '核验如何进行',
    text: '您的浏览器计算文件的数字指纹（SHA-256），并且只把指纹发送给我们。我们将其与我们所交付文件的指纹比对。指纹不会透露文件的内容。',
  },
  tooLarge: '此文件超过 {limit} MB，超出浏览器可核验的大小。我们不会交付这么大的文件。',
  unreadable: '无法读取此文件，请重新选择。',
  insecure: '此浏览器只能在安全页面（https）上核验文件。',
  failed: '目前无法查询，请重试。',
  busy: '短时间内核验次数过多。请等几分钟再试。',
  again: '重试',
  noscript: '核验文件需要 JavaScript，而此处已关闭或无法使用。如需确认某份文件是否由我们出具，请发邮件至',
}
