import type { LANGUAGE_OFFER } from '#content/interface.ts'
import styles from './offer-language.css?url'

type Offer = { [Key in keyof typeof LANGUAGE_OFFER]: string }

/** By file: each is read in its own language. */
const OFFERS = import.meta.glob<Offer>(['/content/interface.ts', '/content/*/interface.ts'], {
  eager: true,
  import: 'LANGUAGE_OFFER',
})

/** The language that was chosen, or stayed in, last: its main tag, such as 'es'. Also in choose-language.ts. */
const KEY = 'sq-language'

/** Of the document, while the line is there. */
const OFFERED = 'language-offered'

const mainTag = (tag: string) => tag.split('-', 1)[0]

function keepLanguage(tag: string): void {
  try {
    localStorage[KEY] = mainTag(tag)
  } catch {
    // It is offered again on the next page.
  }
}

/** Follows a link to the same page in another language with the query, and with what only a reload keeps: a private link, a confirmation. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.languages a')
  if (!link) return
  keepLanguage(link.hreflang)
  if (link.rel !== 'alternate') return
  link.search = location.search
  link.hash = location.hash
  const isKept = history.state || document.querySelector('.page.done')
  if (!isKept || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  history.replaceState(history.state, '', link.href)
  location.reload()
}

/** @param link of the menu, to this page in a language that the visitor prefers */
function offerLanguage(link: HTMLAnchorElement): void {
  const [, code] = /^\/([a-z]+)\//.exec(link.pathname) ?? []
  const words = OFFERS[`/content/${code ? `${code}/` : ''}interface.ts`]
  if (!words) return
  const line = document.createElement('aside')
  line.className = 'language-offer languages'
  line.lang = link.lang
  line.dir = 'auto'
  const lead = link.cloneNode() as HTMLAnchorElement
  lead.textContent = words.text
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words.close
  button.addEventListener('click', () => {
    line.remove()
    document.documentElement.classList.remove(OFFERED)
    keepLanguage(document.documentElement.lang)
  })
  line.append(lead, button)
  // Without its styles it would move the page.
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles })
  sheet.addEventListener('load', () => {
    document.documentElement.classList.add(OFFERED)
    document.querySelector('.skip')?.after(line)
  })
  document.head.append(sheet)
}

/** One line above the page, in the first language of the visitor's that we have. Never redirects. */
function offerPreferred(): void {
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
  if (link && !link.hasAttribute('aria-current')) offerLanguage(link)
}

export function tendLanguages(): void {
  addEventListener('click', follow)
  offerPreferred()
}
