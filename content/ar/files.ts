import type * as English from '#content/files.ts'
import type { Translated } from '#contract/language.ts'
import { FILE_LIMITS } from '#contract/limits.ts'

/** Names of files are isolated: many begin or end with digits. */

export const QUOTE_NOTICES: Translated<typeof English.QUOTE_NOTICES> = {
  success: {
    title: 'أُرسل طلب عرض السعر',
    description: 'تم إرسال طلب عرض السعر بنجاح. سنتواصل معك قريبًا.',
  },
  failed: {
    title: 'تعذّر الإرسال',
    description: 'تعذّر إرسال طلب عرض السعر. يُرجى المحاولة مرة أخرى.',
  },
}

export const QUOTE_FAILURES: Translated<typeof English.QUOTE_FAILURES> = {
  save: 'تعذّر حفظ طلب عرض السعر',
  upload: 'تعذّر رفع \u2068{name}\u2069',
}

export const FILE_PROBLEMS: Translated<typeof English.FILE_PROBLEMS> = {
  empty: 'الملف \u2068{name}\u2069 فارغ',
  'too-large': 'الملف \u2068{name}\u2069 أكبر من {megabytes} ميغابايت',
  extension: 'الملف \u2068{name}\u2069 ليس من الأنواع المقبولة: {types}',
  content: 'الملف \u2068{name}\u2069 لا يطابق نوعه: محتواه من نوع آخر',
  virus: 'لم يُقبل الملف \u2068{name}\u2069: وجد فاحص الفيروسات لدينا فيه شيئًا ضارًا',
}

export const FILE_WORDS: Translated<typeof English.FILE_WORDS> = {
  unreadable: 'تعذّرت قراءة \u2068{name}\u2069. يُرجى اختياره مرة أخرى',
  repeated: 'لم يُضَف \u2068{name}\u2069: هو موجود في القائمة',
  heic: 'الملف \u2068{name}\u2069 صورة من نوع HEIC: يُرجى حفظها بصيغة JPG أو PNG واختيار ذلك الملف',
  tooMany: `لم يُضَف \u2068{name}\u2069: الحد الأقصى لملفات الطلب الواحد ${FILE_LIMITS.maxFiles}`,
}

export const READ_PROBLEMS: Translated<typeof English.READ_PROBLEMS> = {
  changed: {
    row: 'تغيّر هذا الملف منذ اختياره: {again}',
    message: 'تغيّر الملف \u2068{name}\u2069 منذ اختياره: {again}',
  },
  gone: {
    row: 'نُقل هذا الملف أو حُذف منذ اختياره: {again}',
    message: 'نُقل الملف \u2068{name}\u2069 أو حُذف منذ اختياره: {again}',
  },
}

export const CHOOSE_AGAIN: Translated<typeof English.CHOOSE_AGAIN> = 'إعادة اختياره'

export const PASSWORD_HELP: Translated<typeof English.PASSWORD_HELP> = {
  request:
    'يحتاج فتحه إلى كلمة مرور. يُرجى اختيار نسخة بلا كلمة مرور، أو كتابة كلمة المرور في «وصف المطلوب»، وعدم إرسالها بالبريد الإلكتروني أبدًا.',
  further:
    'يحتاج فتحه إلى كلمة مرور. يُرجى إضافة نسخة بلا كلمة مرور، وعدم إرسال كلمة المرور بالبريد الإلكتروني أبدًا.',
  order:
    'يحتاج فتحه إلى كلمة مرور. يُرجى إضافة نسخة بلا كلمة مرور، أو إرسال كلمة المرور إلينا في رسالة على هذه الصفحة، وعدم إرسالها بالبريد الإلكتروني أبدًا.',
}

export const DOCUMENT_WORDS: Translated<typeof English.DOCUMENT_WORDS> = {
  choose: 'اختيار الملفات',
  drop: 'أو إفلاتها هنا.',
  limits: '{drop}{types}، حتى {size} لكل ملف. عدد الملفات: {most} على الأكثر.',
  size: '{megabytes} ميغابايت',
  checking: 'جارٍ فحص الملفات…',
  chosen: 'الوثائق المختارة',
  dismiss: 'إخفاء',
  remove: 'إزالة \u2068{name}\u2069',
  waiting: 'في الانتظار، {size}',
  retrying: 'انقطع الاتصال. جارٍ المحاولة مرة أخرى…',
  failed: 'لم يُرفع، {size}',
  uploaded: 'تم الرفع، {size}',
  uploading: 'جارٍ رفع \u2068{name}\u2069',
  progress: '{part}، \u2066{percent}%\u2069',
  megabytes: '{size} ميغابايت',
  kilobytes: '{size} كيلوبايت',
  part: '{part} من {whole}',
  files: {
    zero: '{count} ملف',
    one: 'ملف واحد',
    two: 'ملفان',
    few: '{count} ملفات',
    many: '{count} ملفًا',
    other: '{count} ملف',
  },
  uploads: {
    zero: 'رُفع {stored} من {count} ملف',
    one: 'رُفع {stored} من ملف واحد',
    two: 'رُفع {stored} من ملفين',
    few: 'رُفع {stored} من {count} ملفات',
    many: 'رُفع {stored} من {count} ملفًا',
    other: 'رُفع {stored} من {count} ملف',
  },
}

export const SEND_WORDS: Translated<typeof English.SEND_WORDS> = {
  cancel: 'إلغاء',
  cancelled: 'أُلغي الإرسال. لم يُرسل شيء؛ إجاباتك وملفاتك ما زالت هنا.',
  uploading: 'جارٍ رفع وثائقك',
  documents: 'الوثائق: {part}',
}
