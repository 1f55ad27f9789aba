import type * as English from '#content/papers.ts'
import type { Translated } from '#contract/language.ts'

export const PAPER_KINDS: Translated<typeof English.PAPER_KINDS> = {
  receipt: '收据',
  invoice: '发票',
  'credit note': '贷项通知单',
}

export const DOWNLOAD_WORDS: Translated<typeof English.DOWNLOAD_WORDS> = {
  download: '下载',
  downloadFile: '下载 {name}',
  busy: '正在获取…',
  failed: '无法获取该文件，请重试。',
}

export const PAPER_WORDS: Translated<typeof English.PAPER_WORDS> = {
  titles: {
    receipt: '收据',
    invoice: '增值税发票',
    'credit note': '贷项通知单',
    'payment request': '付款通知',
  },
  addressed: {
    receipt: '付款人',
    invoice: '发票抬头',
    'credit note': '贷项抬头',
    'payment request': '致',
  },
  headings: {
    receipt: '付款',
    invoice: '本发票',
    'credit note': '本贷项',
    'payment request': '应付款项',
  },
  apart: '形式发票（pro forma），并非增值税发票。',
  mark: '{name} 的标志',
  vatRegistration: '增值税登记号 {number}',
  number: '编号',
  date: '日期',
  taxPoint: '纳税义务发生日',
  due: '付款期限',
  consultation: '咨询',
  order: '订单',
  credits: '冲抵',
  replaces: '取代',
  purchaseOrder: '您的采购订单',
  vatNumber: '您的增值税号',
  parts: {
    first: '订单首款（一半）',
    second: '订单尾款（一半）',
    whole: '订单全款',
    extra: '追加服务',
  },
  partial: {
    first: '订单首款的一部分',
    second: '订单尾款的一部分',
    whole: '订单全款的一部分',
    extra: '追加服务费用的一部分',
  },
  surplus: '并非应付的款项，退还前由我们保管',
  partOfPrice: '价款的一部分：{what}',
  treatments: {
    standard: '增值税，税率 {rate}',
    zero: '零税率，增值税 0%',
    exempt: '免征增值税',
    outside: '不属于英国增值税征税范围',
    disbursement: '代垫费用，按实际金额',
  },
  total: {
    credited: '已冲销',
    request: '应付金额',
    refunded: { card: '已退回您付款所用的银行卡', transfer: '已通过银行转账退款' },
    paid: { card: '已于{day}用银行卡支付', transfer: '已于{day}通过银行转账支付' },
  },
  columns: { what: '项目', amount: '金额', net: '净额', vat: '增值税', total: '合计' },
  halves: { first: '尾款（一半），交付时支付', second: '首款（一半），此前已付' },
  vat: '增值税',
  whole: { taxed: '订单全款，含增值税', untaxed: '订单全款' },
  price: { taxed: '价格，含增值税', untaxed: '价格' },
  next: {
    corrected: '本文件更正此前文件的内容，不涉及任何付款或退款。',
    request: '您的付款到账后，您会立即收到收据或增值税发票。',
    refunded: {
      card: '款项正在退回您付款所用的银行卡。银行最多可能需要 10 个工作日才显示到账。',
      transfer: '我们正在通过银行转账退款。最多可能需要 10 个工作日才能到账。',
    },
    consultation: '视频链接和您的预约页面见我们的电子邮件。',
    surplus: '在退还之前，我们为您保管这笔款项。',
    first: '我们会办理您的订单，完成后发邮件通知您。届时支付尾款。',
    full: '报价单上的款项已全部付清。',
  },
  noVat: '不收取增值税。',
  waived: '少付的 {amount} 已予免除。',
  reason: '原因',
  bank: {
    title: '银行账户',
    name: '账户名称',
    sortCode: '银行代码（sort code）',
    accountNumber: '账号',
    iban: 'IBAN',
    reference: '付款编号',
  },
  statement: { title: '对账单', period: '期间', moved: '付款与退款', open: '期末未付' },
  orderTitle: '订单',
  consultationTitle: '咨询',
  cover: {
    title: '随附页',
    to: '寄至',
    from: '寄件人',
    enclose: '请将此页放在原件最上面。请使用可追踪的邮寄方式，并保留单号，直到我们通知您原件已收到。',
  },
  page: '第 {page} 页，共 {pages} 页',
}
