import type * as English from '#content/order-later.ts'
import type { Translated } from '#contract/language.ts'

export const ENDED_WORDS: Translated<typeof English.ENDED_WORDS> = {
  kept: '我们保留的款项',
  back: '您的退款',
  reason: '原因',
  earlier: '此申请的以往订单',
  order: '订单 {number}：{state}，{total}',
  states: {
    offered: '已发送报价',
    expired: '已过期',
    withdrawn: '已撤回',
    accepted: '已接受',
    half_paid: '首款已付',
    in_progress: '办理中',
    delivered: '已交付',
    completed: '已完成',
    cancelled: '已取消',
    refunded: '已退款',
    ended: '已终止',
  },
}

export const CANCEL_WORDS: Translated<typeof English.CANCEL_WORDS> = {
  until: '如果我们尚未开始工作，您可以在英国时间 {time} 之前取消，并获得全额退款。',
  left: { other: '还剩 {count} 分钟' },
  button: '取消此订单',
  title: '要取消此订单吗？',
  text: '我们不会开始工作，并会退还您已支付的全部款项。',
  confirm: '是，取消',
  busy: '正在取消…',
  keep: '保留',
}

export const WORK_WORDS: Translated<typeof English.WORK_WORDS> = {
  moved: '原定日期',
  files: '还有其他文件要给我们？{link}',
  filesLink: '在下方添加',
}

export const NEEDED_WORDS: Translated<typeof English.NEEDED_WORDS> = {
  ask: '我们需要的内容',
  about: '您提交的文件：{name}',
  answer: '或用文字回答',
  answerLabel: '您的回答',
  answerSend: '发送回答',
  draft: '请您审阅的草稿',
  spelling: '我已审阅草稿。所有姓名、日期和数字均拼写无误。',
  spellingMissing: '请先审阅草稿并勾选此项',
  approve: '批准草稿',
  busy: '请稍候…',
  changes: '要求修改',
  changesLabel: '需要修改什么？',
  changesSend: '发送修改意见',
  rounds: { other: '价格中还包含 {count} 轮修改。' },
  noRounds: '价格中包含的修改轮次已用完。如果仍有错误，请在下方给我们留言。',
  thanks: '谢谢，我们已收到您的回答。',
  thanksReady: '谢谢，我们已收到您的回答，并继续办理您的订单。订单将于{ready}完成。',
}

export const DELIVERY_WORDS: Translated<typeof English.DELIVERY_WORDS> = {
  title: '我们已交付的内容',
  handedOver: '交付日期：{date}',
  parcel: '由 {carrier} 寄送，追踪号码 {tracking}',
  tracking: '追踪号码 {tracking}',
  copyTracking: '复制号码',
  digest: '数字指纹（SHA-256）',
  documents: '已交付的文件',
  replaced: '已于{date}更换：请使用新文件',
  takenBack: '已于{date}收回',
  locked: '付清尾款后即可打开',
  verify: '您把文件交给任何人，对方都可以核验文件是否由我们出具：{link}。',
  verifyLink: '核验文件',
  howChecked: '他人如何查验',
}

export const ORIGINALS_WORDS: Translated<typeof English.ORIGINALS_WORDS> = {
  title: '您的原件',
  arrived: '{date}起由我们保管',
  sentBack: '已于{date}寄还',
  posting: '要把原件邮寄给我们吗？',
  enclose: '请打印此页并放在最上面，以便我们知道原件是谁的。原件收到时和寄还时，我们都会通知您。',
  cover: '下载随附页',
}

export const ADDRESS_WORDS: Translated<typeof English.ADDRESS_WORDS> = {
  title: '办妥文件的邮寄地址',
  change: '更改地址',
  save: '保存地址',
  busy: '正在保存…',
}

export const EXTRA_WORDS: Translated<typeof English.EXTRA_WORDS> = {
  title: '订单的追加服务',
  lead: '在您接受之前，无需为此支付任何费用。',
  table: { offered: '追加服务', paid: '追加服务，已付款' },
}

export const REVIEW_WORDS: Translated<typeof English.REVIEW_WORDS> = {
  title: '愿意告诉其他人吗？',
  text: '在 {site} 上写一两句话，可以帮助有同样需要的人。您在那里写的内容，我们无法修改。',
  link: '撰写评价',
  newTab: '（在新标签页中打开）',
}

export const TRANSFER_WORDS: Translated<typeof English.TRANSFER_WORDS> = {
  title: '银行转账',
  text: '请务必准确填写此付款编号，以便我们核对您的付款。',
  amount: '金额',
  reference: '付款编号',
  name: '账户名称',
  sortCode: '银行代码（sort code）',
  accountNumber: '账号',
  iban: 'IBAN',
  copy: {
    reference: '复制付款编号',
    sortCode: '复制银行代码',
    accountNumber: '复制账号',
    iban: '复制 IBAN',
  },
  request: '下载付款通知',
  card: '改用银行卡付款：{amount}',
}

export const PAYMENT_WORDS: Translated<typeof English.PAYMENT_WORDS> = {
  title: '付款、收据和发票',
  parts: {
    first: '首款（一半）',
    second: '尾款（一半）',
    whole: '全款',
    extra: '追加服务',
  },
  surplus: '多付款项',
  refunded: '已退款 {amount}',
  methods: { card: '银行卡', transfer: '银行转账' },
  paid: {
    card: '{date}，银行卡',
    transfer: '{date}，银行转账',
  },
  states: {
    none: '已付',
    due: '退款中',
    made: '已退款',
    failed: '退款中',
  },
  refund: {
    card: '退款会退回您付款所用的银行卡；银行最多可能需要 10 个工作日才显示到账。',
    transfer: '银行转账的退款会退回原付款账户。',
  },
}
