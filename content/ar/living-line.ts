import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/living-line.ts'
import type { Translated } from '#contract/language.ts'

export const LIVING_LINE: Translated<typeof English.LIVING_LINE> = {
  title: '«ترجمة معتمدة ومطابقة للأصل»',
  text: `بعشر لغات من بين أكثر من ${BUSINESS.promises.languages} لغة نترجمها.`,
  columns: ['اللغة', 'النص'],
  lines: [
    { language: 'العربية', lang: 'ar', dir: 'rtl', wording: 'ترجمة معتمدة ومطابقة للأصل' },
    { language: 'الصينية', lang: 'zh-Hans', dir: 'ltr', wording: '经认证的忠实译文' },
    { language: 'اليونانية', lang: 'el', dir: 'ltr', wording: 'Επικυρωμένη ακριβής μετάφραση' },
    { language: 'الإنجليزية', lang: 'en-GB', dir: 'ltr', wording: 'Certified true translation' },
    { language: 'الهندية', lang: 'hi', dir: 'ltr', wording: 'प्रमाणित सही अनुवाद' },
    { language: 'الأوكرانية', lang: 'uk', dir: 'ltr', wording: 'Засвідчений точний переклад' },
    { language: 'العبرية', lang: 'he', dir: 'rtl', wording: 'תרגום מאושר ונאמן למקור' },
    { language: 'الكورية', lang: 'ko', dir: 'ltr', wording: '원문과 일치하는 인증 번역' },
    { language: 'التايلاندية', lang: 'th', dir: 'ltr', wording: 'รับรองคำแปลถูกต้อง' },
    { language: 'الجورجية', lang: 'ka', dir: 'ltr', wording: 'დამოწმებული ზუსტი თარგმანი' },
  ],
}
