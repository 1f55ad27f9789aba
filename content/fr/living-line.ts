import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/living-line.ts'
import type { Translated } from '#contract/language.ts'

export const LIVING_LINE: Translated<typeof English.LIVING_LINE> = {
  title: '«\u00a0Traduction certifiée conforme\u00a0»',
  text: `En dix langues, sur plus de ${BUSINESS.promises.languages} que nous traduisons.`,
  columns: ['Langue', 'Texte'],
  lines: [
    { language: 'Arabe', lang: 'ar', dir: 'rtl', wording: 'ترجمة معتمدة ومطابقة للأصل' },
    { language: 'Chinois', lang: 'zh-Hans', dir: 'ltr', wording: '经认证的忠实译文' },
    { language: 'Grec', lang: 'el', dir: 'ltr', wording: 'Επικυρωμένη ακριβής μετάφραση' },
    { language: 'Anglais', lang: 'en-GB', dir: 'ltr', wording: 'Certified true translation' },
    { language: 'Hindi', lang: 'hi', dir: 'ltr', wording: 'प्रमाणित सही अनुवाद' },
    { language: 'Ukrainien', lang: 'uk', dir: 'ltr', wording: 'Засвідчений точний переклад' },
    { language: 'Hébreu', lang: 'he', dir: 'rtl', wording: 'תרגום מאושר ונאמן למקור' },
    { language: 'Coréen', lang: 'ko', dir: 'ltr', wording: '원문과 일치하는 인증 번역' },
    { language: 'Thaï', lang: 'th', dir: 'ltr', wording: 'รับรองคำแปลถูกต้อง' },
    { language: 'Géorgien', lang: 'ka', dir: 'ltr', wording: 'დამოწმებული ზუსტი თარგმანი' },
  ],
}
