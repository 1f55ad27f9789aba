import type * as English from '#content/mail/order-money.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_MONEY_MAIL: Translated<typeof English.ORDER_MONEY_MAIL> = {
  partPaid: {
    subject: '\u200f{reference} وصلنا {amount}',
    subjectMissing: '\u200f{reference} وصلنا {amount}، وبقي {missing}',
    title: 'وصلتنا دفعتك',
    titleMissing: 'بقي {missing}',
    preview: 'وصل {amount}.',
    previewMissing: 'يُرجى تحويل الباقي: {missing}.',
    text: {
      first: 'شكرًا لك. وصلنا {amount} عن النصف الأول.',
      second: 'شكرًا لك. وصلنا {amount} عن النصف الثاني.',
      whole: 'شكرًا لك. وصلنا {amount} عن السعر كله.',
      extra: 'شكرًا لك. وصلنا {amount} عن الخدمة الإضافية.',
    },
    missing: 'بقي {missing}: تقتطع البنوك رسومًا أحيانًا. يُرجى تحويل الباقي إلى الحساب نفسه.',
  },
  corrected: {
    subject: '{reference} إيصالك أو فاتورتك بعد التصحيح',
    title: 'صححنا إيصالك أو فاتورتك',
    preview: 'لا يتغير ما تدفعه.',
    text: 'صححنا ما كان خطأ. يلغي الإشعار الدائن الوثيقة السابقة، وتحل الوثيقة الجديدة محلها. لا يتغير ما تدفعه.',
  },
  statement: {
    subject: '\u200f{reference} كشف حسابك',
    title: 'كشف حسابك',
    text: 'يبيّن ما دفعته وما رددناه من {from} إلى {to}. المستحق في آخر يوم: {amount}.',
  },
  together: {
    subject: '\u200f{reference} وصلنا {amount} عن عدة طلبيات',
    text: 'شكرًا لك. يسدد تحويلك بمبلغ {amount} ثمن الطلبيات التالية. لكل منها إيصالها أو فاتورتها.',
  },
  balancePaid: {
    subject: '\u200f{reference} وصلنا {amount}',
    title: 'دُفع ثمن طلبيتك كاملًا',
    preview: 'وصلنا {amount}.',
    text: 'شكرًا لك. وصلنا {amount}، ودُفع بذلك ثمن طلبيتك كاملًا.',
    open: 'يمكنك فتح وثائقك المنجزة فور تسليمها.',
    extra: 'بقي دفع ثمن الخدمة الإضافية: {missing}.',
    openLater: 'يمكنك فتح وثائقك المنجزة بعد تسليم كل شيء ودفع ثمنه.',
  },
  refundDue: {
    subject: '\u200f{reference} نردّ {amount}',
    title: 'نردّ جزءًا من دفعتك',
    preview: '{amount} مما دفعته.',
    text: {
      card: 'نردّ {amount} مما دفعته إلى البطاقة التي دفعت بها، وقد يستغرق ظهور المبلغ لدى البنك حتى عشرة أيام عمل.',
      transfer: 'نردّ {amount} مما دفعته بتحويل مصرفي إلى الحساب الذي جاء منه.',
      both: 'نردّ {amount} مما دفعته بالطريقة التي جاء بها: إلى البطاقة التي دفعت بها، وقد يستغرق ظهور المبلغ لدى البنك حتى عشرة أيام عمل، أو بتحويل مصرفي إلى الحساب الذي جاء منه.',
    },
  },
  ended: {
    subject: '\u200f{reference} انتهت طلبيتك',
    subjectRefund: '\u200f{reference} انتهت طلبيتك: نردّ {amount}',
    title: 'انتهت طلبيتك',
    preview: 'نردّ {amount}.',
    text: 'أنهينا طلبيتك ولم نعد نعمل عليها. لم يبقَ ما يُدفع.',
    refund: {
      card: 'نردّ {amount} إلى البطاقة التي دفعت بها، وقد يستغرق ظهور المبلغ لدى البنك حتى عشرة أيام عمل.',
      transfer: 'نردّ {amount} بتحويل مصرفي إلى الحساب الذي جاء منه.',
      both: 'نردّ {amount} بالطريقة التي جاء بها: إلى البطاقة التي دفعت بها، وقد يستغرق ظهور المبلغ لدى البنك حتى عشرة أيام عمل، أو بتحويل مصرفي إلى الحساب الذي جاء منه.',
    },
    keep: 'نحتفظ بمبلغ {amount}.',
    kept: 'المبلغ الذي نحتفظ به',
    disagree: 'في حال عدم موافقتك',
    disagreeText: 'يُرجى الرد على هذه الرسالة وذكر السبب. لا يمس ذلك حقوقك القانونية المبيَّنة في تأكيد طلبيتك.',
  },
}
