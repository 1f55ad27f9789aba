/** Titles and descriptions for search results and social previews, by path. Any other path takes the home page's. */
export type PageMetadata = { title: string; description: string }

export const HOME_METADATA: PageMetadata = {
  title: 'Professional Document Services Worldwide | Signet & Quill',
  description:
    'Certified translation, notarisation, legalisation and apostille for private and corporate customers worldwide. Over 100 languages; enquiries answered within 4 hours.',
}

export const PAGE_METADATA: Readonly<Record<string, PageMetadata>> = {
  '/': HOME_METADATA,
  '/get-quote': {
    title: 'Get a quote | Signet & Quill',
    description:
      'Upload your documents and tell us where they are going. We reply in writing with the price, the steps and the date. Half upfront, half on delivery.',
  },
  '/enquiry-form': {
    title: 'Send an enquiry | Signet & Quill',
    description:
      'Ask about certified translation, apostille, notarisation or document procurement. Every enquiry is answered within 4 hours.',
  },
  '/corporate-document-translation': {
    title: 'Corporate document translation | Signet & Quill',
    description:
      'Certified translation of articles, accounts, contracts and board papers for registries, banks and courts in over 100 languages.',
  },
  '/private-document-translation': {
    title: 'Private document translation | Signet & Quill',
    description:
      'Certified translation of birth, marriage and degree certificates, passports and court orders, ready for the authority that asked.',
  },
  '/apostille-notarisation': {
    title: 'Apostille and notarisation | Signet & Quill',
    description:
      'Notarisation, legalisation and apostille in one order, so that a British document can be relied on abroad.',
  },
  '/our-founders-story': {
    title: 'About us | Signet & Quill',
    description:
      'Who stands behind Signet & Quill, and why two founders built a house for documents that travel.',
  },
  '/our-review': {
    title: 'Our reviews | Signet & Quill',
    description:
      'What private and corporate customers say about our translations, apostilles and procurement.',
  },
  '/our-events-gallery': {
    title: 'Events and gallery | Signet & Quill',
    description: 'Where to meet us next, and pictures from the events that we have held and supported.',
  },
  '/404': {
    title: 'Oops! Page not found | Signet & Quill',
    description: 'There is no page at this address. Our services, quote form and contacts are one step away.',
  },
}
