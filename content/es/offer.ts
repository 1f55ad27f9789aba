import type * as English from '#content/offer.ts'
import type { Translated } from '#contract/language.ts'

export const VAT_NOTES: Translated<typeof English.VAT_NOTES> = {
  zero: 'Operación con tipo cero de IVA.',
  exempt: 'Operación exenta de IVA.',
  outside:
    'Fuera del ámbito del IVA británico: servicios a una empresa en {country}. Inversión del sujeto pasivo: el cliente liquida el IVA que corresponda allí.',
  outsideOther: 'Fuera del ámbito del IVA británico.',
  disbursement:
    'Los suplidos son tasas y gastos que pagamos a terceros por cuenta de usted. Usted paga exactamente lo que pagamos nosotros y no se añade IVA.',
}

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: 'tipo cero de IVA',
  exempt: 'exento de IVA',
  outside: 'fuera del ámbito del IVA británico',
  disbursement: 'suplido, sin recargo',
}

export const READY_WORDS: Translated<typeof English.READY_WORDS> = {
  day: { label: 'Fecha límite de entrega', text: '{day}', phrase: 'a más tardar el {day}' },
  time: {
    label: 'Fecha límite de entrega',
    text: '{day} a las {time}',
    phrase: 'a más tardar el {day} a las {time}',
  },
  within: 'Entrega',
  days: {
    one: 'en un plazo de {count} día hábil desde el primer pago',
    other: 'en un plazo de {count} días hábiles desde el primer pago',
  },
  late: 'Es más tarde que el {needed}, cuando lo necesita. Si es demasiado tarde, díganoslo antes de aceptar.',
}
