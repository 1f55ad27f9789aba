/** After the next frame; a hidden page has none until it is shown. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** These have `content-visibility: auto`. */
const SKIPPED = 'main > section, .side, .site-footer'

/** Lays out what the first layout skipped, in separate tasks: the page gets its true length without a long pause. */
export function layOutRest(): void {
  // React's development build would report the changed styles of islands.
  if (import.meta.env.DEV) return
  const rest = Array.from(document.querySelectorAll<HTMLElement>(SKIPPED))
  const next = () => {
    const part = rest.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    // Reading the height forces the layout now, apart from the others.
    part.getBoundingClientRect()
    setTimeout(next)
  }
  afterPaint(next)
}
