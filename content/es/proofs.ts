import type * as English from '#content/proofs.ts'
import type { Translated } from '#contract/language.ts'

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: 'Compruebe quiénes somos',
  member: 'Miembro de',
  number: 'n.º {number}',
  company: 'Inscrita en el registro mercantil de {registeredIn}',
  companyNumber: '{form} n.º {number}',
  forms: { company: 'Sociedad', llp: 'LLP' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'Seguro de responsabilidad civil profesional',
  rating: 'Opiniones de clientes',
  score: '{score} de {outOf} según {reviews} opiniones en {site}, {date}',
  guarantee: 'Nuestra garantía',
}
