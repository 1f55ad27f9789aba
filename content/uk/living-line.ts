import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/living-line.ts'
import type { Translated } from '#contract/language.ts'

export const LIVING_LINE: Translated<typeof English.LIVING_LINE> = {
  title: '«Засвідчений точний переклад»',
  text: `Десятьма з понад ${BUSINESS.promises.languages} мов, з якими ми працюємо.`,
  columns: ['Мова', 'Формулювання'],
  lines: [
    { language: 'Арабська', lang: 'ar', dir: 'rtl', wording: 'ترجمة معتمدة ومطابقة للأصل' },
    { language: 'Китайська', lang: 'zh-Hans', dir: 'ltr', wording: '经认证的忠实译文' },
    { language: 'Грецька', lang: 'el', dir: 'ltr', wording: 'Επικυρωμένη ακριβής μετάφραση' },
    { language: 'Англійська', lang: 'en-GB', dir: 'ltr', wording: 'Certified true translation' },
    { language: 'Гінді', lang: 'hi', dir: 'ltr', wording: 'प्रमाणित सही अनुवाद' },
    { language: 'Українська', lang: 'uk', dir: 'ltr', wording: 'Засвідчений точний переклад' },
    { language: 'Іврит', lang: 'he', dir: 'rtl', wording: 'תרגום מאושר ונאמן למקור' },
    { language: 'Корейська', lang: 'ko', dir: 'ltr', wording: '원문과 일치하는 인증 번역' },
    { language: 'Тайська', lang: 'th', dir: 'ltr', wording: 'รับรองคำแปลถูกต้อง' },
    { language: 'Грузинська', lang: 'ka', dir: 'ltr', wording: 'დამოწმებული ზუსტი თარგმანი' },
  ],
}
