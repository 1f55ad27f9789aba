import type { LANGUAGE_OFFER } from '#content/language-offer.ts'
import styles from './offer-language.css?url'

type Offer = { [Key in keyof typeof LANGUAGE_OFFER]: string }

/** By file: each is read in its own language. */
const OFFERS = import.meta.glob<Offer>(['/content/language-offer.ts', '/content/*/language-offer.ts'], {
  eager: true,
  import: 'LANGUAGE_OFFER',
})

/** One line at the foot of the window. @param link of the menu, to this page in a language that the visitor prefers */
export function offerLanguage(link: HTMLAnchorElement, keepLanguage: (tag: string) => void): void {
  const [, code] = /^\/([a-z]+)\//.exec(link.pathname) ?? []
  const words = OFFERS[`/content/${code ? `${code}/` : ''}language-offer.ts`]
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
    keepLanguage(document.documentElement.lang)
  })
  line.append(lead, button)
  // Without its styles it would move the page.
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles })
  sheet.addEventListener('load', () => document.querySelector('.skip')?.after(line))
  document.head.append(sheet)
}
