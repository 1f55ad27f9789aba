import {
  ADDRESS,
  CONSULTATION_FACTS,
  CONSULTATION_WORDS,
  EMAIL,
  FOUNDED_YEAR,
  LANGUAGES,
  LEGAL,
  NAMES,
  PHONE,
  PUBLIC_HOST,
  REPLY_HOURS,
  REPLY_WORDS,
  REVIEWS,
  SOCIAL,
} from '#contract/business-facts.ts'

/**
 * The facts of the business as pages, e-mails and structured data read them. They are kept in business.yaml, beside this
 * file; nothing here is to be changed for a new price or a new name.
 */
export const BUSINESS = {
  name: NAMES.name,
  shortName: NAMES.shortName,
  /** The short name beside the mark: no line begins after its `&`. */
  logo: NAMES.logo,
  /** The short name in file names: letters, digits and hyphens. */
  slug: NAMES.slug,
  descriptor: NAMES.descriptor,
  /** Where the site lives in public, without a trailing slash. */
  host: PUBLIC_HOST,
  foundedYear: FOUNDED_YEAR,
  legal: LEGAL,

  /** `operator` is the inbox of the house, which no page shows. */
  email: EMAIL,
  address: ADDRESS,
  /** Unset until the owner has one to publish. */
  phone: PHONE.general,

  social: SOCIAL,
  reviews: REVIEWS,

  consultation: {
    minutes: CONSULTATION_FACTS.minutes,
    /** 'Thirty', at the start of a sentence */
    minutesAtStart: CONSULTATION_WORDS.minutesAtStart,
    /** '£30.00' */
    price: CONSULTATION_WORDS.price,
    currencySign: CONSULTATION_WORDS.currencySign,
    /** 'Monday to Friday' */
    days: CONSULTATION_WORDS.days,
    /** '09:00-17:00 GMT' */
    hours: CONSULTATION_WORDS.hours,
    opens: CONSULTATION_FACTS.opens,
    closes: CONSULTATION_FACTS.closes,
    cancelHours: CONSULTATION_FACTS.cancelHours,
    /** '24 hours' */
    cancelNotice: CONSULTATION_WORDS.cancelNotice,
    /** Where consultations take place; sent to customers with their confirmation. */
    videoLink: CONSULTATION_FACTS.videoLink,
  },
  promises: {
    replyHours: REPLY_HOURS,
    /** '4 hours', 'four hours', 'hours' */
    reply: REPLY_WORDS.time,
    replyInWords: REPLY_WORDS.inWords,
    replyUnit: REPLY_WORDS.unit,
    languages: LANGUAGES,
  },
} as const
