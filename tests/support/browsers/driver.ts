/** field: by label; button, link: by name; text: the innermost element with exactly this text */
export type Kind = 'field' | 'button' | 'link' | 'text'

export type Control = {
  click: () => Promise<void>
  type: (text: string) => Promise<void>
  choose: (option: string) => Promise<void>
  attach: (path: string) => Promise<void>
}

export type Driver = {
  open: (url: string) => Promise<void>
  address: () => Promise<string>
  /** Waits until it is visible. */
  find: (kind: Kind, name: string) => Promise<Control>
  shows: (kind: Kind, name: string) => Promise<boolean>
  text: () => Promise<string>
  close: () => Promise<void>
}

export const PAGE_TIMEOUT_MS = 30_000

/** Runs in the page, so it must not refer to anything outside itself. */
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
