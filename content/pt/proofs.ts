import type * as English from '#content/proofs.ts'
import type { Translated } from '#contract/language.ts'

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: 'Verifique quem somos',
  member: 'Membro de',
  number: 'n.º {number}',
  company: 'Registo comercial: {registeredIn}',
  companyNumber: '{form} n.º {number}',
  forms: { company: 'Sociedade', llp: 'LLP' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'Seguro de responsabilidade civil profissional',
  rating: 'Avaliações de clientes',
  score: '{score} de {outOf}, segundo {reviews} avaliações em {site}, {date}',
  guarantee: 'A nossa garantia',
}
