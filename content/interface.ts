/** What stands round every page, and in parts that several pages share. */
export const INTERFACE = {
  skip: 'Skip to content',
  menu: 'Menu',
  /** Of the links in the header, in the footer, and to a page from those above it. For people who listen. */
  landmarks: { main: 'Main', footer: 'Footer', breadcrumb: 'Breadcrumb', languages: 'Languages' },
  home: 'Home',
  logIn: 'Login Now',
  logOut: 'Logout',
  dashboard: 'Dashboard',
  generalEnquiries: 'General enquiries',
  privacy: 'Privacy policy',
  terms: 'Terms of service',
  /** Below both links in other languages, which lead to the English texts. */
  englishBinds: 'These two texts are in English, which is the binding version.',
  channel: '{name} on {channel}',
} as const

/** While a page's scripts are late or missing. */
export const LATE_NOTICE = {
  waiting: 'One moment: this page is still loading.',
  lost: 'Part of this page has not loaded or has stopped working. Reload it to go on: your answers are kept. Or write to {email}.',
  reload: 'Reload the page',
} as const

/** For somebody whose browser prefers this language, on a page in another. */
export const LANGUAGE_OFFER = {
  text: 'This page is also available in English',
  close: 'Close',
} as const

/** What visitors can check about the business. Its facts are in business.yaml: `proofs`, and the company and insurer of `legal`. */
export const PROOF_WORDS = {
  title: 'Check who we are',
  member: 'Member of',
  number: 'no. {number}',
  company: 'Registered in {registeredIn}',
  companyNumber: '{form} no. {number}',
  forms: { company: 'Company', llp: 'LLP' },
  /** Where everyone can look up a number. */
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'Professional indemnity insurance',
  rating: 'Customer reviews',
  score: '{score} out of {outOf} from {reviews} reviews on {site}, {date}',
  guarantee: 'Our guarantee',
} as const
