import type { ClientDirective } from 'astro'
import { fetchScript, later } from './fetch-scripts.ts'
import { forgetPress, holdPresses, makeWay, pressOver } from './hold-presses.ts'
import { showNotice, tendNotice } from './late-notice.ts'

/** Signs that the visitor is about to use the page. */
const FIRST_TOUCH = ['focusin', 'pointerdown', 'touchstart', 'keydown'] as const
/** However busy the browser is, scripts start this long after the page has loaded. */
const IDLE_TIMEOUT_MS = 2000

// Astro writes this script in front of the first island: no form is there before it.
holdPresses()
tendNotice()
// For the scripts of islands, see script-address.ts.
Object.assign(globalThis, { later })

/**
 * `client:idle-or-touch`: hydrates an island when the browser is idle, or at once on the visitor's first touch, so that scripts
 * never stand in the way of the first paint. Its value lists style sheets that the first paint can do without.
 */
const idleOrTouch: ClientDirective = (load, { value }, element) => {
  // Of a page with several islands its head's script has chosen one: the others never come to life, and go.
  const { pageIsland } = document.documentElement.dataset
  if (pageIsland && !element.querySelector(`[data-island=${pageIsland}]`)) return element.remove()
  const styles = [...(value as unknown as string[])]
  let started = false
  /** The development server gives its scripts other addresses, and they need no care. */
  const fetchBuilt = (attribute: string) => {
    const name = element.getAttribute(attribute)?.split('/assets/')[1]
    return name && fetchScript(name)
  }
  const start = async () => {
    if (started) return
    started = true
    for (const href of styles.splice(0))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
    for (const type of FIRST_TOUCH) removeEventListener(type, start, true)
    try {
      await Promise.all([fetchBuilt('component-url'), fetchBuilt('renderer-url')])
    } catch {
      return lost()
    }
    const hydrate = await load()
    await pressOver()
    makeWay()
    await hydrate()
  }
  const listen = () => {
    for (const type of FIRST_TOUCH) addEventListener(type, start, { capture: true, passive: true })
  }
  /** The next touch tries again, and so does a connection that is back. */
  const lost = () => {
    started = false
    forgetPress()
    showNotice('lost')
    listen()
  }
  // An import failed although its script was there.
  element.addEventListener('astro:hydration-error', lost)
  addEventListener('online', () => started || start())
  listen()
  document.addEventListener('island:wanted', start)
  whenPainted(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(start, IDLE_TIMEOUT_MS / 10)
  })
}

/** Once the page has loaded and is on screen. On a fast line the first frame comes last; a hidden page shows no frames. */
function whenPainted(go: () => void): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => whenPainted(go), { once: true })
  } else if (document.hidden || performance.getEntriesByName('first-contentful-paint').length > 0) {
    go()
  } else {
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      go()
    })
    observer.observe({ type: 'paint', buffered: true })
  }
}

export default idleOrTouch
