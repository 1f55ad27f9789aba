import { TELL_AFTER_MS } from './fetch-scripts.ts'
import { hideNotice, notePress, showNotice } from './late-notice.ts'

const PRESSABLE = 'button, form'
const parts = (island: Element) => Array.from(island.querySelectorAll<HTMLElement>(PRESSABLE))

/** The place of what was pressed last among the island's buttons and forms: React may have made the island anew since. */
let held: number | undefined
let busy: Element | null = null
let timer: ReturnType<typeof setTimeout>
/** React is taking the page over: it must find there what it has made, and will soon be done. */
let reviving = false

/**
 * Until an island is hydrated a press on a button in it is held, so that it can neither reload the page with the answers in the
 * address nor get lost. The page says at once that it is under way, and the last one is done when the island says that it
 * is hydrated (src/lib/island.tsx).
 */
export function holdPresses(): void {
  const hold = (event: Event, part: HTMLElement) => {
    const island = part.closest('[data-island]')
    const button = part.closest('button')
    if (!island || part.closest('[data-late]')) return
    if (button) notePress(button)
    if (island.matches('[data-hydrated]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!reviving) release()
    held = parts(island).indexOf(part)
    if (reviving) return
    busy = button
    busy?.setAttribute('aria-busy', 'true')
    showNotice('waiting')
    timer = setTimeout(() => showNotice('lost'), TELL_AFTER_MS)
    document.dispatchEvent(new Event('island:wanted'))
  }
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('button')
      if (button) hold(event, button)
    },
    true,
  )
  addEventListener('submit', (event) => hold(event, event.submitter ?? (event.target as HTMLElement)), true)
  document.addEventListener('island:hydrated', ({ target }) => {
    const part = held === undefined ? undefined : parts(target as Element)[held]
    held = undefined
    reviving = false
    if (part instanceof HTMLFormElement) part.requestSubmit()
    else part?.click()
  })
}

/** Makes the page what it was before a press was held, for React to take it over; presses are held until it has. */
export function makeWay(): void {
  release()
  reviving = true
}

function release(): void {
  clearTimeout(timer)
  hideNotice()
  busy?.removeAttribute('aria-busy')
}

/** The island does not come: what was pressed must not happen later, when nobody expects it. */
export function forgetPress(): void {
  held = undefined
  reviving = false
  release()
}
