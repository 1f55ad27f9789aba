/** After the next frame; a hidden page has none until it is shown. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** These have `content-visibility: auto`. */
const SKIPPED = 'main > section, .side, .site-footer'

/**
 * Parts of a page below the first screen are left out of the first layout. Here they are laid out after all, right after
 * the first paint and each in a task of its own: the page gets its true length, and no single pause is long.
 */
export function layOutRest(): void {
  // React's development build would take the changed styles of an island for a fault of its own.
  if (import.meta.env.DEV) return
  const rest = Array.from(document.querySelectorAll<HTMLElement>(SKIPPED))
  const next = () => {
    const part = rest.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    // Asked for its height, the browser lays it out now and not together with all the others.
    part.getBoundingClientRect()
    setTimeout(next)
  }
  afterPaint(next)
}
