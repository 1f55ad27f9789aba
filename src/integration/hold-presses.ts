import { TELL_AFTER_MS } from './fetch-scripts.ts'
import { hideNotice, notePress, showNotice } from './late-notice.ts'

const PRESSABLE = 'a, button, form, input, label'
/** Touch screens click a moment after the finger has left. */
const CLICK_COMES_MS = 50
const parts = (island: Element) => Array.from(island.querySelectorAll<HTMLElement>(PRESSABLE))

/** Index of the pressed control: React may have replaced the element. */
let held: number | undefined
let busy: Element | null = null
let timer: ReturnType<typeof setTimeout>
let pressing = false
/** React is hydrating the page, and must find its own markup. */
let reviving = false

/** Presses before hydration neither reload the page nor get lost: the last is repeated after it. */
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
  finishPresses()
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

/** If a press makes React replace a translated island, it ends on a different button. Browsers make no click of that; we do. */
function finishPresses(): void {
  let begun: { part: HTMLElement; place: number } | undefined
  const begin = ({ target }: Event) => {
    const part = (target as Element).closest?.<HTMLElement>(
      `[data-island]:not([data-hydrated]) :is(${PRESSABLE})`,
    )
    begun = part ? { part, place: parts(part.closest('[data-island]') as Element).indexOf(part) } : undefined
  }
  const end = (find: () => Element | null) =>
    setTimeout(() => {
      pressing = false
      if (!begun || begun.part.isConnected) return
      const under = find()
      const island = under?.closest('[data-island]')
      const part = island ? parts(island)[begun.place] : undefined
      if (part?.contains(under)) part.click()
    }, CLICK_COMES_MS)
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, listener, true)
  listen('pointerdown', (event) => {
    pressing = true
    begin(event)
  })
  listen('pointerup', ({ clientX, clientY }) => end(() => document.elementFromPoint(clientX, clientY)))
  listen('pointercancel', () => end(() => null))
  listen('keydown', (event) => event.key === ' ' && begin(event))
  listen('keyup', (event) => event.key === ' ' && end(() => document.activeElement))
  listen('click', () => (begun = undefined))
}

/** Limited, because a press that ends outside the window is never reported. */
export async function pressOver(): Promise<void> {
  for (let i = 0; i < 50 && pressing; i++) await new Promise((resolve) => setTimeout(resolve, 20))
}

export function makeWay(): void {
  release()
  reviving = true
}

function release(): void {
  clearTimeout(timer)
  hideNotice()
  busy?.removeAttribute('aria-busy')
}

export function forgetPress(): void {
  held = undefined
  reviving = false
  release()
}
