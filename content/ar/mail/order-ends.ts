import type * as English from '#content/mail/order-ends.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_ENDS_MAIL: Translated<typeof English.ORDER_ENDS_MAIL> = {
  refunding: 'نردّ {amount}.',
  cancelled: {
    subject: '\u200f{reference} أُلغيت طلبيتك',
    title: 'أُلغيت طلبيتك',
    text: 'أُلغيت طلبيتك بناءً على طلبك.',
    creditNote: 'سنرسل إليك إشعارًا دائنًا بعد إتمام ذلك.',
    notYou: 'إن لم يكن الإلغاء منك، فيُرجى الرد وإبلاغنا.',
  },
  refunded: {
    subject: '\u200f{reference} رُدّ إليك مبلغ {amount}',
    title: 'المبلغ المردود في طريقه إليك',
    preview: { card: '{amount}، إلى البطاقة التي دفعت بها.', transfer: '{amount}، بتحويل مصرفي.' },
    text: {
      card: 'رددنا {amount} إلى البطاقة التي دفعت بها. قد يستغرق ظهور المبلغ لدى البنك حتى عشرة أيام عمل.',
      transfer: 'رددنا {amount} بتحويل مصرفي.',
    },
  },
  declined: {
    subject: '\u200f{reference} لا يمكننا تنفيذ طلبيتك، ونردّ المبلغ كاملًا',
    title: 'لا يمكننا تنفيذ طلبيتك',
    text: 'نعتذر: لا يمكننا تنفيذ طلبيتك.',
  },
  withdrawn: {
    subject: '\u200f{reference} سحبنا عرض السعر',
    title: 'سُحب عرض السعر',
    preview: 'لا يترتب عليك أي مبلغ.',
    text: 'سحبنا عرض السعر البالغ {amount}. لم يعد قبوله ممكنًا، ولا يترتب عليك أي مبلغ. إن كنت قد أرسلت دفعة، فسنردّها كاملة.',
  },
  surplus: {
    subject: '\u200f{reference} نردّ دفعتك البالغة {amount}',
    title: 'نردّ دفعة',
    text: 'وصلتنا دفعة قدرها {amount} ونحن نردّها.',
    reasons: {
      paid: {
        first: 'كان النصف الأول من السعر مدفوعًا من قبل.',
        second: 'كان النصف الثاني من السعر مدفوعًا من قبل.',
        whole: 'كان السعر كله مدفوعًا من قبل.',
        extra: 'كان ثمن الخدمة الإضافية مدفوعًا من قبل.',
      },
      amount: 'كان المبلغ المستحق مختلفًا. تجد على صفحتك ما بقي للدفع.',
      closed: 'لم يعد عرض السعر ساريًا.',
      extra: 'لم تعد الخدمة الإضافية متاحة.',
      ended: 'كانت الطلبية قد انتهت.',
    },
  },
}
