export type NewsletterLink = { action: string; token: string }

/**
 * First script of the page: moves a link's token from the address bar to the history entry, where a reload finds it.
 * Inlined as source text: src/layouts/inline-call.ts.
 */
export function takeNewsletterLink(): void {
  const query = new URLSearchParams(location.search)
  const action = query.get('newsletter')
  if (action !== null) {
    const link: NewsletterLink = { action, token: query.get('token') ?? '' }
    history.replaceState({ newsletter: link }, '', location.pathname)
  }
  // The static page holds the sign-up form: hidden where the link's button will replace it.
  if (history.state?.newsletter) document.documentElement.dataset.newsletter = 'wait'
}
