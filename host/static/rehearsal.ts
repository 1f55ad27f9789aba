/** `mark` brings colours that are readable in light, dark and forced colours: the pages' policies need no style. */
const NOTICE =
  '<aside class="wrap" aria-label="Rehearsal"><p><mark>Rehearsal: this site is not open yet. Please do not order, book or pay for anything here.</mark></p></aside>'

export const withNotice = (page: string) => page.replace(/<body\b[^>]*>/, (body) => body + NOTICE)
