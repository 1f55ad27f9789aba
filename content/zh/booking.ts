import type * as English from '#content/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import type { Translated } from '#contract/language.ts'
import { CONSULTATION as consultation, PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, PHONE_WORDS } from './fields.ts'

const DATE_MISSING = '请选择咨询日期'
const TIME_MISSING = '请选择咨询时间'

export const BOOKING_FIELD_WORDS: Translated<typeof English.BOOKING_FIELD_WORDS> = {
  firstName: { label: '名', required: '请填写名' },
  lastName: { label: '姓', required: '请填写姓' },
  email: { ...EMAIL_WORDS, label: '电子邮箱地址', required: '请输入有效的电子邮箱地址' },
  phone: { ...PHONE_WORDS, label: '电话号码', required: '请输入有效的电话号码' },
  date: {
    label: '咨询日期',
    required: DATE_MISSING,
    messages: { 'too-long': DATE_MISSING },
  },
  time: { label: '咨询时间', required: TIME_MISSING },
  expressRequest: { label: '明确要求' },
}

const TOO_SOON = `请至少提前 ${consultation.notice}预约`

export const BOOKING_PROBLEMS: Translated<typeof English.BOOKING_PROBLEMS> = {
  'not-a-day': DATE_MISSING,
  'not-a-slot': TIME_MISSING,
  past: '该日期已过，请另选日期',
  closed: `咨询时间为${consultation.onDays}，请另选日期`,
  holiday: '当天是英国公众假日，请另选日期',
  away: '当天我们休息，请另选日期',
  'too-soon': TOO_SOON,
  'too-far': `请选择今后 ${Math.round(CONSULTATION.daysAhead / 365)} 年内的日期`,
  begun: CONSULTATION.noticeHours > 0 ? TOO_SOON : '该时段已经开始，请选择较晚的时段',
}

export const BOOKING_PAGE: Translated<typeof English.BOOKING_PAGE> = {
  title: '预约视频咨询',
  lead: '预约一对一视频咨询，与我们的专业人员讨论您的文件需求。',
  reassurance: `提前 ${consultation.cancelNotice}以上取消，全额退款。`,
  banner: `${consultation.minutes} 分钟视频咨询`,
  sections: { when: '时间', who: '您的信息' },
  datePrompt: '选择咨询日期',
  submit: `预约并支付 ${consultation.price}`,
  submitting: '正在处理…',
  notes: ['安全付款', `可提前 ${consultation.cancelNotice}以上取消`],
  terms: '预约即表示您接受我们的{terms}，其中说明了如何取消。',
  termsLink: '服务条款（英文）',
  noscript: {
    manage: '您的咨询',
    book: `本页需要 JavaScript，而此处已关闭或无法使用。咨询时间为${consultation.days} ${consultation.hours}。如需预约或取消咨询，请发邮件至`,
    how: `请提出两三个您方便的时间。我们会在 ${promises.reply}内确认其中一个，并给您发送付款链接。`,
  },
}

export const CALENDAR_WORDS: Translated<typeof English.CALENDAR_WORDS> = {
  previous: '上个月',
  next: '下个月',
}

export const CLOCKS: Translated<typeof English.CLOCKS> = {
  gmt: '{time} GMT',
  uk: '英国时间 {time}',
  there: '{city} 时间 {time}',
  yours: '您的当地时间 {time}',
  onOtherDay: '{date} {time}',
  weekday: '{weekday} {time}',
  one: '{gmt} 换算为：{other}。',
  two: '{gmt} 换算为：{other}；{another}。',
  moment: '{date} {time} GMT',
  others: '{moment}（{others}）',
  separator: '、',
}

export const CITIES: Translated<typeof English.CITIES> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Godthab: 'Nuuk',
}

export const SLOT_NOTES: Translated<typeof English.SLOT_NOTES> = {
  zone: '括号内为 {city} 时间。',
  ownZone: '括号内为您设备上的时间。',
  loading: '正在查询可预约的时段…',
  slow: '查询可预约时段的用时比平常长。您可以先选择一个时段：我们会在您付款前核对。',
  failed: '目前无法查询可预约的时段。您仍可选择一个时段：我们会在您付款前核对。',
  retry: '重新查询',
  some: '划掉的时段已被预约或已过。',
  none: '当天已没有可预约的时段，请另选日期。',
  taken: '已被预约',
  begun: '已过',
  soon: '离现在太近',
}

export const CLOSED_NOTES: Translated<typeof English.CLOSED_NOTES> = {
  holiday: '英国公众假日：{month}{days}日',
  away: '休息：{month}{days}日',
  full: '已约满：{month}{days}日',
}

export const CLOSED_DAY: Translated<typeof English.CLOSED_DAY> = {
  holiday: '{date}，英国公众假日',
  away: '{date}，休息',
  full: '{date}，已约满',
}

export const BOOKING_ALERT: Translated<typeof English.BOOKING_ALERT> = '处理您的预约时出错，请重试。'

export const BOOKING_REFUSALS: Translated<typeof English.BOOKING_REFUSALS> = {
  express: `请勾选此项，或选择距今超过 ${CONSULTATION.withdrawalDays} 天的日期`,
  taken: '此时段刚刚被预约，请另选时段',
  holds: `您或与您同一网络的人已保留了未付款的时段。请先为其中一个付款，或 ${CONSULTATION.holdMinutes} 分钟后再试`,
  cancelTooLate: `咨询最迟须在开始前 ${consultation.cancelNotice}取消，此次咨询距开始已不足 ${consultation.cancelNotice}。如果您不能参加，请发邮件给我们。`,
  moveTooLate: `咨询最迟须在开始前 ${consultation.cancelNotice}改期，此次咨询距开始已不足 ${consultation.cancelNotice}。如果您不能参加，请发邮件给我们。`,
  moves: `此次咨询已改期 ${CONSULTATION.moves} 次。如需其他时间，请发邮件给我们。`,
}

