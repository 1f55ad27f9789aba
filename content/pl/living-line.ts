import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/living-line.ts'
import type { Translated } from '#contract/language.ts'

export const LIVING_LINE: Translated<typeof English.LIVING_LINE> = {
  title: '„Wierne tłumaczenie certyfikowane”',
  text: `W dziesięciu z ponad ${BUSINESS.promises.languages} języków, z których i na które tłumaczymy.`,
  columns: ['Język', 'Tekst'],
  lines: [
    { language: 'Arabski', lang: 'ar', dir: 'rtl', wording: 'ترجمة معتمدة ومطابقة للأصل' },
    { language: 'Chiński', lang: 'zh-Hans', dir: 'ltr', wording: '经认证的忠实译文' },
    { language: 'Grecki', lang: 'el', dir: 'ltr', wording: 'Επικυρωμένη ακριβής μετάφραση' },
    { language: 'Angielski', lang: 'en-GB', dir: 'ltr', wording: 'Certified true translation' },
    { language: 'Hindi', lang: 'hi', dir: 'ltr', wording: 'प्रमाणित सही अनुवाद' },
    { language: 'Ukraiński', lang: 'uk', dir: 'ltr', wording: 'Засвідчений точний переклад' },
    { language: 'Hebrajski', lang: 'he', dir: 'rtl', wording: 'תרגום מאושר ונאמן למקור' },
    { language: 'Koreański', lang: 'ko', dir: 'ltr', wording: '원문과 일치하는 인증 번역' },
    { language: 'Tajski', lang: 'th', dir: 'ltr', wording: 'รับรองคำแปลถูกต้อง' },
    { language: 'Gruziński', lang: 'ka', dir: 'ltr', wording: 'დამოწმებული ზუსტი თარგმანი' },
  ],
}
