import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/living-line.ts'
import type { Translated } from '#contract/language.ts'

export const LIVING_LINE: Translated<typeof English.LIVING_LINE> = {
  title: '“Tradução fiel certificada”',
  text: `Em dez das mais de ${BUSINESS.promises.languages} línguas que traduzimos.`,
  columns: ['Língua', 'Texto'],
  lines: [
    { language: 'Árabe', lang: 'ar', dir: 'rtl', wording: 'ترجمة معتمدة ومطابقة للأصل' },
    { language: 'Chinês', lang: 'zh-Hans', dir: 'ltr', wording: '经认证的忠实译文' },
    { language: 'Grego', lang: 'el', dir: 'ltr', wording: 'Επικυρωμένη ακριβής μετάφραση' },
    { language: 'Inglês', lang: 'en-GB', dir: 'ltr', wording: 'Certified true translation' },
    { language: 'Hindi', lang: 'hi', dir: 'ltr', wording: 'प्रमाणित सही अनुवाद' },
    { language: 'Ucraniano', lang: 'uk', dir: 'ltr', wording: 'Засвідчений точний переклад' },
    { language: 'Hebraico', lang: 'he', dir: 'rtl', wording: 'תרגום מאושר ונאמן למקור' },
    { language: 'Coreano', lang: 'ko', dir: 'ltr', wording: '원문과 일치하는 인증 번역' },
    { language: 'Tailandês', lang: 'th', dir: 'ltr', wording: 'รับรองคำแปลถูกต้อง' },
    { language: 'Georgiano', lang: 'ka', dir: 'ltr', wording: 'დამოწმებული ზუსტი თარგმანი' },
  ],
}