export const EXPRESS_REQUEST: Translated<typeof English.EXPRESS_REQUEST> = {
  label: '请在我的 14 天取消期内于该日进行咨询。我理解，咨询完成后我不能再取消。',
}

export const BOOKING_SUMMARY: Translated<typeof English.BOOKING_SUMMARY> = {
  title: '您的咨询',
  lead: '与我们的一位专业人员视频交谈',
  unset: '选择日期和时间',
  noTime: '选择时间',
  item: `${consultation.minutes} 分钟视频咨询`,
  total: consultation.vat ? `现在应付，${consultation.vat}` : '现在应付',
  byVideo: '视频方式',
  until: '至 {time} GMT',
  span: '{from} 至 {to} GMT',
}

export const PAYMENT_NOTICES: Translated<typeof English.PAYMENT_NOTICES> = {
  cancelled: '付款未完成，没有向您收取费用。您可以在下方重试。',
  unfinished: '您尚未付款。您可以在 {time} 之前为该时段付款。',
  goOn: '继续付款',
  giveUp: '放弃该时段',
}

const REFUNDED = {
  title: '正在为您退款',
  text: `此次咨询不再进行。我们正在将 ${consultation.price} 退回您付款所用的银行卡；银行最多可能需要 10 个工作日才显示到账。`,
  again: '另约时间',
}

export const PAYMENT_OUTCOME: Translated<typeof English.PAYMENT_OUTCOME> = {
  asking: { title: '请稍候', text: '我们正在核对您的付款。' },
  confirmed: {
    booked: '已预约',
    title: '您的咨询已预约成功',
    mailed: '确认邮件正在发往 {email}，内含视频链接和日历邀请。',
    mailedToYou: '确认邮件正在发送给您，内含视频链接和日历邀请。',
    reference: '您的编号',
    copy: '复制编号',
    referenceHint: '与我们联系时请提供此编号。',
    calendar: '保存到日历',
    nextTitle: '接下来',
    next: [
      '您会通过电子邮件收到视频链接，并在前一天收到提醒。',
      '交谈时请将文件放在手边。',
      `如果您不能参加，请使用邮件中的链接取消。提前 ${consultation.cancelNotice}以上取消可获全额退款。`,
    ],
  },
  held: {
    title: '正在处理您的付款',
    text: '本页会自动更新，付款一经确认即显示您的预约。',
    slow: '用时比平常长。您不必在此等候：付款一经确认，我们就发邮件通知您。',
    again: '立即重新查询',
  },
  released: {
    title: '付款未完成',
    text: '该时段已释放，没有向您收取费用。您填写的内容保存在此设备上。',
    again: '重试',
  },
  cancelled: REFUNDED,
  lost: REFUNDED,
  unknown: {
    title: '找不到这笔付款',
    text: '本页的网址不完整或已过期。如果您已付款，确认信息在您的电子邮件中；否则请发邮件至 {email}。',
    again: '预约咨询',
  },
  unreachable: {
    title: '目前无法查看您的付款',
    text: '我们的服务器没有响应。内容没有丢失：本页会继续尝试；如果付款已成功，我们会发邮件确认。',
    again: '立即重试',
  },
  another: '再预约一次咨询',
}

export const MANAGED_BOOKING: Translated<typeof English.MANAGED_BOOKING> = {
  asking: { title: '请稍候', text: '我们正在查找您的预约。' },
  title: '您的咨询',
  greeting: '预约人：{name}。',
  video: '视频通话：{link}',
  until: '您可以在{time}之前取消，并获得全额退款。',
  held: '此次咨询已经开始或已结束。',
  move: {
    until: '在此之前您也可以改期。',
    button: '改期',
    title: '选择其他时间',
    confirm: '确认改期',
    busy: '正在改期…',
    keep: '保留原时间',
    failed: '目前无法改期，请重试。',
  },
  moved: {
    title: '您的咨询已改期',
    text: '无需支付任何费用。我们会发邮件确认新的时间，并附上日历邀请。',
  },
  reference: '编号',
  papers: '收据和发票',
  write: '您可以发邮件至 {email}。',
  cancel: {
    button: '取消此次咨询',
    title: '要取消此次咨询吗？',
    text: `该时段将被释放，我们会将 ${consultation.price} 退回您付款所用的银行卡。`,
    confirm: '是，取消',
    busy: '正在取消…',
    keep: '保留',
    failed: '目前无法取消，请重试。',
  },
  cancelled: {
    title: '您的咨询已取消',
    text: `我们正在将 ${consultation.price} 退回您付款所用的银行卡；银行最多可能需要 10 个工作日才显示到账。我们会发邮件确认。`,
  },
  unpaid: {
    title: '此次咨询未付款',
    text: '该时段已释放，没有向您收取费用。',
  },
  another: '另约时间',
  invalid: {
    title: '此链接无法使用',
    text: '链接不完整。请从邮件中重新打开；如果仍然无法使用，请发邮件至 {email}。',
  },
  expired: {
    title: '此链接已过期',
    text: '此次咨询距今已超过 1 个月。如有疑问，请发邮件至 {email}。',
  },
  unreachable: {
    title: '目前无法查找您的预约',
    text: '我们的服务器没有响应。您的预约没有变化。',
    again: '重试',
  },
}
