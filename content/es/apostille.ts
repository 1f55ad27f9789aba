import type * as English from '#content/apostille.ts'
import type { Translated } from '#contract/language.ts'

/** The wording of the ten items is the Convention's own in Spanish. */
export const SPECIMEN: Translated<typeof English.SPECIMEN> = {
  across: 'Muestra',
  title: 'Apostille',
  convention: 'Convention de La Haye du 5 octobre 1961',
  country: ['País', 'Reino Unido'],
  document: 'El presente documento público',
  signedBy: ['ha sido firmado por', 'firmante de muestra'],
  capacity: ['quien actúa en calidad de', 'notario'],
  seal: ['y está revestido del sello o timbre de', 'dicho notario'],
  certified: 'Certificado',
  at: ['en', 'Londres'],
  date: ['el día', 'de la expedición'],
  authority: ['por', 'la autoridad competente de ese país'],
  number: ['bajo el número', 'Muestra'],
  stamp: 'Sello o timbre',
  signature: 'Firma',
  caption: 'Todas las apostillas llevan los mismos diez puntos. Esta es una muestra, no un certificado.',
}

export const SELF_CHECK: Translated<typeof English.SELF_CHECK> = {
  yes: 'Sí',
  no: 'No, o no lo sé',
  ready: 'Parece que está listo. Envíenos una copia escaneada.',
  nearly: 'Todavía no está listo. Su presupuesto incluirá los pasos indicados arriba.',
}
