// Written by `npm run generate` from content/business.yaml: change that file, not this one.
// biome-ignore-all format: as it was written

/** Of the file that these facts were read from; the host compares. */
export const FACTS_DIGEST = '4f5e9905b59b6adbef06e69b875fa1af990ac4120c3c11ea4e8899f6d684b760'

/** Times are GMT. */
export const CONSULTATION_FACTS = {
  minutes: 30,
  /** In the smallest unit of the currency. */
  price: 3000,
  currency: 'gbp',
  /** From 1 for Monday to 7. */
  days: [1, 2, 3, 4, 5] as readonly number[],
  firstSlot: '09:00',
  lastSlot: '17:00',
  slotMinutes: 30,
  noticeHours: 0,
  cancelHours: 24,
}

/** The days on which the house is closed, besides the weekdays above. */
export const OPENING = {
  /** Whether it is closed on bank holidays. */
  bankHolidays: true,
  /** Bank holidays that were added for one year. */
  added: [] as readonly string[],
  /** Bank holidays that were moved: from, and to. */
  moved: [] as readonly (readonly string[])[],
  /** The first and the last day of each time away. */
  closed: [] as readonly (readonly string[])[],
  /** Whether the operator is told to reply within opening hours. */
  repliesInHours: false,
  opens: '09:00',
  closes: '17:00',
}

/** The same as sentences have it. */
export const CONSULTATION_WORDS = {
  onDays: 'from Monday to Friday',
  cancelNotice: '24 hours',
  notice: '0 hours',
}

/** How offers are priced, and orders delivered. */
export const ORDER_FACTS = {
  /** In hundredths of a percent; null unless the business is registered for VAT. */
  vatRate: null as number | null,
  /** Whether the operator types amounts with VAT (gross) or without it. */
  prices: 'gross' as 'gross' | 'net',
  /** For how many days an offer is open, unless it says otherwise. */
  offerDays: 14,
  /** How large a finished document may be, in MB. */
  largestDelivery: 10,
  /** How often the customer may ask for changes to drafts. */
  draftRounds: 2,
}

/** The account to which customers may pay by bank transfer; undefined if they may not. */
export const BANK_TRANSFER = undefined as { name: string; sortCode: string; accountNumber: string; iban?: string } | undefined

/** Who sells, for the head of receipts and invoices. */
export const SELLER = {
  /** The name by which the law knows the business. */
  name: 'Signet & Quill Document Services',
  /** What stands below it, the VAT number included. */
  lines: ['1 Example Court, London EC4A 0AA, United Kingdom'] as readonly string[],
  /** Null unless the business is registered for VAT. */
  vatNumber: null as string | null,
}

/** Enquiries are answered within so many hours, at any time of the week. */
export const REPLY_HOURS = 4

/** The same as sentences have it. */
export const REPLY_TIME = '4 hours'

/** Who mail comes from, unless a setting says otherwise. */
export const SENDER = 'Signet & Quill <hello@signetandquill.example>'

/** The inbox of the house, unless a setting says otherwise. */
export const OPERATOR_EMAIL = 'operator@signetandquill.example'

/** What has still to be said before the site can be public: keys, and where to put it. */
export const UNFINISHED_FACTS = [
  ['host', 'host in content/business.yaml is still an example: write your own there.'],
  ['address.street', 'address.street in content/business.yaml is still an example: write your own there.'],
  ['email.general', 'email.general in content/business.yaml is still an example: write your own there.'],
  ['email.uk', 'email.uk in content/business.yaml is still an example: write your own there.'],
  ['email.eu', 'email.eu in content/business.yaml is still an example: write your own there.'],
  ['email.operator', 'email.operator in content/business.yaml is still an example: write your own there.'],
  ['email.security', 'email.security in content/business.yaml is still an example: write your own there.'],
  ['social.video.url', 'social.video.url in content/business.yaml is still an example: write your own there, or leave that section empty.'],
  ['social.photo.url', 'social.photo.url in content/business.yaml is still an example: write your own there, or leave that section empty.'],
  ['social.professional.url', 'social.professional.url in content/business.yaml is still an example: write your own there, or leave that section empty.'],
  ['reviews.site', 'reviews.site in content/business.yaml is still an example: write your own there, or leave that section empty.'],
  ['reviews.url', 'reviews.url in content/business.yaml is still an example: write your own there, or leave that section empty.'],
  ['reviews.widget', 'reviews.widget in content/business.yaml is still an example: write your own there, or leave that section empty.'],
  ['consultation.videoLink', 'consultation.videoLink in content/business.yaml is still an example: write your own there.'],
  ['legal.companyNumber', 'legal.companyNumber in content/business.yaml is empty: write the number at Companies House there.'],
  ['legal.registeredOffice', 'legal.registeredOffice in content/business.yaml is empty: write the registered office there.'],
  ['legal.vatNumber', 'legal.vatNumber in content/business.yaml is empty: write the VAT number, or none there.'],
  ['legal.icoNumber', 'legal.icoNumber in content/business.yaml is empty: write the number in the data protection register, or none there.'],
  ['phone.general', 'phone.general in content/business.yaml is empty: write the telephone number, or none there.'],
] as readonly (readonly [string, string])[]
