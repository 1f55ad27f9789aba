/** What a journey needs of a browser, whichever engine it has. */

/** 'field': by its label; 'button', 'link': by their name; 'text': the innermost element that shows just this. */
export type Kind = 'field' | 'button' | 'link' | 'text'

/** A control or text on the page, used as a visitor would. */
export type Control = {
  click: () => Promise<void>
  type: (text: string) => Promise<void>
  /** Chooses the option of a select that reads so. */
  choose: (option: string) => Promise<void>
  /** Chooses a file in a file field. */
  attach: (path: string) => Promise<void>
}

export type Driver = {
  open: (url: string) => Promise<void>
  address: () => Promise<string>
  /** The element, once it is there and shown. */
  find: (kind: Kind, name: string) => Promise<Control>
  /** Whether there is one now. */
  shows: (kind: Kind, name: string) => Promise<boolean>
  /** What the page reads, for messages. */
  text: () => Promise<string>
  close: () => Promise<void>
}

/** How long a page may take to show something, in milliseconds. */
export const PATIENCE_MS = 30_000

/** Runs in the page: it must not refer to anything outside of itself. */
export function locate(kind: Kind, name: string): Element | null {
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? textOf(element)
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const fits = (element: Element) => isShown(element) && nameOf(element) === name
  switch (kind) {
    case 'field': {
      const label = all('label').find((element) => fits(element) || textOf(element) === `${name} (optional)`)
      return (label as HTMLLabelElement | undefined)?.control ?? null
    }
    case 'button':
      return all('button, summary').find(fits) ?? null
    case 'link':
      return all('a[href]').find(fits) ?? null
    case 'text':
      return all('body *').findLast((element) => isShown(element) && textOf(element) === name) ?? null
  }
}
