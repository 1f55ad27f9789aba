import { BUSINESS } from './business.ts'

/** 'Certified true translation' in ten languages, for the translation pages. Each is set in its own script. */
export const LIVING_LINE = {
  title: 'Certified true translation',
  text: `In ten of the over ${BUSINESS.promises.languages} languages we translate.`,
  columns: ['Language', 'Wording'],
  lines: [
    { language: 'Arabic', lang: 'ar', dir: 'rtl', wording: 'ترجمة معتمدة ومطابقة للأصل' },
    { language: 'Chinese', lang: 'zh-Hans', dir: 'ltr', wording: '经认证的忠实译文' },
    { language: 'Greek', lang: 'el', dir: 'ltr', wording: 'Επικυρωμένη ακριβής μετάφραση' },
    { language: 'English', lang: 'en-GB', dir: 'ltr', wording: 'Certified true translation' },
    { language: 'Hindi', lang: 'hi', dir: 'ltr', wording: 'प्रमाणित सही अनुवाद' },
    { language: 'Ukrainian', lang: 'uk', dir: 'ltr', wording: 'Засвідчений точний переклад' },
    { language: 'Hebrew', lang: 'he', dir: 'rtl', wording: 'תרגום מאושר ונאמן למקור' },
    { language: 'Korean', lang: 'ko', dir: 'ltr', wording: '원문과 일치하는 인증 번역' },
    { language: 'Thai', lang: 'th', dir: 'ltr', wording: 'รับรองคำแปลถูกต้อง' },
    { language: 'Georgian', lang: 'ka', dir: 'ltr', wording: 'დამოწმებული ზუსტი თარგმანი' },
  ],
} as const
