import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

function fakeBrowser() {
  const page = Object.assign(new EventTarget(), { painted: true })
  const document = Object.assign(new EventTarget(), {
    readyState: 'loading',
    hidden: false,
    links: [] as { rel: string; href: string }[],
    createElement: () => ({ rel: '', href: '' }),
    getElementById: () => null,
    documentElement: { dataset: {} as { pageIsland?: string } },
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
  vi.stubGlobal('HTMLFormElement', class {})
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
    element = Object.assign(new EventTarget(), {
      getAttribute: () => null,
      querySelectorAll: () => [],
    }) as unknown as HTMLElement
    const { default: idleOrTouch } = await import('./idle-or-touch.ts')
    idleOrTouch(load, { name: 'Island', value: ['/a.css'] as unknown as string }, element)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
    vi.clearAllMocks()
  })

  it('waits with hydrating until a press is over, but not for ever', async () => {
    browser.page.dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(300)
    expect(load).toHaveBeenCalledOnce()
    expect(hydrate).not.toHaveBeenCalled()
    browser.page.dispatchEvent(new Event('pointerup'))
    await vi.advanceTimersByTimeAsync(100)
    expect(hydrate).toHaveBeenCalledOnce()
  })

  it('does not wait for a press that ends outside of the window', async () => {
    browser.page.dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(1_100)
    expect(hydrate).toHaveBeenCalledOnce()
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
    async (type) => {
      browser.page.dispatchEvent(new Event(type))
      browser.page.dispatchEvent(new Event(type))
      await vi.advanceTimersByTimeAsync(0)
      expect(load).toHaveBeenCalledTimes(1)
      expect(browser.document.links).toHaveLength(1)
    },
  )

  it('tries again on the next touch, and when the connection is back', async () => {
    load.mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error())
    browser.page.dispatchEvent(new Event('keydown'))
    await vi.advanceTimersByTimeAsync(0)
    browser.page.dispatchEvent(new Event('keydown'))
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledTimes(2)
    browser.page.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledTimes(3)
    expect(browser.document.links).toHaveLength(1)
  })
})
