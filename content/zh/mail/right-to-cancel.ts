import type * as English from '#content/mail/right-to-cancel.ts'
import type { Translated } from '#contract/language.ts'
import { FACTS } from '../facts.ts'

const { consultation, promises } = FACTS

export const RIGHT_TO_CANCEL: Translated<typeof English.RIGHT_TO_CANCEL> = {
  title: '您的取消权',
  begun: '您要求我们在您的 {days} 天取消期内开始提供服务。',
  formTitle: '取消通知书',
  formHint: '仅在您希望取消合同时发送。',
  form: [
    '致：{trader}，{email}',
    '本人/我们*特此通知，本人/我们*取消本人/我们*就以下服务订立的合同：{service}',
    '下单日期：{day}',
    '消费者姓名：',
    '消费者地址：',
    '消费者签名（仅在以纸质形式发送时）：',
    '日期：',
    '*请删去不适用者',
  ],
  complaint: `如需投诉，请发邮件给我们。我们会在 ${promises.complaintAcknowledged}内确认收到，并在 ${promises.complaintAnswered}内答复。`,
  terms: '服务条款（英文）',
  order: {
    right: '如果您以消费者身份下单，您可以在 {days} 天内取消本合同，无需说明理由：期限至{last}当日结束。',
    service: '订单 {reference}，{service}',
    express:
      '在工作开始之前取消，您可获全额退款。如果在此之后取消，您须支付已完成部分的费用；服务全部履行完毕后，取消权终止。',
    how: '如需取消，请在 {days} 天期满之前以明确的表述通知我们：发邮件至 {email}、邮寄至 {trader}，或在付款后 1 小时内、工作尚未开始时使用上方的链接。您可以使用下方的通知书，但并非必须。',
  },
  booking: {
    right: '如果您以消费者身份预约，您可以在 {days} 天内取消本合同，无需说明理由：期限至{last}当日结束。',
    service: '咨询 {reference}，{when}',
    express:
      '在咨询开始之前取消，您可获全额退款。如果在咨询进行中取消，您须支付已进行部分的费用；咨询全部完成后，取消权终止。',
    how: `如需取消，请在 {days} 天期满之前以明确的表述通知我们：发邮件至 {email}、邮寄至 {trader}，或最迟在咨询开始前 ${consultation.cancelNotice}使用上方的链接。您可以使用下方的通知书，但并非必须。`,
  },
  refund: {
    card: '我们在收到您的通知后 14 天内，将款项退回您付款所用的银行卡，不收取任何费用。',
    transfer: '我们在收到您的通知后 14 天内，将款项退回您付款所用的账户，不收取任何费用。',
  },
}
