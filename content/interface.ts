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
  /** What does not work, and what to do instead. */
  write: '{text} {email}. {after}',
  writeOrCall: '{text} {email}, or call {phone}. {after}',
  /** Such as Signet & Quill on LinkedIn. */
  channel: '{name} on {channel}',
} as const

/** While a page's scripts are late or missing. */
export const LATE_NOTICE = {
  waiting: 'One moment: this page is still loading.',
  lost: 'Part of this page has not loaded or has stopped working. Reload it to go on: your answers are kept. Or write to {email}.',
  reload: 'Reload the page',
} as const
