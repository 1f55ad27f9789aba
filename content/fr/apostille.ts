import type * as English from '#content/apostille.ts'
import type { Translated } from '#contract/language.ts'

/** The wording of the ten items is the Convention's own in French. */
export const SPECIMEN: Translated<typeof English.SPECIMEN> = {
  across: 'Spécimen',
  title: 'Apostille',
  convention: 'Convention de La Haye du 5 octobre 1961',
  country: ['Pays', 'Royaume-Uni'],
  document: 'Le présent acte public',
  signedBy: ['a été signé par', 'un signataire fictif'],
  capacity: ['agissant en qualité de', 'notaire'],
  seal: ['est revêtu du sceau/timbre de', 'ce notaire'],
  certified: 'Attesté',
  at: ['à', 'Londres'],
  date: ['le', 'jour de délivrance'],
  authority: ['par', 'l’autorité compétente de ce pays'],
  number: ['sous n°', 'Spécimen'],
  stamp: 'Sceau/timbre',
  signature: 'Signature',
  caption: 'Toutes les apostilles comportent ces dix points. Ceci est un spécimen, non un certificat.',
}

export const SELF_CHECK: Translated<typeof English.SELF_CHECK> = {
  yes: 'Oui',
  no: 'Non, ou je ne sais pas',
  ready: 'Il semble prêt. Envoyez-nous une copie numérisée.',
  nearly: 'Il n’est pas encore prêt. Votre devis comprendra les étapes indiquées ci-dessus.',
}
