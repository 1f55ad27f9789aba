import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/quote-sent.ts'
import type { Translated } from '#contract/language.ts'

export const QUOTE_SENT: Translated<typeof English.QUOTE_SENT> = {
  title: 'وصلنا طلبك',
  copy: {
    sent: 'نرسل نسخة إلى {address}.',
    withheld:
      'سبق أن أرسلنا اليوم عدة رسائل إلى {address}، ولذلك لن نرسل إليك رسالة بشأن هذا الطلب. لكنه وصلنا.',
    unknown: 'سنرسل نسخة إلى {address}، ما لم تكن قد وصلت إلى هذا العنوان عدة رسائل منا اليوم.',
  },
  quote: 'سيصلك بالبريد الإلكتروني عرض سعر مكتوب فيه السعر والموعد. الخدمة: {service}.',
  reply: 'نسعى إلى الرد في موعد أقصاه {moment}.',
  another: 'إرسال طلب آخر',
  reference: 'رقمك المرجعي',
  referenceHint: 'يُرجى ذكره عند الكتابة إلينا أو الاتصال بنا.',
  plain: `سنرسل إليك نسخة بالبريد الإلكتروني، ما لم تكن قد وصلت إلى عنوانك عدة رسائل منا اليوم. لإضافة وثائق يمكنك الرد على تلك الرسالة، أو الكتابة إلى ${email.general} مع ذكر الرقم المرجعي.`,
  add: {
    title: 'لا وثائق بعد؟ يمكن إضافتها الآن',
    text: 'يمكننا تقديم عرض أسرع وأدق بعد الاطلاع عليها.',
    write: `يُرجى الرد على رسالتنا مع إرفاقها، أو الكتابة إلى ${email.general} مع ذكر رقمك المرجعي.`,
    added: 'الوثائق المرسلة منك',
  },
  page: {
    text: 'على صفحة طلبك يمكنك الاطلاع على ما أرسلته وإضافة وثائق. الرابط خاص بك ويعمل يومًا واحدًا.',
    link: 'فتح طلبك',
  },
}

export const URGENCY_WORDS: Translated<typeof English.URGENCY_WORDS> = {
  '0-12 hours': 'خلال 12 ساعة',
  '12-24 hours': 'خلال 24 ساعة',
  '24-48 hours': 'خلال 48 ساعة',
  '>48 hours': 'بعد أكثر من 48 ساعة',
}

export const SERVICE_PHRASES: Translated<typeof English.SERVICE_PHRASES> = {
  'Corporate Document Translation & Certification': 'ترجمة وثائق الشركات واعتمادها',
  'Apostille & Notarisation Services': 'الأبوستيل والتوثيق',
  'Global Document Procurement': 'استخراج الوثائق من أنحاء العالم',
  'Private Document Translation & Certification': 'ترجمة الوثائق الشخصية واعتمادها',
}

export const URGENCY_NOTES: Translated<typeof English.URGENCY_NOTES> = {
  lodged: 'في حالة الأبوستيل، تدل درجة الاستعجال على مدى سرعة تقديمنا لوثائقك.',
  applied: 'في حالة وثيقة نطلبها من جهة رسمية، تدل درجة الاستعجال على مدى سرعة تقديمنا للطلب.',
  usual: 'تستغرق الوثائق الجاهزة عادةً {time}. لا يمكننا أن نعد بها قبل ذلك.',
  closed: 'لا يوجد أحد في المكتب قبل {moment}.',
  late: 'لا يوجد أحد في المكتب في ذلك الوقت، لذا يتأخر ردنا عنه.',
  send: 'يمكنك إرسال طلبك مع ذلك.',
}
