import type * as English from '#content/messages.ts'
import type { Translated } from '#contract/language.ts'

export const OFFLINE: Translated<typeof English.OFFLINE> =
  'يبدو أن الاتصال بالإنترنت مقطوع. لم يضِع شيء: يُرجى الإرسال مرة أخرى بعد عودة الاتصال.'

export const NOTHING_LOST: Translated<typeof English.NOTHING_LOST> = 'لم يضِع شيء: كل ما أدخلته ما زال هنا.'

export const TOO_MANY_REQUESTS: Translated<typeof English.TOO_MANY_REQUESTS> =
  'طلبات كثيرة جدًا. يُرجى الانتظار بضع دقائق ثم المحاولة مرة أخرى.'

export const ERROR_TITLE: Translated<typeof English.ERROR_TITLE> = 'خطأ'

export const TRY_AGAIN: Translated<typeof English.TRY_AGAIN> = 'المحاولة مرة أخرى'

export const WRITE_INSTEAD: Translated<typeof English.WRITE_INSTEAD> = {
  write: '{text} {email}. {after}',
  orCall: '{text} {email}، أو الاتصال بالرقم {phone}. {after}',
}

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  'too-long': 'النص طويل جدًا: الحد الأقصى لعدد الأحرف {max}',
  'too-many-lines': 'الأسطر كثيرة جدًا: الحد الأقصى لعددها {lines}',
  characters: 'يُرجى إزالة فواصل الأسطر ورموز التحكم الأخرى',
  'local-part': 'يُرجى إدخال عنوان بريد إلكتروني صحيح: لا يُقبل قبل @ إلا الحروف من a إلى z والأرقام والعلامات',
  unclear: 'يُرجى مراجعة هذه الإجابة',
}
