import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/ui.ts'
import type { Translated } from '#contract/language.ts'

export const FIELD_WORDS: Translated<typeof English.FIELD_WORDS> = {
  optional: '(اختياري)',
  error: 'خطأ:',
  showPassword: 'إظهار {field}',
  hidePassword: 'إخفاء {field}',
  show: 'إظهار',
  hide: 'إخفاء',
  moreThan: 'أكثر من',
  website: 'الموقع الإلكتروني',
}

export const TITLE_PREFIXES: Translated<typeof English.TITLE_PREFIXES> = {
  error: 'خطأ',
  sent: 'تم الإرسال',
}

export const SUMMARY_TITLE: Translated<typeof English.SUMMARY_TITLE> = 'هناك مشكلة'

export const COPY_WORDS: Translated<typeof English.COPY_WORDS> = {
  copied: 'تم النسخ',
  failed: 'لم يُنسخ',
  reference: 'نسخ الرقم المرجعي',
}

export const MICROTEXT: Translated<typeof English.MICROTEXT> =
  `ترجمة معتمدة + توثيق + تصديق + أبوستيل + ${BUSINESS.name} + `

export const DRAFT_WORDS: Translated<typeof English.DRAFT_WORDS> = {
  answers: 'حفظنا إجاباتك على هذا الجهاز.',
  files: 'حفظنا ملفاتك على هذا الجهاز. تبقى 24 ساعة.',
  'answers-and-files': 'حفظنا إجاباتك وملفاتك على هذا الجهاز. تبقى الملفات 24 ساعة.',
  ask: 'هل تريد المتابعة بالإجابات التي بدأتها يوم {day}؟',
  continue: 'متابعة',
  notMe: 'لست أنا، امسحها',
  cleared: 'مُسحت إجاباتك من هذا الجهاز.',
  'files-cleared': 'مُسحت ملفاتك من هذا الجهاز.',
  clear: 'مسح',
  undo: 'تراجع',
}

export const HALVES: Translated<typeof English.HALVES> = { first: 'مقدَّمًا', second: 'عند التسليم' }

export const PAGES_LATER: Translated<typeof English.PAGES_LATER> = {
  title: 'هذه الصفحات ليست جاهزة بعد',
  text: 'يجري إعدادها، وستكون هنا خلال دقائق. يُرجى إعادة تحميل الصفحة عندئذٍ، أو قراءتها بالإنجليزية.',
}
