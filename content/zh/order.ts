import type * as English from '#content/order.ts'
import type { Translated } from '#contract/language.ts'

const WAIT_FOR_TRANSFER = '款项到账后，我们会发邮件确认。银行转账可能需要一两天。'

export const BILLING_FIELD_WORDS: Translated<typeof English.BILLING_FIELD_WORDS> = {
  name: { label: '发票抬头', required: '请输入发票抬头' },
  address: { label: '发票地址', required: '请输入发票地址' },
  purchaseOrder: { label: '采购订单号' },
}

export const DELIVERY_FIELD_WORDS: Translated<typeof English.DELIVERY_FIELD_WORDS> = {
  label: '办妥的文件寄往何处？',
  required: '请输入收件人姓名和邮寄地址',
}

export const ORDER_PAGES: Translated<typeof English.ORDER_PAGES> = {
  offered: {
    title: '您的报价已准备好',
    text: '在您接受报价之前，无需支付任何费用。',
    next: [
      '您接受报价并支付一半；如果愿意，也可以全部付清。',
      '我们开始工作。付款后 1 小时内，如果我们尚未开始，您可以取消并获得全额退款。',
      '您的文件将于{ready}完成。',
      '{rest}',
    ],
  },
  accepted: {
    title: '我们正在等待您的付款',
    text: '您已接受我们的报价。首款付清后，我们就开始工作。',
    next: [
      '您支付首款（一半）。',
      '我们开始工作。付款后 1 小时内，如果我们尚未开始，您可以取消并获得全额退款。',
      '您的文件将于{ready}完成。',
      '{rest}',
    ],
  },
  transfer: {
    title: '我们正在等待您的银行转账',
    text: WAIT_FOR_TRANSFER,
    next: [
      '您转账，并注明本页的付款编号。',
      '款项到账后，我们发邮件通知您并开始工作。',
      '您的文件将于{ready}完成。',
      '{rest}',
    ],
  },
  settling: {
    title: '我们正在核对您的付款',
    text: '付款一经确认，本页会自动更新。请勿重复付款。',
    next: [
      '支付服务商通知我们结果，通常在一分钟之内。',
      '我们通过电子邮件给您发送收据。',
      '如果没有向您扣款，您可以在此重新付款。',
    ],
  },
  linkEnded: {
    title: '此链接已失效',
    text: '我们无法在此显示您的付款是否成功；如果成功，我们会发邮件确认。请勿重复付款。',
    next: ['请重新加载页面，通过电子邮件获取新链接。', '新链接会显示您的付款是否成功。'],
  },
  half_paid: {
    title: '已收到付款，我们即将开始',
    text: '您的订单已确认。确认邮件正在发送给您。',
    next: ['我们开始工作，并在开始时发邮件通知您。', '您的文件将于{ready}完成。', '{rest}'],
  },
  in_progress: {
    title: '已收到付款，我们已开始',
    text: '我们正在办理您的订单，文件办妥后会立即发邮件通知您。',
    next: ['您的文件将于{ready}完成。', '完成后，我们立即发邮件通知您。', '{rest}'],
  },
  ask: {
    title: '我们需要您提供信息或文件',
    text: '我们收到后，就继续办理您的订单。',
    next: ['您将所需信息或文件发送给我们。', '您的文件将于{ready}完成。', '{rest}'],
  },
  draft: {
    title: '您的草稿可以审阅了',
    text: '您批准草稿后，我们就继续办理您的订单。',
    next: ['您批准草稿，或要求修改。', '您的文件将于{ready}完成。', '{rest}'],
  },
  extra: {
    title: '追加服务的报价已准备好',
    text: '这是对您订单的补充；无论您是否接受，订单都会继续办理。',
    next: ['您接受追加服务并付款，或不予接受。', '我们将其加入您的订单。', '我们通过电子邮件给您发送收据。'],
  },
  extraAccepted: {
    title: '我们正在等待您的付款',
    text: '您已接受追加服务，尚未付款。',
    next: ['您支付追加服务的费用。', '我们将其加入您的订单。', '我们通过电子邮件给您发送收据。'],
  },
  extraTransfer: {
    title: '我们正在等待您的银行转账',
    text: `这笔款项用于支付追加服务。${WAIT_FOR_TRANSFER}`,
    next: ['您转账，并注明本页的付款编号。', '款项到账后，我们发邮件通知您，并将追加服务加入您的订单。'],
  },
  delivered: {
    title: '您的文件已完成',
    text: '请现在支付尾款（另一半）。',
    next: ['您支付尾款。', '{open}', '我们通过电子邮件给您发送收据。'],
  },
  deliveredTransfer: {
    title: '您的文件已完成',
    text: `我们正在等待您的银行转账。${WAIT_FOR_TRANSFER}`,
    next: ['您转账，并注明本页的付款编号。', '{open}', '我们通过电子邮件给您发送收据。'],
  },
  deliveredExtra: {
    title: '您的文件已完成',
    text: '价款已付清。请在下方支付追加服务的费用。',
    next: ['您支付追加服务的费用。', '{open}', '我们通过电子邮件给您发送收据。'],
  },
  deliveredDisputed: {
    title: '您的文件已完成',
    text: '您的银行正在核查此订单的一笔付款。核查结束之前，您无需支付任何款项。',
    next: ['银行对该付款作出决定并通知您。', '如有疑问，请在下方给我们留言。'],
  },
  deliveredOriginals: {
    title: '您的文件已完成',
    text: '目前无需支付任何款项。原件寄还给您之后，您的订单即告完成。',
    next: [
      '我们寄还您的原件，并发邮件通知您。',
      '请保存办妥的文件和收据的副本。',
      '如有不妥之处，请在下方给我们留言。',
    ],
  },
  completed: {
    title: '您的订单已完成',
    text: '全部文件已交付，款项已付清。谢谢您。',
    next: [
      '请保存办妥的文件和收据的副本。',
      '您把文件交给任何人，对方都可以在此核验文件是否由我们出具。',
      '如有不妥之处，请在下方给我们留言。',
    ],
  },
  expired: {
    title: '您的报价已过期',
    text: '该报价已不能接受，您无需支付任何费用。如果您仍需办理，我们会给您新的报价。',
    next: ['您向我们索取新的报价。', '我们核对价格和日期，并通过电子邮件回复。'],
  },
  withdrawn: {
    title: '我们已撤回此报价',
    text: '该报价已不能接受，您无需支付任何费用。',
    next: ['如有疑问，请在下方给我们留言。', '如果我们能给您新的报价，会通过电子邮件发送给您。'],
  },
  cancelled: {
    title: '您已取消此订单',
    text: '我们不再办理此订单。{refund}',
    next: ['{papers}'],
  },
  refunded: {
    title: '我们无法办理此订单',
    text: '非常抱歉。{refund}',
    next: ['{papers}'],
  },
  ended: {
    title: '此订单已终止',
    text: '我们不再办理此订单。{refund}',
    next: ['{papers}'],
  },
  endedUnpaid: {
    title: '此订单已关闭',
    text: '尾款未付。您仍可在此支付。',
    next: ['您支付尾款。', '{open}', '我们通过电子邮件给您发送收据。'],
  },
}

