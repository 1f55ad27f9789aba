import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import type { Translated } from '#contract/language.ts'

export const BOOKING_TIMES_WORDS: Translated<typeof English.BOOKING_TIMES_WORDS> = {
  yours: '您的当地时间 {time}（{zone}）',
  own: '您的当地时间{date} {time}（{gmt} GMT）',
  ownOnOtherDay: '您的当地时间{date} {time}（{gmtDate} {gmt} GMT）',
}

export const BOOKING_MAIL: Translated<typeof English.BOOKING_MAIL> = {
  why: '我们发送此邮件，是因为有人用此邮箱预约了咨询。如果不是您本人，请回复告知我们。',
  date: '日期',
  time: '时间',
  video: '视频通话',
  see: '查看您的预约',
  withVat: '{amount}，{vat}',
  confirmed: {
    subject: '{reference} 您的咨询：{when}',
    title: '您的咨询已预约成功',
    preview: '{when}。内含视频链接。',
    thanks: '感谢您的付款。我们期待与您交谈。',
    length: '时长',
    minutes: `${CONSULTATION.minutes} 分钟`,
    paid: '已付',
    manage: '查看、改期或取消您的预约',
    invitation: '所附邀请会将此次咨询按您的时区加入日历。交谈时请将文件放在手边。',
    deadline: '您可以在{when}之前取消并获得全额退款，或在此之前另选时间。',
  },
  moved: {
    subject: '{reference} 您的咨询改为：{when}',
    title: '您的咨询已改期',
    preview: '现在的时间：{when}。内含视频链接。',
    byCustomer: '您的咨询已改到您选择的时间。无需支付任何费用。',
    byUs: '我们更改了您的咨询时间。无需支付任何费用。如果新的时间不合适，请回复告知我们。我们会另找时间，或全额退款。',
    previously: '原时间',
    invitation: '所附邀请会更新您日历中的此次咨询。',
    deadline: '您可以在{when}之前取消，并获得全额退款。',
  },
  reminder: {
    subject: '{reference} 提醒：您的咨询，{when}',
    title: '您的咨询日期临近',
    preview: '{when}。内含视频链接。',
    text: '谨此提醒您即将与我们进行的咨询。',
    prepare: '交谈时请将文件放在手边。如果您不能参加，请发邮件给我们。',
  },
  cancelled: {
    subject: '{reference} 您的咨询已取消',
    title: '您的咨询已取消',
    preview: '我们正在退款 {amount}。',
    whole:
      '您的咨询已取消。我们正在将全部款项 {amount} 退回您付款所用的银行卡。银行最多可能需要 10 个工作日才显示到账。',
    rest: '您的咨询已取消。我们正在将您所付款项的剩余部分 {amount} 退回您付款所用的银行卡。银行最多可能需要 10 个工作日才显示到账。',
    again: '另约时间',
  },
  lost: {
    subject: '{reference} 您的付款到达过晚，该时段已不可预约；我们正在退款',
    title: '该时段已不可预约',
    preview: '我们正在退款 {amount}。',
    text: '非常抱歉。您的付款到达时，该时段已不可预约。我们正在全额退款 {amount}。您无需做任何事。',
    again: '另选时间',
  },
}

export const APPOINTMENT: Translated<typeof English.APPOINTMENT> = {
  summary: `${BUSINESS.shortName} 视频咨询`,
  description: '咨询 {reference}，{when}\n视频通话：{link}',
  descriptionUk: '咨询 {reference}，{when}（英国时间 {uk}）\n视频通话：{link}',
  manage: '查看、改期或取消预约：{link}',
  cancelled: '咨询 {reference} 已取消',
}

export const CONSULTATION_PAYMENT: Translated<typeof English.CONSULTATION_PAYMENT> = {
  name: `${CONSULTATION.minutes} 分钟视频咨询`,
}
