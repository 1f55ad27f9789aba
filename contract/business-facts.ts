// Written by `npm run generate` from content/business.yaml: change that file, not this one.
// biome-ignore-all format: as it was written

/** Of the file that these facts were read from; the host compares. */
export const FACTS_DIGEST = '28d8ef269f03fd325c8ce017f219f82d0e93428e586d96c4bcf6389db24bbd4c'

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
  cancelHours: 24,
}

/** The same as sentences have it. */
export const CONSULTATION_WORDS = {
  onDays: 'from Monday to Friday',
  cancelNotice: '24 hours',
}

/** Enquiries are answered within so many hours, at any time of the week. */
export const REPLY_HOURS = 4

/** The same as sentences have it. */
export const REPLY_TIME = '4 hours'

/** Who mail comes from, unless a setting says otherwise. */
export const SENDER = 'Signet & Quill <hello@signetandquill.example>'

/** The inbox of the house, unless a setting says otherwise. */
export const OPERATOR_EMAIL = 'operator@signetandquill.example'
