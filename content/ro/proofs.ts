import type * as English from '#content/proofs.ts'
import type { Translated } from '#contract/language.ts'

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: 'Verificați cine suntem',
  member: 'Afilieri',
  number: 'nr. {number}',
  company: 'Societate înregistrată în {registeredIn}',
  companyNumber: '{form} nr. {number}',
  forms: { company: 'Societate', llp: 'LLP' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'Asigurare de răspundere civilă profesională',
  rating: 'Recenziile clienților',
  score: '{score} din {outOf}, nota medie pe {site} la {date} (recenzii: {reviews})',
  guarantee: 'Garanția noastră',
}
