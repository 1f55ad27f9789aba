// Written by `npm run generate` from content/business.yaml: change that file, not this one.
// biome-ignore-all format: as it was written

/** The facts of the business as pages, e-mails and structured data say them. */
export const BUSINESS = {
  name: 'Signet & Quill Document Services',
  shortName: 'Signet & Quill',
  /** The short name beside the mark: no line begins after its `&`. */
  logo: 'Signet &\u00a0Quill',
  /** The short name in file names: letters, digits and hyphens. */
  slug: 'signet-and-quill',
  descriptor: 'Document Services',
  /** Where the site lives in public, without a trailing slash. */
  host: 'https://www.signetandquill.example',
  foundedYear: 2025,
  legal: {
    name: 'Signet & Quill Document Services',
    companyNumber: undefined as string | undefined,
    registeredOffice: undefined as string | undefined,
    vatNumber: undefined as string | undefined,
  },
  email: {
    general: 'hello@signetandquill.example',
    uk: 'uk@signetandquill.example',
    eu: 'eu@signetandquill.example',
    /** For whoever has found a hole in the site: stands in /.well-known/security.txt. */
    security: 'security@signetandquill.example',
  },
  address: {
    street: '1 Example Court',
    city: 'London',
    postcode: 'EC4A 0AA',
    country: 'United Kingdom',
    countryCode: 'GB',
  },
  /** Unset until the owner has one to publish. */
  phone: undefined as string | undefined,
  social: {
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
  },
  reviews: {
    /** The site that collects them, as its visitors know it. */
    site: 'reviews.example',
    url: 'https://reviews.example/signetandquill',
    /** Loaded into a frame when a visitor asks for it; no other address may be framed. */
    widget: 'https://reviews.example/widget/signetandquill',
  },
  consultation: {
    minutes: 30,
    /** The same in words, at the start of a sentence. */
    minutesAtStart: 'Thirty',
    price: '£30.00',
    currencySign: '£',
    days: 'Monday to Friday',
    hours: '09:00-17:00 GMT',
    opens: '09:00',
    closes: '17:00',
    cancelHours: 24,
    cancelNotice: '24 hours',
    /** Where consultations take place; sent to customers with their confirmation. */
    videoLink: 'https://meet.example/signetandquill',
  },
  promises: {
    replyHours: 4,
    replyUnit: 'hours',
    reply: '4 hours',
    replyInWords: 'four hours',
    languages: 100,
  },
}
