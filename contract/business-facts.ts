// Written by `npm run generate` from content/business.yaml: change that file, not this one.
// biome-ignore-all format: as it was written

/** Of the file that these facts were read from; the host compares. */
export const FACTS_DIGEST = '2b39b5d432a92bb614952f01cb961172d87e42eebaeff755d782e51567633461'

/** What the business is called. */
export const NAMES = {
  name: 'Signet & Quill Document Services',
  shortName: 'Signet & Quill',
  logo: 'Signet &\u00a0Quill',
  slug: 'signet-and-quill',
  descriptor: 'Document Services',
}

/** When the business was founded. */
export const FOUNDED_YEAR = 2025

/** Where the site lives in public, without a trailing slash. */
export const PUBLIC_HOST = 'https://www.signetandquill.example'

/** What company law wants to be shown. */
export const LEGAL = {
  name: 'Signet & Quill Document Services',
  companyNumber: undefined as string | undefined,
  registeredOffice: undefined as string | undefined,
  vatNumber: undefined as string | undefined,
}

/** Where the business is. */
export const ADDRESS = {
  street: '1 Example Court',
  city: 'London',
  postcode: 'EC4A 0AA',
  country: 'United Kingdom',
  countryCode: 'GB',
}

/** Whom to write to; `operator` is the inbox of the house, and is not shown. */
export const EMAIL = {
  general: 'hello@signetandquill.example',
  uk: 'uk@signetandquill.example',
  eu: 'eu@signetandquill.example',
  operator: 'operator@signetandquill.example',
}

/** Who mail comes from, unless a setting says otherwise. */
export const SENDER = 'Signet & Quill <hello@signetandquill.example>'

/** Unset until the owner has one to publish. */
export const PHONE = {
  general: undefined as string | undefined,
}

/** Our pages elsewhere. */
export const SOCIAL = {
  video: {
    label: 'YouTube',
    url: 'https://video.example/signetandquill',
  },
  photo: {
    label: 'Instagram',
    url: 'https://photo.example/signetandquill',
  },
  professional: {
    label: 'LinkedIn',
    url: 'https://network.example/company/signetandquill',
  },
}

/** The site that collects reviews. */
export const REVIEWS = {
  site: 'reviews.example',
  url: 'https://reviews.example/signetandquill',
  widget: 'https://reviews.example/widget/signetandquill',
}

/** The consultation. Days are 1 (Monday) to 7; times are GMT; the price is in pence. */
export const CONSULTATION_FACTS = {
  minutes: 30,
  price: 3000,
  currency: 'gbp',
  days: [1, 2, 3, 4, 5] as readonly number[],
  opens: '09:00',
  closes: '17:00',
  firstSlot: '09:00',
  lastSlot: '17:00',
  slotMinutes: 30,
  cancelHours: 24,
  videoLink: 'https://meet.example/signetandquill',
}

/** The consultation as sentences say it. */
export const CONSULTATION_WORDS = {
  price: '£30.00',
  currencySign: '£',
  minutesAtStart: 'Thirty',
  days: 'Monday to Friday',
  onDays: 'from Monday to Friday',
  hours: '09:00-17:00 GMT',
  cancelNotice: '24 hours',
}

/** Enquiries are answered within so many hours, at any time of the week. */
export const REPLY_HOURS = 4

/** The same as sentences say it. */
export const REPLY_WORDS = {
  unit: 'hours',
  time: '4 hours',
  inWords: 'four hours',
}

/** So many languages are supported, and more. */
export const LANGUAGES = 100