export const ORDER_REFUNDS: Translated<typeof English.ORDER_REFUNDS> = {
  due: '我们正在退款 {amount}。',
  made: '我们已退款 {amount}。',
  none: '没有需要退还的款项。',
  papers: {
    due: '之后我们通过电子邮件给您发送贷项通知单。',
    made: '收据和贷项通知单会保留在本页。',
  },
}

export const ORDER_REST: Translated<typeof English.ORDER_REST> = {
  due: '我们交付时，您支付尾款 {amount}。',
  paid: '您无需再支付任何费用。',
}

export const ORDER_OPENING: Translated<typeof English.ORDER_OPENING> = {
  later: '您可以在本页打开办妥的文件。',
  now: '您现在已可打开办妥的文件，见本页下方。',
}

export const ORDER_ACTIONS: Translated<typeof English.ORDER_ACTIONS> = {
  again: '立即重新查询',
  message: '向我们提问',
  requote: '索取新的报价',
  reload: '重新加载本页',
  another: '再申请一份报价',
}

export const ORDER_STEPS: Translated<typeof English.ORDER_STEPS> = {
  label: '您的订单进度',
  steps: ['报价', '首款已付', '办理中', '已交付', '已完成'],
}

export const OFFER_WORDS: Translated<typeof English.OFFER_WORDS> = {
  title: '您的报价',
  ordered: '您订购的内容',
  what: '项目',
  amount: '金额',
  vat: '增值税，税率 {rate}',
  ofWhichVat: '其中增值税，税率 {rate}',
  noVat: '不收取增值税',
  total: '合计',
  halves: { first: '首款（一半），开始前付', second: '尾款（一半），交付时付' },
  paid: '已付',
  openUntil: '有效期至',
  note: '我们的附言',
}

