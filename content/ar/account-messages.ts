import type * as English from '#content/account-messages.ts'
import type { Translated } from '#contract/language.ts'

export const ACCOUNT_OUTCOMES: Translated<typeof English.ACCOUNT_OUTCOMES> = {
  loggedIn: { title: 'مرحبًا بعودتك', description: 'تم تسجيل الدخول بنجاح.' },
  created: {
    title: 'تم إنشاء الحساب بنجاح',
    description: 'يُرجى فتح بريدك الإلكتروني لتأكيد حسابك والاطلاع على رسالة الترحيب.',
  },
  resetSent: { title: 'أُرسلت رسالة إعادة تعيين كلمة المرور' },
  passwordUpdated: {
    title: 'تم تغيير كلمة المرور بنجاح',
    description: 'يمكنك الآن تسجيل الدخول بكلمة المرور الجديدة.',
  },
  profileUpdated: { title: 'تم تحديث الملف الشخصي' },
  taskCreated: {
    title: 'تم إنشاء المعاملة بنجاح',
    description: 'وصلتنا معاملتك وهي الآن قيد المراجعة.',
  },
  taskFailed: { title: 'تعذّر إنشاء المعاملة', description: 'يُرجى المحاولة مرة أخرى.' },
}

export const ACCOUNT_FAILURES: Translated<typeof English.ACCOUNT_FAILURES> = {
  unknown: 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  storage:
    'متصفحك لا يحفظ بيانات هذا الموقع. يُرجى السماح له بملفات تعريف الارتباط وبيانات الموقع ثم المحاولة مرة أخرى.',
  reset: 'تعذّر إرسال رسالة إعادة تعيين كلمة المرور. يُرجى المحاولة مرة أخرى.',
  password: 'تعذّر تغيير كلمة المرور. يُرجى المحاولة مرة أخرى.',
  recovery: 'تعذّر التحقق من هويتك لإعادة تعيين كلمة المرور. يُرجى المحاولة مرة أخرى.',
  profile: 'تعذّر تحديث الملف الشخصي. يُرجى المحاولة مرة أخرى.',
}

export const LINK_FAILURES: Translated<typeof English.LINK_FAILURES> = {
  spent: 'انتهت صلاحية هذا الرابط أو سبق استخدامه. يُرجى طلب رابط جديد.',
  malformed: 'هذا الرابط غير مكتمل. يُرجى فتحه مرة أخرى من الرسالة، أو طلب رابط جديد.',
}

export const WEAK_PASSWORD_REASONS: Translated<typeof English.WEAK_PASSWORD_REASONS> = {
  length: 'كلمة المرور قصيرة جدًا.',
  characters: 'ينبغي أن تضم أنواعًا أكثر من الرموز: حروفًا لاتينية كبيرة، وأرقامًا، وعلامات.',
  pwned: 'ظهرت هذه الكلمة في تسريب بيانات لدى جهة أخرى، فقد يستطيع غيرك تخمينها.',
  common: 'إنها من أول ما يجرّبه الآخرون.',
}

export const AUTH_ERRORS: Translated<typeof English.AUTH_ERRORS> = {
  invalid_credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  email_not_confirmed: 'لم يُؤكَّد عنوان البريد الإلكتروني بعد.',
  same_password: 'يجب أن تختلف كلمة المرور الجديدة عن القديمة.',
  weak_password: 'يُرجى اختيار كلمة مرور أخرى.',
  over_request_rate_limit: 'محاولات كثيرة جدًا. يُرجى الانتظار بضع دقائق ثم المحاولة مرة أخرى.',
  over_email_send_rate_limit: 'طُلبت رسائل كثيرة جدًا. يُرجى المحاولة لاحقًا.',
  otp_expired: 'انتهت صلاحية هذا الرابط أو سبق استخدامه.',
  user_banned: 'هذا الحساب موقوف.',
}
