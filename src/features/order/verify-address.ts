/** The parameter of the page that verifies a document, and the fragment under which it says what to do without scripts. */
export const VERIFY = 'verify'
