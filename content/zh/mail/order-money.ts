import type * as English from '#content/mail/order-money.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_MONEY_MAIL: Translated<typeof English.ORDER_MONEY_MAIL> = {
  partPaid: {
    subject: '{reference} 我们已收到 {amount}',
    subjectMissing: '{reference} 我们已收到 {amount}：尚缺 {missing}',
    title: '我们已收到您的付款',
    titleMissing: '尚缺 {missing}',
    preview: '{amount} 已到账。',
    previewMissing: '请转账剩余款项：{missing}。',
    text: {
      first: '谢谢。我们已收到首款中的 {amount}。',
      second: '谢谢。我们已收到尾款中的 {amount}。',
      whole: '谢谢。我们已收到全款中的 {amount}。',
      extra: '谢谢。我们已收到追加服务费用中的 {amount}。',
    },
    missing: '尚缺 {missing}：银行有时会扣除手续费。请将剩余款项转入同一账户。',
  },
  corrected: {
    subject: '{reference} 您更正后的收据或发票',
    title: '我们已更正您的收据或发票',
    preview: '您支付的金额不变。',
    text: '我们已更正有误之处。贷项通知单作废此前的文件，并由新文件取代。您支付的金额不变。',
  },
  statement: {
    subject: '{reference} 您的对账单',
    title: '您的对账单',
    text: '对账单列明 {from} 至 {to} 期间您的付款和我们的退款。期末未付：{amount}。',
  },
  together: {
    subject: '{reference} 我们已收到多个订单的款项 {amount}',
    text: '谢谢。您转账的 {amount} 用于支付以下订单。每个订单都有各自的收据或发票。',
  },
  balancePaid: {
    subject: '{reference} 已收到 {amount}',
    title: '您的订单已全部付清',
    preview: '我们已收到 {amount}。',
    text: '谢谢。我们已收到 {amount}，您的订单已全部付清。',
    open: '我们交付后，您可以立即打开办妥的文件。',
    extra: '追加服务的费用尚待支付：{missing}。',
    openLater: '全部交付并付清后，您可以打开办妥的文件。',
  },
  refundDue: {
    subject: '{reference} 我们正在退款 {amount}',
    title: '我们正在退还您的部分付款',
    preview: '您所付款项中的 {amount}。',
    text: {
      card: '我们正在将您所付款项中的 {amount} 退回您付款所用的银行卡；银行最多可能需要 10 个工作日才显示到账。',
      transfer: '我们正在通过银行转账，将您所付款项中的 {amount} 退回原付款账户。',
      both: '我们正在将您所付款项中的 {amount} 按原付款方式退还：退回您付款所用的银行卡（银行最多可能需要 10 个工作日才显示到账），或通过银行转账退回原付款账户。',
    },
  },
  ended: {
    subject: '{reference} 您的订单已终止',
    subjectRefund: '{reference} 您的订单已终止：我们正在退款 {amount}',
    title: '您的订单已终止',
    preview: '我们正在退款 {amount}。',
    text: '我们已终止您的订单，不再办理。您无需再支付任何费用。',
    refund: {
      card: '我们正在将 {amount} 退回您付款所用的银行卡；银行最多可能需要 10 个工作日才显示到账。',
      transfer: '我们正在通过银行转账将 {amount} 退回原付款账户。',
      both: '我们正在将 {amount} 按原付款方式退还：退回您付款所用的银行卡（银行最多可能需要 10 个工作日才显示到账），或通过银行转账退回原付款账户。',
    },
    keep: '我们保留 {amount}。',
    kept: '我们保留的款项',
    disagree: '如果您不同意',
    disagreeText: '请回复此邮件并说明理由。这不影响您的法定权利，相关内容见您的订单确认邮件。',
  },
}
