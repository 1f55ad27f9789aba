/** Signs that the visitor is about to use the page. */
const FIRST_TOUCH = ['focusin', 'pointerdown', 'touchstart', 'keydown'] as const
/** However busy the browser is, scripts start this long after the page has loaded. */
const PATIENCE_MS = 2000

const words = (text = '') => text.split(' ').filter(Boolean)

function addLinks(rel: string, urls?: string): void {
  for (const href of words(urls))
    document.head.append(Object.assign(document.createElement('link'), { rel, href }))
}

/**
 * Loads the scripts of a page's island when the browser is idle, or at once on the visitor's first touch, so that they
 * never stand in the way of the first paint.
 * @param script carries `data-hydrate`, the module to import, `data-preload`, what that module will ask for, and
 *   `data-styles`, style sheets of what it shows later
 */
export function bootPage(script: HTMLScriptElement | null, load: (url: string) => Promise<unknown>): void {
  const island = script?.dataset.hydrate
  if (!island) return
  let started = false

  const start = () => {
    if (started) return
    started = true
    for (const type of FIRST_TOUCH) removeEventListener(type, start, true)
    addLinks('stylesheet', script?.dataset.styles)
    addLinks('modulepreload', script?.dataset.preload)
    load(island).catch(() => {
      // The network failed. The next touch tries again; a module that has arrived does not run twice.
      started = false
      listen()
    })
  }

  const listen = () => {
    for (const type of FIRST_TOUCH) addEventListener(type, start, { capture: true, passive: true })
  }

  listen()
  document.addEventListener('islands:wanted', start)
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: PATIENCE_MS })
      : setTimeout(start, PATIENCE_MS / 10)
  if (document.readyState === 'complete') whenPainted(whenIdle)
  else addEventListener('load', () => whenPainted(whenIdle), { once: true })
}

/** On a fast line everything has loaded before the first frame is on screen. A hidden page shows no frames. */
function whenPainted(go: () => void): void {
  const painted = performance.getEntriesByName('first-contentful-paint').length > 0
  if (document.hidden || painted) {
    go()
    return
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    go()
  })
  observer.observe({ type: 'paint', buffered: true })
}
