import offer from './offer-language.ts?address'

/** The language that was chosen, or stayed in, last: its main tag, such as 'es'. */
const KEY = 'sq-language'

const mainTag = (tag: string) => tag.split('-', 1)[0]

function keepLanguage(tag: string): void {
  try {
    localStorage[KEY] = mainTag(tag)
  } catch {
    // It is offered again on the next page.
  }
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

/** Never redirects. */
async function offerPreferred(): Promise<void> {
  let kept: string | undefined
  try {
    kept = localStorage[KEY]
  } catch {
    // Storage is blocked.
  }
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('.nav .languages a'))
  const inTurn = kept ? [kept] : navigator.languages
  const [link] = inTurn.flatMap(
    (tag) => links.find(({ hreflang }) => mainTag(hreflang) === mainTag(tag)) ?? [],
  )
  if (link && !link.hasAttribute('aria-current'))
    (await import(/* @vite-ignore */ offer)).offerLanguage(link, keepLanguage)
}

/** Shares no module with other scripts: it stands in the page. After the first paint, as src/layouts/inline-call.ts says. */
export function tendLanguages(): void {
  addEventListener('click', follow)
  requestAnimationFrame(() => setTimeout(offerPreferred))
}
