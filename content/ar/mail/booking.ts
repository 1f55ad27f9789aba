import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import type { Translated } from '#contract/language.ts'

export const BOOKING_TIMES_WORDS: Translated<typeof English.BOOKING_TIMES_WORDS> = {
  yours: '{time} بتوقيتك ({zone})',
  own: '{date}، {time} بتوقيتك ({gmt} بتوقيت غرينتش)',
  ownOnOtherDay: '{date}، {time} بتوقيتك ({gmtDate}، {gmt} بتوقيت غرينتش)',
}

export const BOOKING_MAIL: Translated<typeof English.BOOKING_MAIL> = {
  why: 'أرسلنا هذه الرسالة لأن استشارة حُجزت بهذا العنوان. إن لم يكن ذلك منك، فيُرجى الرد وإبلاغنا.',
  date: 'التاريخ',
  time: 'الساعة',
  video: 'مكالمة الفيديو',
  see: 'الاطلاع على حجزك',
  withVat: '{amount}، {vat}',
  confirmed: {
    subject: '\u200f{reference} استشارتك: {when}',
    title: 'تم حجز استشارتك',
    preview: '{when}. رابط الفيديو في الرسالة.',
    thanks: 'شكرًا على الدفع. نتطلع إلى الحديث معك.',
    length: 'المدة',
    minutes: `${CONSULTATION.minutes} دقيقة`,
    paid: 'المدفوع',
    manage: 'الاطلاع على حجزك أو تغيير موعده أو إلغاؤه',
    invitation:
      'تضيف الدعوة المرفقة الموعد إلى تقويمك، بحسب منطقتك الزمنية. يُرجى أن تكون وثيقتك بين يديك أثناء حديثنا.',
    deadline: 'يمكنك الإلغاء مع استرداد كامل المبلغ، أو اختيار موعد آخر، حتى {when}.',
  },
  moved: {
    subject: '\u200f{reference} موعد استشارتك الجديد: {when}',
    title: 'تغيّر موعد استشارتك',
    preview: 'الموعد الجديد: {when}. رابط الفيديو في الرسالة.',
    byCustomer: 'نُقلت استشارتك إلى الموعد الذي اخترته. لا يوجد ما يُدفع.',
    byUs: 'نقلنا استشارتك إلى موعد آخر. لا يوجد ما يُدفع. إن لم يناسبك الموعد الجديد، فيُرجى الرد وإبلاغنا. سنجد موعدًا آخر أو نردّ إليك كامل المبلغ.',
    previously: 'الموعد السابق',
    invitation: 'تنقل الدعوة المرفقة الموعد في تقويمك.',
    deadline: 'يمكنك إلغاؤها مع استرداد كامل المبلغ حتى {when}.',
  },
  reminder: {
    subject: '\u200f{reference} تذكير باستشارتك: {when}',
    title: 'اقترب موعد استشارتك',
    preview: '{when}. رابط الفيديو في الرسالة.',
    text: 'هذا تذكير باستشارتك معنا.',
    prepare: 'يُرجى أن تكون وثيقتك بين يديك أثناء حديثنا. إن تعذّر حضورك، فيُرجى الكتابة إلينا.',
  },
  cancelled: {
    subject: '\u200f{reference} أُلغيت استشارتك',
    title: 'أُلغيت استشارتك',
    preview: 'نردّ {amount}.',
    whole:
      'أُلغيت استشارتك. نردّ المبلغ كاملًا، {amount}، إلى البطاقة التي دفعت بها. قد يستغرق ظهوره لدى البنك حتى عشرة أيام عمل.',
    rest: 'أُلغيت استشارتك. نردّ ما بقي من دفعتك، {amount}، إلى البطاقة التي دفعت بها. قد يستغرق ظهوره لدى البنك حتى عشرة أيام عمل.',
    again: 'حجز موعد آخر',
  },
  lost: {
    subject: '\u200f{reference} وصلت دفعتك بعد فوات هذا الموعد، ونحن نردّها',
    title: 'لم يعد الموعد متاحًا',
    preview: 'نردّ {amount}.',
    text: 'نعتذر عن ذلك. حين وصلتنا دفعتك لم يعد هذا الموعد متاحًا. نردّ المبلغ كاملًا: {amount}. لا يلزمك القيام بأي شيء.',
    again: 'اختيار موعد آخر',
  },
}

export const APPOINTMENT: Translated<typeof English.APPOINTMENT> = {
  summary: `استشارة مع ${BUSINESS.shortName}`,
  description: 'الاستشارة {reference}، {when}\nمكالمة الفيديو: {link}',
  descriptionUk: 'الاستشارة {reference}، {when} ({uk} في المملكة المتحدة)\nمكالمة الفيديو: {link}',
  manage: 'الاطلاع على الحجز أو تغيير موعده أو إلغاؤه: {link}',
  cancelled: 'أُلغيت الاستشارة {reference}',
}

export const CONSULTATION_PAYMENT: Translated<typeof English.CONSULTATION_PAYMENT> = {
  name: `استشارة مدتها ${CONSULTATION.minutes} دقيقة`,
}
