import type * as English from '#content/proofs.ts'
import type { Translated } from '#contract/language.ts'

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: 'للتحقق من هويتنا',
  member: 'عضو في',
  number: 'رقم {number}',
  company: 'مسجَّلة في {registeredIn}',
  companyNumber: '{form} رقم {number}',
  forms: { company: 'شركة', llp: 'شركة تضامن محدودة المسؤولية (LLP)' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'تأمين المسؤولية المهنية',
  rating: 'تقييمات العملاء',
  score: '{score} من {outOf}، وعدد التقييمات {reviews} على {site}، {date}',
  guarantee: 'ضماننا',
}
