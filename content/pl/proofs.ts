import type * as English from '#content/proofs.ts'
import type { Translated } from '#contract/language.ts'

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: 'Można sprawdzić, kim jesteśmy',
  member: 'Członkostwo:',
  number: 'nr {number}',
  company: 'Rejestr spółek: {registeredIn}',
  companyNumber: '{form} nr {number}',
  forms: { company: 'Spółka', llp: 'LLP' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'Ubezpieczenie odpowiedzialności zawodowej',
  rating: 'Opinie klientów',
  score: '{score} na {outOf}, liczba opinii: {reviews}, {site}, {date}',
  guarantee: 'Nasza gwarancja',
}
