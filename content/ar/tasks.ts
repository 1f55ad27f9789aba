import type * as English from '#content/tasks.ts'
import type { Translated } from '#contract/language.ts'
import { QUOTE_FIELD_WORDS, QUOTE_PAGE } from './quote.ts'

const { serviceType, sourceLanguage, targetLanguage, urgency, taskDescription, ownReference } =
  QUOTE_FIELD_WORDS

export const TASK_FIELD_WORDS: Translated<typeof English.TASK_FIELD_WORDS> = {
  serviceType,
  sourceLanguage,
  targetLanguage,
  urgency,
  taskDescription,
  ownReference,
  countryOfOrigin: { label: 'بلد المنشأ', required: 'يُرجى إدخال بلد المنشأ' },
  countryOfDestination: { label: 'بلد الوجهة', required: 'يُرجى إدخال بلد الوجهة' },
}

export const TASKS_TAB: Translated<typeof English.TASKS_TAB> = {
  views: { create: '{short} معاملة', pending: 'معاملات {short}', completed: 'معاملات {short}' },
  short: { create: 'إنشاء', pending: 'جارية', completed: 'مكتملة' },
  pendingTitle: 'معاملات جارية',
  create: {
    submit: 'إنشاء المعاملة',
    busy: 'جارٍ الإرسال…',
    sections: { need: 'ما يلزمك', going: 'وجهة الوثائق', documents: 'وثائقك' },
    hints: {
      ownReference: QUOTE_PAGE.hints.ownReference,
      taskDescription: 'ما الوثائق، وكم عدد صفحاتها، ومن طلبها.',
      documents: 'تكفي في البداية صور أو نسخ ممسوحة ضوئيًا واضحة. ويمكن إرسال الأصول لاحقًا.',
    },
    note: 'سنستخدم البيانات الواردة في ملفك الشخصي: {name}، {email}.',
    noName: 'لا يوجد اسم في ملفك الشخصي بعد. يُرجى إضافته أولًا: {link}.',
    noNameLink: 'فتح ملفك الشخصي',
  },
  pending: {
    newest: 'الأحدث أولًا',
    created: 'تاريخ الإنشاء',
    replyBy: 'موعد ردنا',
    documents: 'الوثائق',
    none: 'لا يوجد',
    files: {
      zero: '{count} ملف',
      one: 'ملف واحد',
      two: 'ملفان',
      few: '{count} ملفات',
      many: '{count} ملفًا',
      other: '{count} ملف',
    },
    from: 'من',
    to: 'إلى',
    between: 'إلى',
    less: 'عرض أقل',
    whole: 'عرض الكل',
    empty: 'لا توجد معاملات جارية',
    emptyText: 'يظهر هنا ما أرسلته إلينا مع رقمه المرجعي، حتى يُنجز.',
    emptyAction: 'إنشاء معاملة',
    more: 'عرض المزيد',
    loading: 'جارٍ التحميل…',
    end: 'هذا كل شيء. هل يلزمك شيء آخر؟ {link}.',
    endLink: 'إنشاء معاملة',
    failed: 'تعذّر تحميل معاملاتك.',
    open: 'إضافة وثائق',
    openAbout: 'إضافة وثائق: {reference}',
    opening: 'جارٍ الفتح…',
    notOpened: 'تعذّر فتح المعاملة. يُرجى المحاولة مرة أخرى.',
  },
}
