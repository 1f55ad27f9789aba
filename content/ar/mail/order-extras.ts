import type * as English from '#content/mail/order-extras.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_EXTRA_MAIL: Translated<typeof English.ORDER_EXTRA_MAIL> = {
  offer: {
    subject: '\u200f{reference} خدمة إضافية لطلبيتك: {total}',
    title: 'خدمة إضافية لطلبيتك',
    preview: '{price}. التسليم {ready}.',
    text: 'هذا عرض سعر خدمة إضافية لطلبيتك. لا يترتب عليك أي مبلغ مقابلها قبل قبولها، وطلبيتك مستمرة في كل الأحوال.',
    button: 'الاطلاع على الخدمة الإضافية وقبولها',
    pay: 'عند القبول يُدفع ثمنها فورًا: {total}. لأي سؤال يمكنك طرحه على الصفحة أو الرد على هذه الرسالة.',
  },
  paid: {
    subject: '\u200f{reference} تأكدت الخدمة الإضافية: وصلنا {total}',
    title: 'تأكدت الخدمة الإضافية',
    preview: 'التسليم {ready}.',
    text: 'شكرًا لك. وصلتنا دفعتك، وأصبحت الخدمة الإضافية جزءًا من طلبيتك.',
  },
  withdrawn: {
    subject: '\u200f{reference} سحبنا خدمة إضافية لطلبيتك',
    title: 'سُحبت خدمة إضافية',
    preview: 'لا يترتب عليك أي مبلغ مقابلها. طلبيتك مستمرة.',
    text: 'سحبنا الخدمة الإضافية البالغ ثمنها {total}. لا يترتب عليك أي مبلغ مقابلها، وطلبيتك مستمرة. إن كنت قد أرسلت دفعة عنها، فسنردّها كاملة.',
  },
}
