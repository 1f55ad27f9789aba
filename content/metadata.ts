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
  title: 'Professional Document Services Worldwide | Signet & Quill',
  description:
    'Certified translation, notarisation, legalisation and apostille for private and corporate customers worldwide. Over 100 languages; enquiries answered within 4 hours.',
  card: 'home',
}

export const PAGE_METADATA: Readonly<Record<string, PageMetadata>> = {
  '/': HOME_METADATA,
  '/get-quote': {
    name: 'Get a quote',
    title: 'Get a quote | Signet & Quill',
    description:
      'Upload your documents and tell us where they are going. We reply in writing with the price, the steps and the date. Half upfront, half on delivery.',
    card: 'quote',
  },
  '/enquiry-form': {
    name: 'Enquiry',
    title: 'Send an enquiry | Signet & Quill',
    description:
      'Ask about certified translation, apostille, notarisation or document procurement. Every enquiry is answered within 4 hours.',
    card: 'contact',
  },
  '/booking-form': {
    name: 'Book a consultation',
    title: 'Book a video consultation | Signet & Quill',
    description:
      'Thirty minutes by video with somebody who knows what registries, courts and consulates ask for. £30.00, Monday to Friday, 09:00 to 17:00 GMT.',
    card: 'contact',
  },
  '/corporate-document-translation': {
    name: 'Corporate document translation',
    title: 'Corporate document translation | Signet & Quill',
    description:
      'Certified translation of articles, accounts, contracts and board papers for registries, banks and courts in over 100 languages.',
    card: 'corporate',
  },
  '/private-document-translation': {
    name: 'Private document translation',
    title: 'Private document translation | Signet & Quill',
    description:
      'Certified translation of birth, marriage and degree certificates, passports and court orders, ready for the authority that asked.',
    card: 'private',
  },
  '/apostille-notarisation': {
    name: 'Apostille and notarisation',
    title: 'Apostille and notarisation | Signet & Quill',
    description:
      'Notarisation, legalisation and apostille in one order, so that a British document can be relied on abroad. With a short check: is my document ready?',
    card: 'apostille',
  },
  '/global-document-procurement': {
    name: 'Global document procurement',
    title: 'Global document procurement | Signet & Quill',
    description:
      'Certified copies of birth, marriage, degree, court and company records from the offices abroad that hold them, translated and legalised if needed.',
    card: 'procurement',
  },
  '/our-founders-story': {
    name: 'About us',
    title: 'About us | Signet & Quill',
    description:
      'Who stands behind Signet & Quill, and why two founders built a house for documents that travel.',
    card: 'company',
  },
  '/our-review': {
    name: 'Our reviews',
    title: 'Our reviews | Signet & Quill',
    description:
      'Where to read what private and corporate customers write about our translations, apostilles and procurement, on a site that we do not run.',
    card: 'company',
  },
  '/our-events-gallery': {
    name: 'Events and gallery',
    title: 'Events and gallery | Signet & Quill',
    description: 'Where to meet us next, and pictures from the events that we have held and supported.',
    card: 'company',
  },
  '/polo-family-day': {
    name: 'Polo Family Day',
    title: 'Polo Family Day in nine pictures | Signet & Quill',
    description:
      'Mallets, ponies and a very large tea tent: nine pictures from the summer afternoon that we supported.',
    card: 'company',
  },
  '/contact-us-directly': {
    name: 'Contact us directly',
    title: 'Contact us directly | Signet & Quill',
    description:
      'Three e-mail addresses, for general, United Kingdom and European Union enquiries, and video consultations Monday to Friday, 09:00-17:00 GMT.',
    card: 'contact',
  },
  '/social-media-links': {
    name: 'Social media and newsletter',
    title: 'Social media and newsletter | Signet & Quill',
    description:
      'Follow Signet & Quill for short films, pictures and professional notes on documents that cross borders, and read our newsletter.',
    card: 'contact',
  },
  '/auth': {
    name: 'Customer account',
    title: 'Customer account | Signet & Quill',
    description: 'Log in or create an account to follow your requests, or to start a new one.',
    card: 'home',
  },
  '/register': {
    name: 'Create an account',
    title: 'Create an account | Signet & Quill',
    description: 'Create an account to follow your requests, or to start a new one.',
    card: 'home',
  },
  '/reset-password': {
    name: 'Reset your password',
    title: 'Reset your password | Signet & Quill',
    description: 'Ask for a link that lets you choose a new password for your account.',
    card: 'home',
  },
  '/profile': {
    name: 'Your account',
    title: 'Your account | Signet & Quill',
    description: 'Your details, your requests and what follows from them.',
    card: 'home',
  },
  '/privacy-policy': {
    name: 'Privacy policy',
    title: 'Privacy policy | Signet & Quill',
    description:
      'Which personal data we collect, why, how long we keep it, and your rights under UK GDPR. No cookies, and no tracking.',
    card: 'legal',
  },
  '/terms-of-service': {
    name: 'Terms of service',
    title: 'Terms of service | Signet & Quill',
    description:
      'The terms on which we translate, certify, legalise and procure documents: orders, payment, delivery, cancellation and liability.',
    card: 'legal',
  },
  '/404': {
    name: 'Page not found',
    title: 'Oops! Page not found | Signet & Quill',
    description: 'There is no page at this address. Our services, quote form and contacts are one step away.',
    card: 'home',
  },
}
