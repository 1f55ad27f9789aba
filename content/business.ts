import { REPLY_HOURS } from '#contract/enquiry-choices.ts'

/**
 * The facts of the business. Each stands here once; pages, e-mails and structured data read them from here.
 * Replace the `example` addresses before going public.
 */
export const BUSINESS = {
  name: 'Signet & Quill Document Services',
  shortName: 'Signet & Quill',
  descriptor: 'Document Services',
  /** Where the site lives in public, without a trailing slash. */
  host: 'https://www.signetandquill.example',
  foundedYear: 2025,

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
    video: { label: 'YouTube', url: 'https://video.example/signetandquill' },
    photo: { label: 'Instagram', url: 'https://photo.example/signetandquill' },
    professional: { label: 'LinkedIn', url: 'https://network.example/company/signetandquill' },
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
    price: '£30.00',
    days: 'Monday to Friday',
    hours: '09:00-17:00 GMT',
    opens: '09:00',
    closes: '17:00',
    cancelHours: 24,
    /** Where consultations take place; sent to customers with their confirmation. */
    videoLink: 'https://meet.example/signetandquill',
  },
  promises: {
    replyHours: REPLY_HOURS,
    languages: 100,
  },
} as const
