import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** As much of a browser as the directive touches. */
function fakeBrowser() {
  const page = Object.assign(new EventTarget(), { painted: true })
  const document = Object.assign(new EventTarget(), {
    readyState: 'loading',
    hidden: false,
    links: [] as { rel: string; href: string }[],
    createElement: () => ({ rel: '', href: '' }),
    head: { append: (link: { rel: string; href: string }) => document.links.push(link) },
  })
  vi.stubGlobal('document', document)
  vi.stubGlobal('performance', { now: Date.now, getEntriesByName: () => (page.painted ? [{}] : []) })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      seen: () => void
      constructor(seen: () => void) {
        this.seen = seen
      }
      observe() {
        page.addEventListener('painted', this.seen)
      }
      disconnect() {
        page.removeEventListener('painted', this.seen)
      }
    },
  )
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const loaded = () => {
    document.readyState = 'complete'
    page.dispatchEvent(new Event('load'))
  }
  return { page, document, loaded }
}

describe('client:idle-or-touch', () => {
  let browser: ReturnType<typeof fakeBrowser>
  let element: HTMLElement
  const hydrate = vi.fn(() => Promise.resolve())
  const load = vi.fn(() => Promise.resolve(hydrate))
  beforeEach(async () => {
    vi.useFakeTimers()
    vi.resetModules()
    browser = fakeBrowser()
    element = new EventTarget() as HTMLElement
    const { default: idleOrTouch } = await import('./idle-or-touch.ts')
    idleOrTouch(load, { name: 'Island', value: ['/a.css'] as unknown as string }, element)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.clearAllMocks()
  })

  it('waits for the page to load and for an idle moment', async () => {
    await vi.advanceTimersByTimeAsync(5000)
    expect(load).not.toHaveBeenCalled()
    browser.loaded()
    await vi.advanceTimersByTimeAsync(1000)
    expect(load).toHaveBeenCalledTimes(1)
    expect(hydrate).toHaveBeenCalledTimes(1)
    expect(browser.document.links.map(({ rel, href }) => `${rel} ${href}`)).toEqual(['stylesheet /a.css'])
  })

  it('waits for the first frame, which on a fast line comes after everything has loaded', async () => {
    browser.page.painted = false
    browser.loaded()
    await vi.advanceTimersByTimeAsync(5000)
    expect(load).not.toHaveBeenCalled()
    browser.page.dispatchEvent(new Event('painted'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('waits for no frame of a hidden page, such as one that is prerendered', async () => {
    Object.assign(browser.page, { painted: false })
    browser.document.hidden = true
    browser.loaded()
    await vi.advanceTimersByTimeAsync(1000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it.each(['focusin', 'pointerdown', 'touchstart', 'keydown'])(
    'starts at once on %s, and only once',
    (type) => {
      browser.page.dispatchEvent(new Event(type))
      browser.page.dispatchEvent(new Event(type))
      expect(load).toHaveBeenCalledTimes(1)
      expect(browser.document.links).toHaveLength(1)
    },
  )

  it('tries again on the next touch when the network failed', async () => {
    browser.page.dispatchEvent(new Event('keydown'))
    // What Astro's island says then.
    element.dispatchEvent(new Event('astro:hydration-error'))
    await vi.advanceTimersByTimeAsync(0)
    browser.page.dispatchEvent(new Event('keydown'))
    expect(load).toHaveBeenCalledTimes(2)
    expect(browser.document.links).toHaveLength(1)
  })

  it('holds a submit until the island is hydrated, starts it, and sends the submit again', () => {
    const sent = vi.fn()
    const island = Object.assign(new EventTarget(), { hydrated: false })
    const form = { isConnected: true, requestSubmit: sent, closest: () => (island.hydrated ? null : island) }
    const submit = () => Object.assign(new Event('submit', { cancelable: true }), { submitter: 'the button' })
    const first = submit()
    Object.defineProperty(first, 'target', { value: form })
    browser.page.dispatchEvent(first)
    expect(first.defaultPrevented).toBe(true)
    expect(load).toHaveBeenCalledTimes(1)
    expect(sent).not.toHaveBeenCalled()

    island.hydrated = true
    const hydrated = new Event('island:hydrated')
    Object.defineProperty(hydrated, 'target', { value: island })
    browser.document.dispatchEvent(hydrated)
    expect(sent).toHaveBeenCalledExactlyOnceWith('the button')
    const second = submit()
    Object.defineProperty(second, 'target', { value: form })
    browser.page.dispatchEvent(second)
    expect(second.defaultPrevented).toBe(false)
  })
})
