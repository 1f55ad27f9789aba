import type * as English from '#content/proofs.ts'
import type { Translated } from '#contract/language.ts'

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: 'Перевірте, хто ми',
  member: 'Членство',
  number: '№ {number}',
  company: 'Місце реєстрації: {registeredIn}',
  companyNumber: '{form} № {number}',
  forms: { company: 'Компанія', llp: 'LLP' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'Страхування професійної відповідальності',
  rating: 'Відгуки клієнтів',
  score: '{score} із {outOf}, кількість відгуків на {site}: {reviews}, {date}',
  guarantee: 'Наша гарантія',
}
