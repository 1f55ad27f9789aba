/** What certificates of translation say. Read it as you would before you sign: `certificates` in content/business.yaml. `{…}` is filled in. */
export const CERTIFICATE_WORDS = {
  title: 'Certificate of translation',
  statement:
    'I, the translator named here, certify that I am competent in both languages, and that the translation in this document is a complete and accurate translation of the source document in it.',
  /** Until the owner has approved the wording. */
  sample: 'The wording of this certificate is a sample.',
  reference: 'Reference',
  date: 'Date',
  document: 'Document',
  names: 'Names',
  from: 'Translated from',
  into: 'Translated into',
  translation: 'Translation',
  source: 'Source document',
  pages: { single: 'page {first}', range: 'pages {first}–{last}' },
  translator: 'Translator',
  membership: 'Qualification',
  contact: 'Contact',
  signature: 'Signature',
  check: {
    title: 'How to check this document',
    text: 'Scan the code on a page or open the address beside it, and compare the page with the one shown there. Only that answer says whether this certificate is still in force.',
    page: 'Check this page: {address}',
    whole: 'All pages: {address}',
  },
  alt: { translation: 'Page {page} of the translation', source: 'Page {page} of the source document' },
  /** Of the file that the customer gets. */
  file: 'Certified translation {reference}',
} as const

/** The page at which a paper is checked. */
export const CHECK_WORDS = {
  title: 'Check a document',
  how: 'Enter the code printed at the foot of each page, or our reference.',
  code: 'Code or reference',
  check: 'Check',
  current: {
    title: 'This certificate is in force',
    text: 'We issued it on {date}.',
  },
  replaced: {
    title: 'We replaced this certificate on {on}',
    text: 'We issued it on {date} and have replaced it since. Please ask the person who gave it to you for the new one.',
  },
  withdrawn: {
    title: 'We withdrew this certificate on {on}',
    text: 'We issued it on {date}. Please do not rely on it.',
  },
  unknown: {
    title: 'We have no certificate with this code',
    text: 'Please compare what you have entered with the page: there is no letter O, I or L and no vowel in our codes. If it is the same, please do not rely on the document before you have asked us: {email}.',
  },
  reference: 'Our reference',
  pages: 'Pages',
  languages: 'Translation',
  fromInto: '{from} into {into}',
  compare:
    'Compare this page with yours: every word, number, stamp and signature must be the same. If anything differs, please ask us: {email}.',
  picture: 'Page {page} of {pages}, as we issued it',
  pageOf: 'Page {page} of {pages}',
  previous: 'Previous page',
  next: 'Next page',
  kept: 'Its pages are no longer shown. Please ask us if you have to compare them: {email}.',
  byReference: 'To see its pages, enter the code printed on them.',
  busy: 'There were too many checks in a short time. Please wait a few minutes and try again.',
} as const

/** What customers read of their certified translation, on the order's page and in messages. */
export const CERTIFIED_WORDS = {
  mail: 'Each page of the certified translation has a code with which anyone can check it, from paper, too: {address}',
  withdrawn: {
    subject: '{reference} We have withdrawn a certified translation',
    title: 'We have withdrawn a certified translation',
    preview: 'Please do not use it any more.',
    text: 'We have withdrawn “{name}”. Anyone who checks it will be told so.',
    reason: 'Reason',
    next: 'Please do not use it any more, and tell those you have given it to. If you have any questions, reply to this email.',
  },
} as const
