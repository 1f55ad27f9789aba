import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/newsletter.ts'
import type { Translated } from '#contract/language.ts'
import { EMAIL_WORDS } from './fields.ts'

export const CONSENT_WORDINGS: Translated<typeof English.CONSENT_WORDINGS> = [
  {
    version: '2026-11-21',
    text: 'الاشتراك يعني موافقتك على أن نرسل إليك النشرة البريدية. يتم التأكيد برابط نرسله إلى بريدك، ويمكنك إلغاء الاشتراك من كل عدد.',
  },
]

const NO_ADDRESS = 'يُرجى إدخال عنوان بريد إلكتروني صحيح'

export const NEWSLETTER_FIELD_WORDS: Translated<typeof English.NEWSLETTER_FIELD_WORDS> = {
  email: {
    ...EMAIL_WORDS,
    label: 'عنوان البريد الإلكتروني',
    messages: { invalid: NO_ADDRESS, 'too-long': NO_ADDRESS },
  },
}

export const NEWSLETTER_LINK_FIELD_WORDS: Translated<typeof English.NEWSLETTER_LINK_FIELD_WORDS> = {
  link: { label: 'الرابط الوارد في رسالتنا', required: 'يُرجى لصق الرابط الوارد في رسالتنا' },
}

export const NEWSLETTER: Translated<typeof English.NEWSLETTER> = {
  form: {
    title: 'النشرة البريدية',
    text: 'رسالة واحدة كل شهرين: أي البلدان غيّرت قواعدها، وما يعنيه ذلك لوثائقك.',
    submit: 'اشتراك',
    submitting: 'جارٍ الاشتراك…',
    sent: {
      title: 'بقيت خطوة واحدة',
      text: 'نرسل رابطًا إلى {address}، ما لم تكن قد وصلت إلى هذا العنوان عدة رسائل منا اليوم. وفي هذه الحالة يُرجى المحاولة غدًا.',
      hint: 'يُرجى فتح الرابط الوارد في رسالتنا والضغط على الزر. لن يصلك شيء قبل ذلك. قد يستغرق وصول الرسالة دقيقة؛ وإن لم تظهر فيُرجى البحث في مجلد الرسائل غير المرغوب فيها.',
      again: 'استخدام عنوان آخر',
      plain:
        'نرسل رابطًا إلى العنوان الذي أدخلته، ما لم تكن قد وصلت إليه عدة رسائل منا اليوم. وفي هذه الحالة يُرجى المحاولة غدًا.',
    },
  },
  confirm: {
    title: 'تأكيد اشتراكك',
    text: 'يُرجى الضغط على الزر لتصلك نشرتنا البريدية: رسالة واحدة كل شهرين. يمكنك إلغاء الاشتراك من كل عدد.',
    submit: 'نعم، أريد الاشتراك',
    busy: 'جارٍ التأكيد…',
    done: {
      title: 'تم اشتراكك',
      text: 'شكرًا لك. سيصل العدد القادم إلى بريدك الوارد.',
    },
  },
  unsubscribe: {
    title: 'إلغاء الاشتراك في النشرة البريدية',
    text: 'بعد الضغط على الزر لن نرسل إليك أعدادًا أخرى. وستظل تصلك الرسائل المتعلقة بطلباتك وحجوزاتك.',
    submit: 'إلغاء اشتراكي',
    busy: 'جارٍ إلغاء الاشتراك…',
    done: {
      title: 'أُلغي اشتراكك',
      text: 'لن نرسل إليك أعدادًا أخرى. وإن غيّرت رأيك فيمكنك الاشتراك مرة أخرى على هذه الصفحة في أي وقت.',
    },
  },
  failures: {
    spent: 'انتهت صلاحية هذا الرابط أو لم يعد ساريًا. يُرجى إدخال عنوانك للحصول على رابط جديد.',
    malformed: 'هذا الرابط غير مكتمل. يُرجى فتحه مرة أخرى من الرسالة.',
    confirm: 'تعذّر تأكيد اشتراكك. يُرجى المحاولة مرة أخرى.',
    unsubscribe: `تعذّر إلغاء اشتراكك الآن. يُرجى المحاولة مرة أخرى، أو الكتابة إلى ${email.general}.`,
  },
  back: 'العودة إلى وسائل التواصل والنشرة البريدية',
}

export const NEWSLETTER_SIGNED_UP: Translated<typeof English.NEWSLETTER_SIGNED_UP> = {
  title: 'تم تسجيل الاشتراك',
  description: 'لم يبقَ إلا القليل. يُرجى فتح بريدك الإلكتروني للتأكيد.',
}

export const NEWSLETTER_FAILURES: Translated<typeof English.NEWSLETTER_FAILURES> = {
  refused: 'تعذّر الاشتراك في النشرة البريدية. يُرجى المحاولة مرة أخرى.',
  other: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
}