export const PAY_WORDS: Translated<typeof English.PAY_WORDS> = {
  method: '您希望如何付款？',
  methods: { card: '银行卡', transfer: '银行转账' },
  buttons: {
    first: { card: '接受并支付一半：{amount}', transfer: '接受并转账一半：{amount}' },
    second: { card: '支付尾款：{amount}', transfer: '转账支付尾款：{amount}' },
    whole: { card: '接受并全部付清：{amount}', transfer: '接受并转账全款：{amount}' },
    extra: { card: '接受并支付追加服务：{amount}', transfer: '接受并转账支付追加服务：{amount}' },
  },
  busy: '请稍候…',
  accept: {
    first: {
      card: '点击此按钮即表示您订购上述服务，并同意按照我们的{terms}付款：现在付一半，交付时付另一半。',
      transfer:
        '点击此按钮即表示您订购上述服务，并同意按照我们的{terms}付款：开始前通过银行转账付一半，交付时付另一半。',
    },
    whole: {
      card: '点击此按钮即表示您订购上述服务，并同意按照我们的{terms}现在全部付清。',
      transfer: '点击此按钮即表示您订购上述服务，并同意按照我们的{terms}，在我们开始前通过银行转账全部付清。',
    },
    extra: {
      card: '点击此按钮即表示您订购上述追加服务，并同意按照我们的{terms}现在付款。',
      transfer: '点击此按钮即表示您订购上述追加服务，并同意按照我们的{terms}通过银行转账付款。',
    },
  },
  share: '您希望现在支付多少？',
  shares: { half: '一半：{amount}', whole: '全部：{amount}' },
  early: '您想现在就支付尾款吗？尾款在我们交付时才到期。',
  terms: '服务条款（英文）',
  where: {
    card: '您在支付服务商的页面上付款。我们不会看到您的银行卡信息。',
    transfer: '我们的银行账户信息会显示在此处，也会通过电子邮件发送给您。',
  },
  express:
    '请在我的 14 天取消期内开始工作。如果我取消，我会支付已完成工作的费用；工作全部完成后，我不能再取消。',
  expressMissing: '请勾选此项，否则我们无法及时开始',
  billing: {
    address: '街道、城镇和邮编；如不在英国，请写明国家/地区。',
    purchaseOrder: '您自己的订单号（如有）。我们会印在您的发票上。',
  },
  delivery: '姓名、街道、城镇和邮编；如不在英国，请写明国家/地区。',
  invoiceTo: '发票抬头和地址：{address}。',
  none: '如需付款，请回复我们的邮件。',
}

export const SETTLING_WORDS: Translated<typeof English.SETTLING_WORDS> = {
  slow: '用时比平常长。您不必在此等候：付款一经确认，我们就发邮件通知您。',
  unreachable: '我们的服务器没有响应。内容没有丢失：本页会继续尝试；如果付款已成功，我们会发邮件确认。',
}

export const CONVERSATION_WORDS: Translated<typeof English.CONVERSATION_WORDS> = {
  title: '提问与回答',
  ask: '就此订单给我们留言',
  authors: { customer: '您', operator: '我们' },
  documents: '此消息所附文件',
  drafts: { approved: '您已批准此草稿', changes: '您要求修改' },
  label: '您的消息',
  send: '发送消息',
  busy: '正在发送…',
  sent: '我们已收到您的消息，会在此处并通过电子邮件回复。',
  empty: '请先填写消息',
  tooLong: '请不要超过 {limit} 个字符',
}

export const ORDER_NOTICES: Translated<typeof English.ORDER_NOTICES> = {
  superseded: '您打开本页后，我们更改了报价。这是新的报价。没有扣取任何款项。',
  expired: '报价在接受之前已过期。没有扣取任何款项。',
  'not-offered': '报价在接受之前已撤回。没有扣取任何款项。',
  'already-paid': '这一半款项已经付过，可能是在另一个窗口中。没有再次扣款。',
  begun: '我们已开始工作，因此订单不能再在此取消。如有疑问，请在下方给我们留言。',
  'too-late': '可在此取消的 1 小时已过。如有疑问，请在下方给我们留言。您的法定权利见我们的服务条款（英文）。',
  posted: '我们已寄出办妥的文件，因此不能再在此更改地址。',
  'already-answered': '您已经回答过，可能是在另一个窗口中。',
  'no-more-rounds': '价格中包含的修改轮次已用完。请在下方给我们留言。',
  'first-unpaid': '首款尚未支付，因此不能支付尾款。本页现在显示应付的款项。',
  ended: '此订单在此期间已终止。没有扣取任何款项。',
  'not-paid': '没有可取消的内容：您打开本页后，此订单已有变化。',
  left: '付款未完成，没有向您收取费用。您可以在下方重试。',
  refused: '我们收到一笔与此订单不符的付款，因此未能接受。我们会与您联系并退还款项。您可以在下方重新付款。',
  surplus: '您的付款到达时，这一半款项已无需支付。我们会自动退款。',
}

export const ORDER_FAILURES: Translated<typeof English.ORDER_FAILURES> = {
  pay: '无法打开付款页面，没有向您收取费用。请重试。',
  extra: '无法打开付款页面，没有向您收取费用。请重试。',
  cancel: '目前无法取消，请重试。',
  message: '您的消息未能发送。内容仍在此处：请重试。',
  approve: '目前无法记录，请重试。',
  address: '地址未能保存。内容仍在此处：请重试。',
  offline: '您似乎处于离线状态。没有发送任何内容：请在恢复连接后重试。',
  busy: '尝试次数过多。请等几分钟再试。',
  link: '没有发送任何内容：您的链接已失效。请重新加载页面以获取新链接。',
  'billing-missing': '我们需要发票抬头和地址。没有向您收取费用：请在上方填写。',
  'billing-too-long': '发票地址过长。没有向您收取费用：请缩短地址。',
  'billing-invalid': '发票抬头或地址无法使用。没有向您收取费用：请检查。',
  'address-missing': '我们需要办妥文件的邮寄地址。没有向您收取费用：请在上方填写。',
  'too-many-payments': '付款尝试次数过多。没有向您收取费用：请发邮件给我们。',
  'too-many-messages': '此对话已达到上限。请改为发邮件给我们。',
}
