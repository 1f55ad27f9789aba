// Written by `npm run generate` from content/business.yaml: change that file, not this one.
// biome-ignore-all format: as it was written

/** Where people write to. */
export const EMAIL = {
  general: 'hello@signetandquill.example',
  uk: 'uk@signetandquill.example',
  eu: 'eu@signetandquill.example',
}

/** What forms say of consultations. */
export const CONSULTATION = {
  minutes: 30,
  price: '£30.00',
  /** Beside the price, once the owner has said whether VAT is charged. */
  vat: undefined as string | undefined,
  days: 'Monday to Friday',
  hours: '09:00-17:00 GMT',
  cancelNotice: '24 hours',
}

/** What forms promise. */
export const PROMISES = {
  reply: '4 hours',
  replyUnit: 'hours',
}

/** The short name in file names: letters, digits and hyphens. */
export const SLUG = 'signet-and-quill'

/** The facts of the business as pages, e-mails and structured data say them. */
export const BUSINESS = {
  name: 'Signet & Quill Document Services',
  shortName: 'Signet & Quill',
  /** The short name beside the mark: no line begins after its `&`. */
  logo: 'Signet &\u00a0Quill',
  slug: SLUG,
  descriptor: 'Document Services',
  /** Drawn in the seal and the mark. */
  monogram: '&',
  /** Where the site lives in public, without a trailing slash. */
  host: 'https://www.signetandquill.example',
  foundedYear: 2025,
  legal: {
    form: 'company',
    name: 'Signet & Quill Document Services',
    companyNumber: undefined as string | undefined,
    registeredIn: 'England and Wales',
    registeredOffice: undefined as string | undefined,
    vatNumber: undefined as string | undefined,
    /** Undefined until the owner has said it. */
    vatRegistered: undefined as boolean | undefined,
    /** Null if the owner says that there is none; undefined until something is said. */
    icoNumber: undefined as string | null | undefined,
    insurer: undefined as string | null | undefined,
    /** What is known of all this in one line, for the foot of every page. */
    line: undefined as string | undefined,
    /** In full, as labels and texts. */
    rows: [] as readonly (readonly [string, string])[],
    /** In full, as sentences. */
    sentences: undefined as string | undefined,
    vatTerms: undefined as string | undefined,
  },
  email: {
    ...EMAIL,
    /** Where people report vulnerabilities; published in /.well-known/security.txt. */
    security: 'security@signetandquill.example',
  },
  address: {
    street: '1 Example Court',
    city: 'London',
    postcode: 'EC4A 0AA',
    country: 'United Kingdom',
    countryCode: 'GB',
    line: '1 Example Court, London EC4A 0AA, United Kingdom',
  },
  /** Unset until the owner has one to publish. */
  phone: undefined as string | undefined,
  /** Without a page there, both are empty. */
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
    ...CONSULTATION,
    priceWithVat: '£30.00',
    /** The length in words, at the start of a sentence. */
    minutesAtStart: 'Thirty',
    currencySign: '£',
    opens: '09:00',
    closes: '17:00',
    cancelHours: 24,
    /** Where consultations take place; sent to customers with their confirmation. */
    videoLink: 'https://meet.example/signetandquill',
  },
  promises: {
    ...PROMISES,
    replyHours: 4,
    replyInWords: 'four hours',
    languages: 100,
    /** A complaint is acknowledged and answered within these times. */
    complaintAcknowledged: '3 working days',
    complaintAnswered: '4 weeks',
  },
}
