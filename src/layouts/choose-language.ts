import offer from './offer-language.ts?address'

/** The language that was chosen, or stayed in, last: its main tag, such as 'es'. */
const KEY = 'sq-language'

const mainTag = (tag: string) => tag.split('-', 1)[0]

function keepLanguage(tag: string): void {
  try {
    localStorage.setItem(KEY, mainTag(tag) ?? '')
  } catch {
    // It is offered again on the next page.
  }
}

/** What this visitor would rather read; never a redirect, only an offer. */
function preferred(): readonly (string | undefined)[] {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept) return [kept]
  } catch {
    // Storage is blocked.
  }
  return navigator.languages.map(mainTag)
}

/** Follows a link to the same page in another language with the query, and with what an entry of the history keeps of a private link. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.languages a')
  if (!link) return
  keepLanguage(link.hreflang)
  if (link.rel !== 'alternate') return
  link.search = location.search
  link.hash = location.hash
  if (!history.state || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  history.replaceState(history.state, '', link.href)
  location.reload()
}

async function offerPreferred(): Promise<void> {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('.nav .languages a'))
  const find = (tag: string | undefined) => links.find(({ hreflang }) => mainTag(hreflang) === tag)
  const link = preferred().map(find).find(Boolean)
  if (!link || link.ariaCurrent) return
  const { offerLanguage } = await import(/* @vite-ignore */ offer)
  offerLanguage(link, () => keepLanguage(document.documentElement.lang))
}

/** Shares no module with other scripts: it stands in the page. After the first paint, as src/layouts/inline-call.ts says. */
export function tendLanguages(): void {
  addEventListener('click', follow)
  requestAnimationFrame(() => setTimeout(offerPreferred))
}
