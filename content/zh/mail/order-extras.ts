import type * as English from '#content/mail/order-extras.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_EXTRA_MAIL: Translated<typeof English.ORDER_EXTRA_MAIL> = {
  offer: {
    subject: '{reference} 您订单的追加服务：{total}',
    title: '您订单的追加服务',
    preview: '{price}。完成时间：{ready}。',
    text: '以下是我们对您订单追加服务的报价。在您接受之前，无需为此支付任何费用；无论您是否接受，订单都会继续办理。',
    button: '查看并接受追加服务',
    pay: '您接受后，须随即付款：{total}。如有疑问，请在页面上提问或回复此邮件。',
  },
  paid: {
    subject: '{reference} 您的追加服务已确认：已收到 {total}',
    title: '您的追加服务已确认',
    preview: '完成时间：{ready}。',
    text: '谢谢。我们已收到您的付款，追加服务已加入您的订单。',
  },
  withdrawn: {
    subject: '{reference} 我们已撤回您订单的追加服务',
    title: '追加服务已撤回',
    preview: '您无需为此支付任何费用。订单继续办理。',
    text: '我们已撤回金额为 {total} 的追加服务。您无需为此支付任何费用，订单继续办理。如果您已为此付款，我们会全额退款。',
  },
}
