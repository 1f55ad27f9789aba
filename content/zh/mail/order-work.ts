import type * as English from '#content/mail/order-work.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_WORK_MAIL: Translated<typeof English.ORDER_WORK_MAIL> = {
  begun: {
    subject: '{reference} 我们已开始办理您的订单',
    title: '我们已开始工作',
    preview: '完成时间：{ready}。',
    text: '我们已开始办理您的订单，将于{ready}交付。您不能再通过您的页面取消。',
    consumer: '作为消费者，您仍享有取消权：订单确认邮件说明了如何行使。',
    next: '交付时，我们会发邮件通知您。如有变化，请立即告知我们。',
  },
  beginUndone: {
    subject: '{reference} 我们尚未开始工作',
    title: '我们尚未开始工作',
    preview: '我们误发了上一封邮件。',
    text: '我们曾告知您已开始办理您的订单。那是我们的错误，给您造成困扰，非常抱歉。',
    cancel: '如果我们尚未开始，您仍可在{end}之前通过您的页面取消，并获得全额退款。',
    next: '开始工作时，我们会发邮件通知您。您无需做任何事。',
  },
  documents: '文件（{count}）',
  message: {
    kinds: {
      plain: {
        subject: {
          order: '{reference} 关于您订单的消息',
          request: '{reference} 关于您申请的消息',
        },
        title: '我们发来的消息',
        lead: { order: '我们关于您订单的消息：', request: '我们关于您申请的消息：' },
        button: '在您的页面上回答',
      },
      ask: {
        subject: {
          order: '{reference} 请为您的订单提供所需信息或文件',
          request: '{reference} 请为您的申请提供所需信息或文件',
        },
        title: '我们需要您提供信息或文件',
        lead: {
          order: '为继续办理您的订单，我们需要您提供：',
          request: '为继续办理您的申请，我们需要您提供：',
        },
        button: '在您的页面上发送或回答',
      },
      draft: {
        subject: {
          order: '{reference} 请审阅您订单的草稿',
          request: '{reference} 请审阅您申请的草稿',
        },
        title: '请您审阅的草稿',
        lead: {
          order: '在我们出具认证之前，请核对草稿中的每个姓名、日期和数字。我们关于您订单的消息：',
          request: '在我们出具认证之前，请核对草稿中的每个姓名、日期和数字。我们关于您申请的消息：',
        },
        button: '审阅草稿',
      },
    },
    preview: '您可以在您的页面上回答，也可以回复邮件。',
    remark: '您可以在您的页面上打开这些文件。',
    about: '您提交的文件',
    open: '打开文件并回答',
    waits: '付款之后，我们每等候 1 个工作日，交付日期顺延 1 个工作日。',
    approve: '您可以在您的页面上批准草稿或要求修改。',
    rounds: { other: '您可以在您的页面上批准草稿或要求修改；价格包含 {count} 轮修改。' },
    moves: '我们每等候 1 个工作日，交付日期顺延 1 个工作日。',
    quoteWaits: '我们收到后，就向您发送报价。',
    reminder: {
      subject: '{reference} 提醒：我们在等待您的答复',
      title: '我们在等待您的答复',
      lead: '我们尚未收到您的答复，收到后即可继续办理。以下是我们之前写给您的内容：',
    },
    reply: '您也可以回复此邮件。请在主题中保留编号。',
  },
  delivered: {
    subject: '{reference} {title}',
    titles: {
      replaced: '我们已更换一份文件',
      documents: '您的文件已完成',
      parcel: '办妥的文件正在寄送途中',
    },
    ready: { other: '您的 {count} 份文件已完成。' },
    open: { other: '您现在可以在您的页面上打开。' },
    closed: { other: '文件已在您的页面上。' },
    sent: '我们已寄出办妥的文件。',
    pay: '请现在支付尾款（另一半）：{amount}。',
    opens: '付清后，您可以立即打开办妥的文件。',
    replaced: {
      other: '请从现在起使用新文件，不再使用{names}。任何人核验旧文件时，都会得知文件已更换。',
    },
    name: '“{name}”',
    carrier: '承运方',
    tracking: '追踪号码',
    seeAndPay: '查看订单并支付尾款',
    verify:
      '您把这些文件交给任何人，对方都可以核验文件是否由我们出具、是否未经更改。文件不会离开对方的设备。为此，即使您要求我们删除其他所有内容，我们仍会保留文件的数字指纹（SHA-256）、我们的编号和日期。',
    verifyLink: '核验文件',
    check: '请检查您收到的内容。如果我们有错误，请尽快告知，我们会免费更正。',
  },
  takenBack: {
    subject: '{reference} 我们已收回一份文件',
    title: '我们已收回一份文件',
    preview: '我们误交付了该文件。',
    text: '我们误交付了“{name}”，并在文件被打开之前将其收回。非常抱歉。',
    others: '我们交付的其他内容仍在您的页面上。',
    again: '我们正在重新办理您的订单，将于{ready}交付。',
    next: '正确的文件上传到您的页面后，我们会立即发邮件通知您。您无需做任何事。',
  },
  balanceDue: {
    subject: '{reference} 提醒：您的订单应付 {amount}',
    title: '尾款待付',
    preview: '{amount}，自交付时起应付。',
    text: '我们已交付您的订单，尚未收到尾款。请现在支付 {amount}。',
    textOn: '我们已于{day}交付您的订单，尚未收到尾款。请现在支付 {amount}。',
    opens: '付清后，您可以立即打开办妥的文件。',
    pay: '支付尾款',
    transfer: '您的银行转账',
    wrong: '如果您在最近几天已付款，或收到的内容有不妥之处，请回复告知我们。',
  },
  completed: {
    subject: '{reference} 您的订单已完成：已收到 {amount}',
    title: '您的订单已完成',
    preview: '您现在可以打开办妥的文件。',
    second: '谢谢。我们已收到尾款，您的订单已完成。',
    payment: '谢谢。我们已收到您的付款 {amount}，您的订单已完成。',
    open: '您可以在您的页面上打开全部文件。',
    openButton: '打开办妥的文件',
    check: '请检查您收到的内容。如果我们有错误，请尽快告知，我们会免费更正。',
  },
}
