import type * as English from '#content/apostille.ts'
import type { Translated } from '#contract/language.ts'

export const SPECIMEN: Translated<typeof English.SPECIMEN> = {
  across: 'نموذج',
  title: 'أبوستيل (Apostille)',
  convention: 'Convention de La Haye du 5 octobre 1961',
  country: ['البلد', 'المملكة المتحدة'],
  document: 'هذه الوثيقة العامة',
  signedBy: ['وقّعها', 'موقِّع افتراضي'],
  capacity: ['بصفته', 'كاتب العدل'],
  seal: ['تحمل خاتم أو ختم', 'كاتب العدل المذكور'],
  certified: 'صُدِّق عليها',
  at: ['في', 'لندن'],
  date: ['بتاريخ', 'يوم الإصدار'],
  authority: ['من قِبل', 'السلطة المختصة في ذلك البلد'],
  number: ['رقم', 'نموذج'],
  stamp: 'الخاتم أو الختم',
  signature: 'التوقيع',
  caption: 'تحمل كل شهادة أبوستيل النقاط العشر نفسها. هذا نموذج وليس شهادة.',
}

export const SELF_CHECK: Translated<typeof English.SELF_CHECK> = {
  yes: 'نعم',
  no: 'لا، أو لست على يقين',
  ready: 'تبدو جاهزة. يُرجى إرسال نسخة ممسوحة ضوئيًا إلينا.',
  nearly: 'ليست جاهزة بعد. سيشمل عرض السعر الخطوات المذكورة أعلاه.',
}
