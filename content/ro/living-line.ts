import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/living-line.ts'
import type { Translated } from '#contract/language.ts'

export const LIVING_LINE: Translated<typeof English.LIVING_LINE> = {
  title: 'Traducere certificată, conformă cu originalul',
  text: `În zece dintre cele peste ${BUSINESS.promises.languages} de limbi din care și în care traducem.`,
  columns: ['Limba', 'Textul'],
  lines: [
    { language: 'Arabă', lang: 'ar', dir: 'rtl', wording: 'ترجمة معتمدة ومطابقة للأصل' },
    { language: 'Chineză', lang: 'zh-Hans', dir: 'ltr', wording: '经认证的忠实译文' },
    { language: 'Greacă', lang: 'el', dir: 'ltr', wording: 'Επικυρωμένη ακριβής μετάφραση' },
    { language: 'Engleză', lang: 'en-GB', dir: 'ltr', wording: 'Certified true translation' },
    { language: 'Hindi', lang: 'hi', dir: 'ltr', wording: 'प्रमाणित सही अनुवाद' },
    { language: 'Ucraineană', lang: 'uk', dir: 'ltr', wording: 'Засвідчений точний переклад' },
    { language: 'Ebraică', lang: 'he', dir: 'rtl', wording: 'תרגום מאושר ונאמן למקור' },
    { language: 'Coreeană', lang: 'ko', dir: 'ltr', wording: '원문과 일치하는 인증 번역' },
    { language: 'Thailandeză', lang: 'th', dir: 'ltr', wording: 'รับรองคำแปลถูกต้อง' },
    { language: 'Georgiană', lang: 'ka', dir: 'ltr', wording: 'დამოწმებული ზუსტი თარგმანი' },
  ],
}
