import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/newsletter.ts'
import type { Translated } from '#contract/language.ts'

export const NEWSLETTER_MAIL: Translated<typeof English.NEWSLETTER_MAIL> = {
  unsubscribe: 'إلغاء الاشتراك',

  confirm: {
    subject: 'يُرجى تأكيد اشتراكك في النشرة البريدية',
    title: 'بقيت خطوة واحدة',
    preview: 'لن نرسل إليك شيئًا قبل التأكيد.',
    why: 'أرسلنا هذه الرسالة لأن شخصًا أدخل هذا العنوان على موقعنا. إن لم يكن ذلك منك، فيمكنك تجاهلها: لن نراسلك مرة أخرى.',
    text: `طُلبت بهذا العنوان النشرة البريدية من ${BUSINESS.name}. للتأكيد يُرجى فتح الصفحة والضغط على الزر. لن نرسل إليك شيئًا قبل ذلك.`,
    button: 'تأكيد الاشتراك',
    works: {
      zero: 'يعمل الرابط {count} يوم.',
      one: 'يعمل الرابط يومًا واحدًا.',
      two: 'يعمل الرابط يومين.',
      few: 'يعمل الرابط {count} أيام.',
      many: 'يعمل الرابط {count} يومًا.',
      other: 'يعمل الرابط {count} يوم.',
    },
  },

  already: {
    subject: 'اشتراكك في نشرتنا البريدية قائم بالفعل',
    title: 'اشتراكك قائم بالفعل',
    preview: 'لا يلزمك القيام بأي شيء.',
    why: 'أرسلنا هذه الرسالة لأن شخصًا أدخل هذا العنوان على موقعنا. إن لم يكن ذلك منك، فيمكنك تجاهلها: يبقى اشتراكك كما هو.',
    text: `تصل النشرة البريدية من ${BUSINESS.name} إلى هذا العنوان بالفعل. لا يلزمك القيام بأي شيء. سيصلك العدد القادم.`,
  },

  issue: {
    preview: `من ${BUSINESS.name}`,
    why: 'أرسلنا هذه الرسالة بناءً على اشتراكك المؤكد في نشرتنا البريدية.',
  },
}
