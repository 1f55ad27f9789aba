import type * as English from '#content/services.ts'
import type { Translated } from '#contract/language.ts'

export const SERVICE_WORDS: Translated<typeof English.SERVICE_WORDS> = {
  getQuote: 'طلب عرض سعر',
  book: 'حجز استشارة',
  verify: 'هل تسلّمت من أحد وثيقة صادرة عنا؟',
  verifyLink: 'التحقق من وثيقة',
}

export const FACT_TERMS: Translated<typeof English.FACT_TERMS> = {
  documents: 'الوثائق',
  price: 'السعر',
  time: 'المدة المعتادة',
}

export const COMMON_FACTS: Translated<typeof English.COMMON_FACTS> = [
  { term: 'الدفع', text: 'النصف مقدَّمًا، والنصف عند التسليم' },
  { term: 'الإلغاء', text: 'خلال ساعة واحدة من الدفع، ما لم يكن العمل قد بدأ' },
]

export const PRICE_WORDS: Translated<typeof English.PRICE_WORDS> = {
  title: 'الأسعار والمدد المعتادة',
  lead: 'يبيّن عرض السعر المكتوب السعر بدقة، قبل أن يترتب عليك أي مبلغ.',
  samples: 'أسعار على سبيل المثال',
  example: '(مثال)',
  from: 'ابتداءً من',
  fromAtStart: 'ابتداءً من',
  service: 'التكلفة',
  units: {
    page: 'صفحة لا تزيد على 250 كلمة',
    word: 'كلمة',
    document: 'وثيقة',
    hour: 'ساعة',
  },
  each: {
    page: '{price} للصفحة',
    word: '{price} للكلمة',
    document: '{price} للوثيقة',
    hour: '{price} للساعة',
  },
  pence: '{pence}\u00a0بنسًا',
  minimum: 'الحد الأدنى للسعر',
  needed: 'عند الحاجة إليها {urgency}',
  time: 'المدة\u00a0المعتادة',
  fee: 'شاملًا رسم الجهة الرسمية، {fee}',
  extras: 'خدمات كثيرًا ما تُطلب معها',
}
