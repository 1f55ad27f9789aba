/**
 * How facts of business.yaml are said: `npm run generate` makes facts.ts beside this file of it. `{…}` is filled in; texts by number
 * have the plural forms that the language needs.
 */
export const FACT_WORDS = {
  hours: { one: '{count} hour', other: '{count} hours' },
  /** Below a large figure. */
  hourUnit: { one: 'hour', other: 'hours' },
  /** In a sentence, with one of the numbers below. */
  hoursInWords: { one: '{number} hour', other: '{number} hours' },
  workingDays: { one: '{count} working day', other: '{count} working days' },
  weeks: { one: '{count} week', other: '{count} weeks' },
  /** Written out, in a sentence or at its start; other numbers stand in figures. */
  numbers: {
    1: 'one',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    12: 'twelve',
    15: 'fifteen',
    20: 'twenty',
    24: 'twenty-four',
    25: 'twenty-five',
    30: 'thirty',
    40: 'forty',
    45: 'forty-five',
    48: 'forty-eight',
    50: 'fifty',
    60: 'sixty',
    90: 'ninety',
  },
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  /** Three days or more in a row. */
  range: '{from} to {to}',
  /** The last of a list, and what stands between the others. */
  and: '{list} and {last}',
  comma: ', ',
  /** After 'Consultations take place'. */
  onRange: 'from {days}',
  onDays: 'on {days}',
  openingHours: '{opens}-{closes} GMT',
  /** Beside a price. */
  vat: { none: 'no VAT is charged', included: 'VAT included' },
  priceWithVat: '{price} ({vat})',
  vatTerms: {
    none: 'We are not registered for VAT, and charge none.',
    included: 'Our prices include VAT where it is due.',
  },
  /** What the law requires: in one line at the foot of every page, and as labels with texts, which e-mails have as sentences. */
  legal: {
    registered: 'Registered in {place} no.\u00a0{number}',
    registeredAfterName: 'registered in {place} no.\u00a0{number}',
    vatNumber: 'VAT\u00a0{number}',
    noVat: 'Not VAT-registered',
    ico: 'ICO\u00a0{number}',
    sentence: '{label}: {text}.',
    labels: {
      name: 'Registered name',
      partners: 'Partners',
      owner: 'Owner',
      registeredIn: 'Registered in',
      registeredOffice: 'Registered office',
      addressForService: 'Address for service',
      vat: 'VAT',
      ico: 'Data protection register',
      insurer: 'Professional indemnity insurance',
      phone: 'Phone',
    },
    registerText: '{place}, number {number}',
    noVatText: 'not VAT-registered',
    icoText: 'ICO, number {number}',
    places: {
      'England and Wales': 'England and Wales',
      Wales: 'Wales',
      Scotland: 'Scotland',
      'Northern Ireland': 'Northern Ireland',
    },
  },
} as const
