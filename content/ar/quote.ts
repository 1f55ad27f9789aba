import type * as English from '#content/quote.ts'
import type { Translated } from '#contract/language.ts'
import { COUNTRY_WORDS } from './countries.ts'
import {
  COMPANY_NAME_WORDS,
  EMAIL_WORDS,
  FAMILY_NAME_WORDS,
  GIVEN_NAME_WORDS,
  PHONE_WORDS,
} from './fields.ts'

const COUNTRY = {
  prompt: 'اختيار البلد',
  messages: { invalid: 'يُرجى اختيار بلد من القائمة' },
  choices: COUNTRY_WORDS,
}

export const QUOTE_FIELD_WORDS: Translated<typeof English.QUOTE_FIELD_WORDS> = {
  serviceType: {
    label: 'الخدمة',
    required: 'يُرجى اختيار خدمة',
    prompt: 'اختيار الخدمة',
    choices: {
      'Corporate Document Translation & Certification': 'ترجمة وثائق الشركات واعتمادها',
      'Apostille & Notarisation Services': 'خدمات الأبوستيل والتوثيق',
      'Global Document Procurement': 'استخراج الوثائق من أنحاء العالم',
      'Private Document Translation & Certification': 'ترجمة الوثائق الشخصية واعتمادها',
      'document-translation': 'ترجمة الوثائق',
      'apostille-notarisation': 'الأبوستيل والتوثيق',
      'document-procurement': 'استخراج الوثائق',
      'corporate-translation': 'ترجمة وثائق الشركات',
    },
  },
  sourceLanguage: { label: 'لغة الوثائق' },
  targetLanguage: { label: 'الترجمة إلى' },
  urgency: {
    label: 'مدى الاستعجال',
    required: 'يُرجى تحديد مدى الاستعجال',
    choices: {
      '0-12 hours': 'من 0 إلى 12 ساعة',
      '12-24 hours': 'من 12 إلى 24 ساعة',
      '24-48 hours': 'من 24 إلى 48 ساعة',
      '>48 hours': 'أكثر من 48 ساعة',
      standard: 'عادي، من 5 إلى 7 أيام',
      express: 'سريع، من يومين إلى 3 أيام',
      urgent: 'عاجل، 24 ساعة',
    },
  },
  taskDescription: { label: 'وصف المطلوب', required: 'يُرجى وصف ما يلزمك' },
  countryOfOrigin: { ...COUNTRY, label: 'بلد المنشأ' },
  countryOfOriginOther: { label: 'من أي بلد هي؟' },
  countryOfDestination: { ...COUNTRY, label: 'بلد الوجهة' },
  countryOfDestinationOther: { label: 'إلى أي بلد ستُرسل؟' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  companyName: COMPANY_NAME_WORDS,
  ownReference: { label: 'رقمك الداخلي' },
  email: EMAIL_WORDS,
  phone: PHONE_WORDS,
}

export const QUOTE_PAGE: Translated<typeof English.QUOTE_PAGE> = {
  loading: 'لحظة من فضلك…',
  title: 'طلب عرض سعر',
  lead: 'يكفي أن نعرف ما الوثيقة وأين ستُستخدم. يصلك سعر مكتوب قبل أن يترتب عليك أي مبلغ.',
  reassurance: 'عرض السعر مجاني، ووثائقك تبقى خاصة.',
  sections: {
    need: 'ما يلزمك',
    going: 'وجهة الوثائق',
    documents: 'وثائقك',
    you: 'بياناتك',
  },
  hints: {
    urgency: 'متى تلزمك الوثائق جاهزة، أو تقديم الطلب إلى الجهة الرسمية.',
    taskDescription: 'ما الوثائق، وكم عدد صفحاتها، ومن طلبها.',
    documents: 'تكفي لعرض السعر صور أو نسخ ممسوحة ضوئيًا واضحة. ويمكن إرسال الأصول لاحقًا.',
    ownReference: 'مثل رقم الملف أو القضية.',
    email: 'سنرسل عرض السعر إلى هذا العنوان.',
    phone: 'مع رمز البلد، فقد تكون المكالمة أسرع.',
  },
  submit: 'إرسال طلب عرض السعر',
  submitting: 'جارٍ الإرسال…',
  privacy: 'نستخدم بياناتك وملفاتك لهذا الطلب فقط. للاطلاع: {policy}.',
  policy: 'سياسة الخصوصية (بالإنجليزية)',
}

export const QUOTE_NEXT: Translated<typeof English.QUOTE_NEXT> = {
  title: 'ما الذي سيحدث بعد ذلك',
  steps: [
    'نقرأ وثائقك ونتحقق مما تطلبه الجهة.',
    'يصلك بالبريد الإلكتروني عرض سعر مكتوب، فيه السعر وموعد التسليم.',
    'لا يترتب عليك أي مبلغ قبل قبوله.',
  ],
}
