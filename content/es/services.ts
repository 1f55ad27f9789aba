import type * as English from '#content/services.ts'
import type { Translated } from '#contract/language.ts'

export const SERVICE_WORDS: Translated<typeof English.SERVICE_WORDS> = {
  getQuote: 'Pedir presupuesto',
  book: 'Reservar una cita',
  verify: '¿Le han dado un documento que entregamos nosotros?',
  verifyLink: 'Verificar un documento',
}

export const FACT_TERMS: Translated<typeof English.FACT_TERMS> = {
  documents: 'Documentos',
  price: 'Precio',
  time: 'Plazo habitual',
}

export const COMMON_FACTS: Translated<typeof English.COMMON_FACTS> = [
  { term: 'Pago', text: 'La mitad por adelantado, la mitad a la entrega' },
  { term: 'Cancelación', text: 'En la hora siguiente al pago, si el trabajo no ha empezado' },
]

export const PRICE_WORDS: Translated<typeof English.PRICE_WORDS> = {
  title: 'Precios y plazos habituales',
  lead: 'El presupuesto por escrito indica el precio exacto, antes de que deba nada.',
  samples: 'Precios de ejemplo',
  example: '(ejemplo)',
  from: 'desde',
  fromAtStart: 'Desde',
  service: 'Cuánto cuesta',
  units: {
    page: 'Una página de hasta 250 palabras',
    word: 'Una palabra',
    document: 'Un documento',
    hour: 'Una hora',
  },
  each: {
    page: '{price} por página',
    word: '{price} por palabra',
    document: '{price} por documento',
    hour: '{price} por hora',
  },
  pence: '{pence}\u00a0peniques',
  minimum: 'Importe mínimo',
  needed: 'Si se necesita {urgency}',
  time: 'Plazo\u00a0habitual',
  fee: 'incluida la tasa de la autoridad, {fee}',
  extras: 'Se suele pedir también',
}
