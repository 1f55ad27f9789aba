import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/living-line.ts'
import type { Translated } from '#contract/language.ts'

export const LIVING_LINE: Translated<typeof English.LIVING_LINE> = {
  title: '“经认证的忠实译文”',
  text: `我们翻译 ${BUSINESS.promises.languages} 多种语言，以下是其中 10 种。`,
  columns: ['语言', '文字'],
  lines: [
    { language: '阿拉伯语', lang: 'ar', dir: 'rtl', wording: 'ترجمة معتمدة ومطابقة للأصل' },
    { language: '中文', lang: 'zh-Hans', dir: 'ltr', wording: '经认证的忠实译文' },
    { language: '希腊语', lang: 'el', dir: 'ltr', wording: 'Επικυρωμένη ακριβής μετάφραση' },
    { language: '英语', lang: 'en-GB', dir: 'ltr', wording: 'Certified true translation' },
    { language: '印地语', lang: 'hi', dir: 'ltr', wording: 'प्रमाणित सही अनुवाद' },
    { language: '乌克兰语', lang: 'uk', dir: 'ltr', wording: 'Засвідчений точний переклад' },
    { language: '希伯来语', lang: 'he', dir: 'rtl', wording: 'תרגום מאושר ונאמן למקור' },
    { language: '韩语', lang: 'ko', dir: 'ltr', wording: '원문과 일치하는 인증 번역' },
    { language: '泰语', lang: 'th', dir: 'ltr', wording: 'รับรองคำแปลถูกต้อง' },
    { language: '格鲁吉亚语', lang: 'ka', dir: 'ltr', wording: 'დამოწმებული ზუსტი თარგმანი' },
  ],
}
