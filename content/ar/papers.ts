import type * as English from '#content/papers.ts'
import type { Translated } from '#contract/language.ts'

export const PAPER_KINDS: Translated<typeof English.PAPER_KINDS> = {
  receipt: 'إيصال',
  invoice: 'فاتورة',
  'credit note': 'إشعار دائن',
}

export const DOWNLOAD_WORDS: Translated<typeof English.DOWNLOAD_WORDS> = {
  download: 'تنزيل',
  downloadFile: 'تنزيل \u2068{name}\u2069',
  busy: 'جارٍ الجلب…',
  failed: 'تعذّر جلب الملف. يُرجى المحاولة مرة أخرى.',
}

export const PAPER_WORDS: Translated<typeof English.PAPER_WORDS> = {
  titles: {
    receipt: 'إيصال',
    invoice: 'فاتورة ضريبية',
    'credit note': 'إشعار دائن',
    'payment request': 'طلب دفع',
  },
  addressed: {
    receipt: 'استُلم من',
    invoice: 'الفاتورة إلى',
    'credit note': 'الإشعار إلى',
    'payment request': 'إلى',
  },
  headings: {
    receipt: 'الدفعة',
    invoice: 'هذه الفاتورة',
    'credit note': 'هذا الإشعار',
    'payment request': 'المطلوب دفعه',
  },
  apart: 'وثيقة أولية (pro forma). ليست فاتورة ضريبية.',
  mark: 'شعار {name}',
  vatRegistration: 'رقم التسجيل في ضريبة القيمة المضافة {number}',
  number: 'الرقم',
  date: 'التاريخ',
  taxPoint: 'تاريخ استحقاق الضريبة',
  due: 'آخر موعد للدفع',
  consultation: 'الاستشارة',
  order: 'الطلبية',
  credits: 'يخص الوثيقة',
  replaces: 'يحل محل',
  purchaseOrder: 'أمر الشراء الخاص بك',
  vatNumber: 'رقمك الضريبي',
  parts: {
    first: 'النصف الأول من الطلبية',
    second: 'النصف الثاني من الطلبية',
    whole: 'الطلبية كاملة',
    extra: 'خدمة إضافية',
  },
  partial: {
    first: 'جزء من النصف الأول من الطلبية',
    second: 'جزء من النصف الثاني من الطلبية',
    whole: 'جزء من الطلبية كاملة',
    extra: 'جزء من الخدمة الإضافية',
  },
  surplus: 'دفعة لم تكن مستحقة، نحتفظ بها إلى أن نردّها',
  partOfPrice: 'جزء من السعر: {what}',
  treatments: {
    standard: 'ضريبة القيمة المضافة بنسبة {rate}',
    zero: 'خاضع لنسبة الصفر، ضريبة القيمة المضافة \u20660%\u2069',
    exempt: 'معفى من ضريبة القيمة المضافة',
    outside: 'خارج نطاق ضريبة القيمة المضافة البريطانية',
    disbursement: 'مصروفات مدفوعة نيابةً عنك، بسعر التكلفة',
  },
  total: {
    credited: 'أُلغي بإشعار دائن',
    request: 'المطلوب دفعه',
    refunded: { card: 'رُدّ إلى البطاقة التي دفعت بها', transfer: 'رُدّ بتحويل مصرفي' },
    paid: { card: 'دُفع بالبطاقة بتاريخ {day}', transfer: 'دُفع بتحويل مصرفي بتاريخ {day}' },
  },
  columns: {
    what: 'البيان',
    amount: 'المبلغ',
    net: 'الصافي',
    vat: 'ضريبة القيمة المضافة',
    total: 'المجموع',
  },
  halves: { first: 'النصف الثاني، يُستحق عند التسليم', second: 'النصف الأول، دُفع سابقًا' },
  vat: 'ضريبة القيمة المضافة',
  whole: { taxed: 'الطلبية كاملة، شاملة ضريبة القيمة المضافة', untaxed: 'الطلبية كاملة' },
  price: { taxed: 'السعر، شاملًا ضريبة القيمة المضافة', untaxed: 'السعر' },
  next: {
    corrected: 'يصحح هذا ما ورد في وثيقة سابقة. لا يُدفع أي مبلغ ولا يُرد.',
    request: 'يصلك الإيصال أو الفاتورة الضريبية فور وصول دفعتك.',
    refunded: {
      card: 'المبلغ في طريقه إلى البطاقة التي دفعت بها. قد يستغرق ظهوره لدى البنك حتى عشرة أيام عمل.',
      transfer: 'نرسل المبلغ بتحويل مصرفي. قد يستغرق وصوله حتى عشرة أيام عمل.',
    },
    consultation: 'رابط الفيديو وصفحة حجزك في رسائلنا.',
    surplus: 'نحتفظ بهذا المبلغ لك إلى أن نردّه.',
    first: 'سننجز العمل ونراسلك عند جاهزيته. وعندئذٍ يُستحق النصف الثاني.',
    full: 'دُفع المبلغ الوارد في عرض السعر كاملًا.',
  },
  noVat: 'لا تُحتسب ضريبة القيمة المضافة.',
  waived: 'كان المبلغ ناقصًا {amount}، وقد تنازلنا عن هذا الفرق.',
  reason: 'السبب',
  bank: {
    title: 'الحساب المصرفي',
    name: 'اسم الحساب',
    sortCode: 'رمز الفرع (sort code)',
    accountNumber: 'رقم الحساب',
    iban: 'رقم IBAN',
    reference: 'الرقم المرجعي للدفع',
  },
  statement: {
    title: 'كشف حساب',
    period: 'الفترة',
    moved: 'المدفوعات والمبالغ المستردة',
    open: 'المستحق في آخر يوم',
  },
  orderTitle: 'الطلبية',
  consultationTitle: 'الاستشارة',
  cover: {
    title: 'ورقة الإرفاق',
    to: 'تُرسل إلى',
    from: 'المرسل',
    enclose:
      'يُرجى وضع هذه الورقة فوق الوثائق الأصلية وإرسالها ببريد يمكن تتبّعه، والاحتفاظ بالرقم إلى أن نخبرك بوصولها.',
  },
  page: 'صفحة {page} من {pages}',
}
