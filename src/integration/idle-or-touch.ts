import type { ClientDirective } from 'astro'
import { fetchScript, later } from './fetch-scripts.ts'
import { forgetPress, holdPresses, makeWay, pressOver } from './hold-presses.ts'
import { showNotice, tendNotice } from './late-notice.ts'

const FIRST_TOUCH = ['focusin', 'pointerdown', 'touchstart', 'keydown'] as const
/** After the page has loaded, however busy the browser is. */
const IDLE_TIMEOUT_MS = 2000

// Astro writes this before the first island, so before any form.
holdPresses()
tendNotice()
// For islands' scripts; see script-address.ts.
Object.assign(globalThis, { later })

/** At the first touch at the latest, so that scripts never delay the first paint. Value: style sheets that can wait. */
const idleOrTouch: ClientDirective = (load, { value }, element) => {
  // Of a page with several islands its head's script has chosen one: the others never come to life, and go.
  const { pageIsland } = document.documentElement.dataset
  if (pageIsland && !element.querySelector(`[data-island=${pageIsland}]`)) return element.remove()
  const styles = [...(value as unknown as string[])]
  let started = false
  /** The development server has other addresses, and needs no retries. */
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
    let hydrate: () => Promise<void>
    try {
      await Promise.all([fetchBuilt('component-url'), fetchBuilt('renderer-url')])
      hydrate = await load()
    } catch {
      return lost()
    }
    await pressOver()
    makeWay()
    await hydrate()
  }
  const listen = () => {
    for (const type of FIRST_TOUCH) addEventListener(type, start, { capture: true, passive: true })
  }
  const lost = () => {
    started = false
    forgetPress()
    showNotice('lost')
    listen()
  }
  addEventListener('online', () => started || start())
  listen()
  document.addEventListener('island:wanted', start)
  whenPainted(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(start, IDLE_TIMEOUT_MS / 10)
  })
}

/** Also waits for the first frame, which on a fast connection comes last; hidden pages have no frames. */
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
