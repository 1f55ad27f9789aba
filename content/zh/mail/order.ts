import type * as English from '#content/mail/order.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_MAIL: Translated<typeof English.ORDER_MAIL> = {
  whyRequest: '我们发送此邮件，是因为有人用此邮箱向我们申请了报价。如果不是您本人，请回复告知我们。',
  whyOrder: '我们发送此邮件，是因为有人用此邮箱下了订单。如果不是您本人，请回复告知我们。',
  terms: '服务条款（英文）',
  service: '服务',
  reason: '原因',
  refund: '退款',
  openUntil: '有效期至',
  next: '接下来',
  seeOrder: '查看您的订单',
  seeRequest: '查看您的申请',
  questions: '如有疑问，请回复此邮件。',
  nothingToPay: '您无需再支付任何费用。',
  paidAll: '款项已全部付清。',
  waitForCreditNote: '您无需做任何事。退款完成后，我们会给您发送贷项通知单。',
  endOf: '{day}当日结束',

  vat: '增值税，税率 {rate}',
  vatWithin: '合计中的增值税，税率 {rate}',
  total: { taxed: '合计，含增值税', untaxed: '合计，不收取增值税' },
  price: { taxed: '{amount}，含增值税', untaxed: '{amount}，不收取增值税' },

  paid: {
    card: '{part}，已于{day}用银行卡支付',
    transfer: '{part}，已于{day}通过银行转账支付',
  },
  refunds: {
    none: '{payment}',
    due: '{payment}，退款中',
    made: '{payment}，已退款',
    failed: '{payment}，尚未退款',
  },
  partRefunded: '{payment}，其中 {amount} 已退款',
  due: { now: '{part}，现在应付', later: '{part}，交付时应付' },
  left: '尚待支付',

  transfer: {
    amount: '金额',
    reference: '付款编号',
    name: '账户名称',
    sortCode: '银行代码（sort code）',
    accountNumber: '账号',
    iban: 'IBAN',
    arrives: '到账期限',
    check: '请注明付款编号，以便我们查到您的付款。如果有消息给出不同的银行账户信息，请在付款前向我们核实。',
    ask: '请回复此邮件，我们会给您发送银行账户信息。',
  },

  invoiceTo: '发票抬头',
  purchaseOrder: '采购订单号',
  vatNumber: '增值税号',
  postTo: '邮寄至',

  refunding: {
    card: '我们正在将全部款项 {amount} 退回您付款所用的银行卡。银行最多可能需要 10 个工作日才显示到账。',
    transfer: '我们正在通过银行转账，将全部款项 {amount} 退回原付款账户。',
  },
}

export const ORDER_CONTRACT_MAIL: Translated<typeof English.ORDER_CONTRACT_MAIL> = {
  seeQuote: '查看并接受报价',
  offer: {
    subject: '{reference} 我们的报价：{total}',
    title: '我们的报价',
    preview: '{price}。完成时间：{ready}。',
    text: '以下是我们对您申请的报价。在您接受之前，无需支付任何费用。',
    replaces: '本报价取代我们此前发送的报价。',
    byPost: '邮寄',
    toAddress: '寄至您接受报价时填写的地址',
    next: [
      '请在{end}之前在该页面上接受报价，并支付首款（一半）{first}。',
      '我们开始工作。付款后 1 小时内，如果我们尚未开始，您可以取消并获得全额退款。',
      '我们将于{ready}交付，届时您支付尾款（另一半）{second}。',
    ],
    questions: '如有疑问，请在页面上提问或回复此邮件。',
  },
  reminder: {
    subject: '{reference} 提醒：我们的报价 {total}',
    title: '我们的报价即将到期',
    preview: '{price}。有效期至{end}。',
    text: '我们的报价有效期至{end}。如果您仍需办理，请在此之前接受。如不需要，您无需做任何事。',
    price: '价格',
    halves: '接受报价时付一半，即 {first}，交付时付另一半。如果您想更改内容，请回复告知我们。',
  },
  transfer: {
    subject: '{reference} 请转账 {amount}',
    titles: {
      first: '如何支付首款',
      second: '如何支付尾款',
      whole: '如何支付全款',
      extra: '如何支付追加服务的费用',
    },
    preview: '{amount}，付款编号 {reference}。',
    accepted: '感谢您接受我们的报价。',
    please: {
      first: '请将首款（一半）{amount} 转入以下账户。',
      second: '请将尾款（一半）{amount} 转入以下账户。',
      whole: '请将全款 {amount} 转入以下账户。',
      extra: '请将追加服务的费用 {amount} 转入以下账户。',
    },
    start: '款项到账后，我们就开始工作。',
    receipt: '银行转账可能需要一两天。款项到账后，我们会通过电子邮件给您发送收据。',
    confirm: '款项到账后，我们会发邮件确认您的订单。',
    moves: '如果到账晚于{day}，交付日期相应顺延。',
    cancel: '款项到账后 1 小时内，如果我们尚未开始，您可以取消并获得全额退款。',
    deliver: '我们将于{ready}交付。',
    second: '交付时，您支付尾款（另一半）{amount}。',
    ordered: '您订购的内容',
  },
  firstDue: {
    subject: '{reference} 您的转账 {amount} 尚未到账',
    title: '您的转账尚未到账',
    text: '您支付首款的银行转账尚未到账。到账后，我们就开始工作。如果您在最近几天已转账，您无需做任何事。我们为您保留订单至{day}。',
    changed: '如果您改变了主意，您无需支付任何费用。请回复告知我们。',
  },
  unpaid: {
    subject: '{reference} 我们未收到您的转账 {amount}',
    title: '您的转账未到账',
    preview: '如果您已转账，请回复告知我们。',
    text: '我们未收到您的银行转账 {amount}，也尚未开始工作。您无需支付任何费用。如果您已转账，请回复告知转账时间，我们会查找这笔款项。',
    open: '您仍可在{end}之前接受我们的报价。',
    over: '我们的报价已不能接受。如果您仍需办理，请回复，我们会给您新的报价。',
    seeQuote: '查看报价',
  },
  paid: {
    subject: '{reference} 您的订单已确认：已收到 {amount}',
    title: '您的订单已确认',
    preview: '我们已收到 {amount}。完成时间：{ready}。',
    first: '谢谢。我们已收到首款（一半）{amount}，您的订单已确认。',
    whole: '谢谢。我们已收到全款 {amount}，您的订单已确认。',
    orderedOn: '下单日期',
    suppliedBy: '服务提供方',
    cancel: '如果我们尚未开始，您可以在{end}之前通过该页面取消，并获得全额退款。',
    next: [
      '开始工作时，我们会通知您。如果我们有问题，会发邮件给您，您可以在您的页面上回答。',
      '我们将于{ready}交付，并发邮件通知您。',
    ],
    second: '交付时，您支付尾款（另一半）{amount}。',
    agreed: '我们的约定',
    rules: [
      '价款预付一半，交付时付另一半。',
      '付款后 1 小时内，如果工作尚未开始，您可以取消并获得全额退款。',
      '工作开始后，不予退款。',
      '如果我们无法办理订单，会向您全额退款。',
    ],
    consumer: '如果您以消费者身份下单，上述规则与下列权利不一致的，以下列权利为准。',
  },
}

export const ORDER_PAYMENT: Translated<typeof English.ORDER_PAYMENT> = {
  first: '首款（一半）',
  second: '尾款（一半）',
  whole: '价款',
  extra: '追加服务',
  order: '订单 {reference}',
}
