import type * as English from '#content/estimate.ts'
import type { Translated } from '#contract/language.ts'

export const ESTIMATE: Translated<typeof English.ESTIMATE> = {
  counting: 'جارٍ عدّ الصفحات والكلمات…',
  missing: 'يُرجى اختيار الخدمة ومدى الاستعجال، لنقدّر السعر.',
  binding: 'العبرة بعرض السعر المكتوب.',
  samples: 'أسعار على سبيل المثال.',
  range: 'التقدير: {price}',
  about: 'نحو {price}',
  between: 'من {from} إلى {to}',
  of: 'عن {counted}: {service}.',
  counted: 'عددنا {counted}.',
  pages: {
    zero: '{count} صفحة',
    one: 'صفحة واحدة',
    two: 'صفحتين',
    few: '{count} صفحات',
    many: '{count} صفحة',
    other: '{count} صفحة',
  },
  unreadable: '{pages} بلا نص يمكننا قراءته',
  words: {
    zero: '{pages}، نحو {count} كلمة',
    one: '{pages}، نحو كلمة واحدة',
    two: '{pages}، نحو كلمتين',
    few: '{pages}، نحو {count} كلمات',
    many: '{pages}، نحو {count} كلمة',
    other: '{pages}، نحو {count} كلمة',
  },
  wordsOnSome: {
    zero: '{pages}، نحو {count} كلمة في {read} منها',
    one: '{pages}، نحو كلمة واحدة في {read} منها',
    two: '{pages}، نحو كلمتين في {read} منها',
    few: '{pages}، نحو {count} كلمات في {read} منها',
    many: '{pages}، نحو {count} كلمة في {read} منها',
    other: '{pages}، نحو {count} كلمة في {read} منها',
  },
  andUncounted: {
    zero: '{counted}، و{count} ملف تعذّر عدّه',
    one: '{counted}، وملف واحد تعذّر عدّه',
    two: '{counted}، وملفين تعذّر عدّهما',
    few: '{counted}، و{count} ملفات تعذّر عدّها',
    many: '{counted}، و{count} ملفًا تعذّر عدّها',
    other: '{counted}، و{count} ملف تعذّر عدّها',
  },
  uncountedPrice: 'سيشمل عرض السعر الخطي أيضًا ما تعذّر عدّه.',
  private: 'جرى العدّ على جهازك. لا يُرسل شيء قبل الضغط على الزر أدناه.',
  uncounted: {
    locked: 'يحتاج إلى كلمة مرور. تعذّر عدّه، ويمكنك إرساله مع ذلك.',
    damaged: 'يبدو أنه تالف. تعذّر عدّه، ويمكنك إرساله مع ذلك.',
    unknown: 'تعذّر عدّه، ويمكنك إرساله مع ذلك.',
  },
}
