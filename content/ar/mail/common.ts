import type * as English from '#content/mail/common.ts'
import type { Translated } from '#contract/language.ts'

export const MAIL: Translated<typeof English.MAIL> = {
  greeting: 'مرحبًا {name}،',
  hello: 'مرحبًا،',
  regards: 'مع أطيب التحيات،',
  reference: 'الرقم المرجعي',
  foot: '{name}، {mail}',
  megabytes: '{size} ميغابايت',
  kilobytes: '{size} كيلوبايت',
}

/** Both families have Arabic letters in Windows, macOS and Android. */
export const MAIL_FACES: Translated<typeof English.MAIL_FACES> = {
  headings: "'Times New Roman','Geeza Pro','Noto Naskh Arabic',serif",
  text: "'Segoe UI',Tahoma,'Geeza Pro','Noto Sans Arabic',Arial,sans-serif",
}

export const PAPER_ATTACHED: Translated<typeof English.PAPER_ATTACHED> = {
  receipt: 'مرفق إيصالك {reference}.',
  invoice: 'مرفقة فاتورتك {reference}.',
  'credit note': 'مرفق إشعارك الدائن {reference}.',
  'payment request': 'مرفق طلب دفع للاحتفاظ به. وهو ليس فاتورة ضريبية.',
  statement: 'مرفق كشف حسابك.',
}
