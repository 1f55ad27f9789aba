/** For somebody whose browser prefers this language, on a page in another. */
export const LANGUAGE_OFFER = {
  text: 'This page is also available in English',
  /** To stay in the page's language. */
  close: 'Close',
} as const
