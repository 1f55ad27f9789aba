import type * as English from '#content/mail/order-ends.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_ENDS_MAIL: Translated<typeof English.ORDER_ENDS_MAIL> = {
  refunding: '我们正在退款 {amount}。',
  cancelled: {
    subject: '{reference} 您的订单已取消',
    title: '您的订单已取消',
    text: '您已取消订单。',
    creditNote: '退款完成后，我们会给您发送贷项通知单。',
    notYou: '如果不是您本人取消的，请回复告知我们。',
  },
  refunded: {
    subject: '{reference} 您的退款 {amount}',
    title: '您的退款已发出',
    preview: { card: '{amount}，退回您付款所用的银行卡。', transfer: '{amount}，通过银行转账退还。' },
    text: {
      card: '我们已将 {amount} 退回您付款所用的银行卡。银行最多可能需要 10 个工作日才显示到账。',
      transfer: '我们已通过银行转账退还 {amount}。',
    },
  },
  declined: {
    subject: '{reference} 我们无法办理您的订单，正在全额退款',
    title: '我们无法办理您的订单',
    text: '非常抱歉，我们无法办理您的订单。',
  },
  withdrawn: {
    subject: '{reference} 我们已撤回报价',
    title: '我们的报价已撤回',
    preview: '您无需支付任何费用。',
    text: '我们已撤回金额为 {amount} 的报价。该报价已不能接受，您无需支付任何费用。如果您已付款，我们会全额退款。',
  },
  surplus: {
    subject: '{reference} 我们正在退还您的付款 {amount}',
    title: '我们正在退还一笔付款',
    text: '我们收到一笔款项 {amount}，正在退还给您。',
    reasons: {
      paid: {
        first: '首款此前已付清。',
        second: '尾款此前已付清。',
        whole: '全款此前已付清。',
        extra: '追加服务的费用此前已付清。',
      },
      amount: '应付的金额与此不同。您的页面上显示尚待支付的金额。',
      closed: '报价已不再有效。',
      extra: '追加服务的报价已不再有效。',
      ended: '订单已终止。',
    },
  },
}
