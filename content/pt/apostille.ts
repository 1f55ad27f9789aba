import type * as English from '#content/apostille.ts'
import type { Translated } from '#contract/language.ts'

/** The ten items are worded as on the apostilles of Portugal and Brazil. */
export const SPECIMEN: Translated<typeof English.SPECIMEN> = {
  across: 'Modelo',
  title: 'Apostille',
  convention: 'Convention de La Haye du 5 octobre 1961',
  country: ['País', 'Reino Unido'],
  document: 'Este documento público',
  signedBy: ['foi assinado por', 'um signatário fictício'],
  capacity: ['agindo na qualidade de', 'notário'],
  seal: ['e tem o selo ou carimbo de', 'notário acima referido'],
  certified: 'Certificado',
  at: ['em', 'Londres'],
  date: ['no dia', 'da emissão'],
  authority: ['por', 'autoridade competente desse país'],
  number: ['N.º', 'Modelo'],
  stamp: 'Selo ou carimbo',
  signature: 'Assinatura',
  caption: 'Todas as apostilas têm os mesmos dez pontos. Isto é um modelo, não um certificado.',
}

export const SELF_CHECK: Translated<typeof English.SELF_CHECK> = {
  yes: 'Sim',
  no: 'Não, ou não sei',
  ready: 'Parece que está pronto. Envie-nos uma digitalização.',
  nearly: 'Ainda não está pronto. O seu orçamento incluirá os passos indicados acima.',
}
