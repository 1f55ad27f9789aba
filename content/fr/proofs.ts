import type * as English from '#content/proofs.ts'
import type { Translated } from '#contract/language.ts'

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: 'Vérifiez qui nous sommes',
  member: 'Membre de',
  number: 'n°\u00a0{number}',
  company: 'Immatriculation\u00a0: {registeredIn}',
  companyNumber: '{form} n°\u00a0{number}',
  forms: { company: 'Société', llp: 'LLP' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'Assurance de responsabilité civile professionnelle',
  rating: 'Avis de clients',
  score: '{score} sur {outOf} d’après {reviews} avis sur {site}, {date}',
  guarantee: 'Notre garantie',
}
