import type * as English from '#content/offer.ts'
import type { Translated } from '#contract/language.ts'

export const VAT_NOTES: Translated<typeof English.VAT_NOTES> = {
  zero: 'Se aplică cota zero de TVA.',
  exempt: 'Scutit de TVA.',
  outside:
    'În afara sferei de aplicare a TVA din Regatul Unit: servicii pentru o firmă din {country}. Taxare inversă: clientul declară TVA eventual datorată acolo.',
  outsideOther: 'În afara sferei de aplicare a TVA din Regatul Unit.',
  disbursement:
    'Cheltuielile în contul clientului sunt taxe pe care le plătim altora în numele dumneavoastră. Plătiți exact cât plătim noi, fără TVA adăugată.',
}

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: 'cota zero de TVA',
  exempt: 'scutit de TVA',
  outside: 'în afara sferei TVA din Regatul Unit',
  disbursement: 'cheltuială în contul clientului, la cost',
}

/** Days stand with their weekday in messages and without it on pages: 'data de' goes before both. */
export const READY_WORDS: Translated<typeof English.READY_WORDS> = {
  day: { label: 'Termen de livrare', text: '{day}', phrase: 'până la data de {day}' },
  time: {
    label: 'Termen de livrare',
    text: '{day}, ora {time}',
    phrase: 'până la data de {day}, ora {time}',
  },
  within: 'Termen de livrare',
  days: {
    one: 'în cel mult {count} zi lucrătoare de la prima plată',
    few: 'în cel mult {count} zile lucrătoare de la prima plată',
    other: 'în cel mult {count} de zile lucrătoare de la prima plată',
  },
  late: 'Este după {needed}, când vă trebuie documentele. Dacă este prea târziu, spuneți-ne înainte de a accepta.',
}
