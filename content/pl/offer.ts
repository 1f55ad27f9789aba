import type * as English from '#content/offer.ts'
import type { Translated } from '#contract/language.ts'

export const VAT_NOTES: Translated<typeof English.VAT_NOTES> = {
  zero: 'Stawka zerowa VAT.',
  exempt: 'Zwolnione z VAT.',
  outside:
    'Nie podlega brytyjskiemu VAT: usługi dla przedsiębiorstwa w kraju: {country}. Odwrotne obciążenie: ewentualny VAT należny w tym kraju rozlicza klient.',
  outsideOther: 'Nie podlega brytyjskiemu VAT.',
  disbursement:
    'Wydatki w imieniu klienta to opłaty, które wnosimy za Państwa na rzecz innych podmiotów. Płacą Państwo dokładnie tyle, ile my, bez VAT.',
}

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: 'stawka zerowa VAT',
  exempt: 'zwolnione z VAT',
  outside: 'nie podlega brytyjskiemu VAT',
  disbursement: 'wydatek w imieniu klienta, po kosztach',
}

export const READY_WORDS: Translated<typeof English.READY_WORDS> = {
  day: { label: 'Gotowe do', text: '{day}', phrase: 'do {day}' },
  time: { label: 'Gotowe do', text: '{day}, godz. {time}', phrase: 'do {day}, godz. {time}' },
  within: 'Gotowe',
  days: {
    one: 'w ciągu {count} dnia roboczego od pierwszej płatności',
    few: 'w ciągu {count} dni roboczych od pierwszej płatności',
    many: 'w ciągu {count} dni roboczych od pierwszej płatności',
    other: 'w ciągu {count} dnia roboczego od pierwszej płatności',
  },
  late: 'To później niż potrzebny Państwu termin: {needed}. Jeśli to za późno, prosimy o wiadomość przed akceptacją.',
}
