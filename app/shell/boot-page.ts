import type {} from './hold-submits.ts'

/** Signs that the visitor is about to use the page. */
const FIRST_TOUCH = ['focusin', 'pointerdown', 'touchstart', 'keydown'] as const
/** However busy the browser is, scripts start this long after the page has loaded. */
const PATIENCE_MS = 2000

/**
 * Loads a page's scripts when the browser is idle, or at once on the visitor's first touch, so that they never stand in
 * the way of the first paint.
 * @param script carries `data-entry`, the module to import, and `data-preload`, what that module will ask for
 */
export function bootPage(script: HTMLScriptElement | null, load: (url: string) => Promise<unknown>): void {
  const { entry, preload = '' } = script?.dataset ?? {}
  if (!entry) return
  let started = false

  const start = () => {
    if (started) return
    started = true
    for (const type of FIRST_TOUCH) removeEventListener(type, start, true)
    for (const href of preload.split(' ').filter(Boolean)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    load(entry).catch(() => {
      // The network failed. The next touch tries again.
      started = false
      listen()
    })
  }

  const listen = () => {
    for (const type of FIRST_TOUCH) addEventListener(type, start, { capture: true, passive: true })
  }

  listen()
  document.addEventListener('app:wanted', start)
  document.addEventListener('app:hydrated', sendHeldSubmit, { once: true })
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: PATIENCE_MS })
      : setTimeout(start, PATIENCE_MS / 10)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/** Now the page's own handlers are in place: what the visitor sent before is sent to them. */
function sendHeldSubmit(): void {
  const held = window.heldSubmits
  if (!held) return
  held.release()
  delete window.heldSubmits
  if (held.last?.form.isConnected) held.last.form.requestSubmit(held.last.submitter)
}
