import { BUSINESS } from './business.ts'

const { shortName, consultation, promises } = BUSINESS

/** What search results and social previews say about each page, by path. Any other path takes the home page's. */
export type PageMetadata = {
  /** The page in a trail such as Home / Our reviews. */
  name: string
  title: string
  description: string
  /** The picture of social previews: public/social/….jpg. */
  card: SocialCard
}

export type SocialCard =
  | 'home'
  | 'corporate'
  | 'private'
  | 'apostille'
  | 'procurement'
  | 'quote'
  | 'company'
  | 'contact'
  | 'legal'

export const HOME_METADATA: PageMetadata = {
  name: 'Home',
  title: `Professional Document Services Worldwide | ${shortName}`,
  description: `Certified translation, notarisation, legalisation and apostille for private and corporate customers worldwide. Over ${promises.languages} languages; enquiries answered within ${promises.reply}.`,
  card: 'home',
}

export const PAGE_METADATA: Readonly<Record<string, PageMetadata>> = {
  '/': HOME_METADATA,
  '/get-quote': {
    name: 'Get a quote',
    title: `Get a quote | ${shortName}`,
    description:
      'Upload your documents and tell us where they are going. We reply in writing with the price, the steps and the date. Half upfront, half on delivery.',
    card: 'quote',
  },
  '/enquiry-form': {
    name: 'Enquiry',
    title: `Send an enquiry | ${shortName}`,
    description: `Ask about certified translation, apostille, notarisation or document procurement. Every enquiry is answered within ${promises.reply}.`,
    card: 'contact',
  },
  '/booking-form': {
    name: 'Book a consultation',
    title: `Book a video consultation | ${shortName}`,
    description: `${consultation.minutesAtStart} minutes by video with somebody who knows what registries, courts and consulates ask for. ${consultation.price}, ${consultation.days}, ${consultation.opens} to ${consultation.closes} GMT.`,
    card: 'contact',
  },
  '/corporate-document-translation': {
    name: 'Corporate document translation',
    title: `Corporate document translation | ${shortName}`,
    description: `Certified translation of articles, accounts, contracts and board papers for registries, banks and courts in over ${promises.languages} languages.`,
    card: 'corporate',
  },
  '/private-document-translation': {
    name: 'Private document translation',
    title: `Private document translation | ${shortName}`,
    description:
      'Certified translation of birth, marriage and degree certificates, passports and court orders, ready for the authority that asked.',
    card: 'private',
  },
  '/apostille-notarisation': {
    name: 'Apostille and notarisation',
    title: `Apostille and notarisation | ${shortName}`,
    description:
      'Notarisation, legalisation and apostille in one order, so that a British document can be relied on abroad. With a short check: is my document ready?',
    card: 'apostille',
  },
  '/global-document-procurement': {
    name: 'Global document procurement',
    title: `Global document procurement | ${shortName}`,
    description:
      'Certified copies of birth, marriage, degree, court and company records from the offices abroad that hold them, translated and legalised if needed.',
    card: 'procurement',
  },
  '/our-founders-story': {
    name: 'About us',
    title: `About us | ${shortName}`,
    description: `Who stands behind ${shortName}, and why two founders built a house for documents that travel.`,
    card: 'company',
  },
  '/our-review': {
    name: 'Our reviews',
    title: `Our reviews | ${shortName}`,
    description:
      'Where to read what private and corporate customers write about our translations, apostilles and procurement, on a site that we do not run.',
    card: 'company',
  },
  '/our-events-gallery': {
    name: 'Events and gallery',
    title: `Events and gallery | ${shortName}`,
    description: 'Where to meet us next, and pictures from the events that we have held and supported.',
    card: 'company',
  },
  '/polo-family-day': {
    name: 'Polo Family Day',
    title: `Polo Family Day in nine pictures | ${shortName}`,
    description:
      'Mallets, ponies and a very large tea tent: nine pictures from the summer afternoon that we supported.',
    card: 'company',
  },
  '/contact-us-directly': {
    name: 'Contact us directly',
    title: `Contact us directly | ${shortName}`,
    description: `Three e-mail addresses, for general, United Kingdom and European Union enquiries, and video consultations ${consultation.days}, ${consultation.hours}.`,
    card: 'contact',
  },
  '/social-media-links': {
    name: 'Social media and newsletter',
    title: `Social media and newsletter | ${shortName}`,
    description: `Follow ${shortName} for short films, pictures and professional notes on documents that cross borders, and read our newsletter.`,
    card: 'contact',
  },
  '/auth': {
    name: 'Customer account',
    title: `Customer account | ${shortName}`,
    description: 'Log in or create an account to follow your requests, or to start a new one.',
    card: 'home',
  },
  '/register': {
    name: 'Create an account',
    title: `Create an account | ${shortName}`,
    description: 'Create an account to follow your requests, or to start a new one.',
    card: 'home',
  },
  '/reset-password': {
    name: 'Reset your password',
    title: `Reset your password | ${shortName}`,
    description: 'Ask for a link that lets you choose a new password for your account.',
    card: 'home',
  },
  '/profile': {
    name: 'Your account',
    title: `Your account | ${shortName}`,
    description: 'Your details, your requests and what follows from them.',
    card: 'home',
  },
  '/privacy-policy': {
    name: 'Privacy policy',
    title: `Privacy policy | ${shortName}`,
    description:
      'Which personal data we collect, why, how long we keep it, and your rights under UK GDPR. No cookies, and no tracking.',
    card: 'legal',
  },
  '/terms-of-service': {
    name: 'Terms of service',
    title: `Terms of service | ${shortName}`,
    description:
      'The terms on which we translate, certify, legalise and procure documents: orders, payment, delivery, cancellation and liability.',
    card: 'legal',
  },
  '/404': {
    name: 'Page not found',
    title: `Oops! Page not found | ${shortName}`,
    description: 'There is no page at this address. Our services, quote form and contacts are one step away.',
    card: 'home',
  },
}
