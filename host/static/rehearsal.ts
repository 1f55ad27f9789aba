/**
 * With ALLOW_INCOMPLETE every page says that it is part of a rehearsal. `mark` brings colours of its own, which are readable in
 * light, dark and forced colours alike: no style is added, so that the pages' policies stay as they are.
 */
const NOTICE =
  '<aside class="wrap" aria-label="Rehearsal"><p><mark>Rehearsal: this site is not open yet. Please do not order, book or pay for anything here.</mark></p></aside>'

/** A page with the notice above everything else. */
export const withNotice = (page: string) => page.replace(/<body\b[^>]*>/, (body) => body + NOTICE)
