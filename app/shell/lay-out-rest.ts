import { afterPaint } from './after-paint.ts'

/** What stands below the first screen, and has `content-visibility: auto` in its style sheet. */
const SKIPPED = 'main > section, .side, .foot'

/**
 * Parts of a page below the first screen are left out of the first layout. Here they are laid out after all, one at a time
 * whenever the browser has nothing to do: the page gets its true length, its pictures come, and no pause is long.
 */
export function layOutRest(): void {
  const rest = Array.from(document.querySelectorAll<HTMLElement>(SKIPPED))
  const idle: (run: () => void) => void = window.requestIdleCallback ?? setTimeout
  const next = () => {
    const part = rest.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    idle(next)
  }
  afterPaint(() => idle(next))
}
