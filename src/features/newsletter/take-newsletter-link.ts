/** What a link out of a newsletter message asks for. */
export type NewsletterLink = { action: string; token: string }

/**
 * Runs first of all on the page: takes what such a link brought out of the address bar. It stays with the entry of the
 * history, so that a reload finds it again. Written into the head by its own text; see src/layouts/inline-call.ts.
 */
export function takeNewsletterLink(): void {
  const query = new URLSearchParams(location.search)
  const action = query.get('newsletter')
  if (action !== null) {
    const link: NewsletterLink = { action, token: query.get('token') ?? '' }
    history.replaceState({ newsletter: link }, '', location.pathname)
  }
  // The sign-up form is what the page holds. Where a link's button will take its place, it is not shown first.
  if (history.state?.newsletter) document.documentElement.dataset.newsletter = 'wait'
}
