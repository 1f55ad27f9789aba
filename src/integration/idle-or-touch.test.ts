import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bootPage } from './boot-page.ts'

/** As much of a browser as the module touches. */
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
  vi.stubGlobal('performance', { getEntriesByName: () => (page.painted ? [{}] : []) })
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
  return { page, document }
}

const script = {
  dataset: { hydrate: '/quote.js', preload: '/a.js /b.js', styles: '/a.css' },
} as unknown as HTMLScriptElement

describe('bootPage', () => {
  let browser: ReturnType<typeof fakeBrowser>
  beforeEach(() => {
    vi.useFakeTimers()
    browser = fakeBrowser()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('waits for the page to load and for an idle moment', async () => {
    const load = vi.fn((_url: string) => Promise.resolve())
    bootPage(script, load)
    await vi.advanceTimersByTimeAsync(5000)
    expect(load).not.toHaveBeenCalled()
    browser.page.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(load.mock.calls.map(([url]) => url)).toEqual(['/quote.js'])
    expect(browser.document.links.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
      'stylesheet /a.css',
      'modulepreload /a.js',
      'modulepreload /b.js',
    ])
  })

  it('waits for the first frame, which on a fast line comes after everything has loaded', async () => {
    const load = vi.fn(() => Promise.resolve())
    browser.page.painted = false
    bootPage(script, load)
    browser.page.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(load).not.toHaveBeenCalled()
    browser.page.dispatchEvent(new Event('painted'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('waits for no frame of a hidden page, such as one that is prerendered', async () => {
    const load = vi.fn(() => Promise.resolve())
    Object.assign(browser.page, { painted: false })
    browser.document.hidden = true
    bootPage(script, load)
    browser.page.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it.each(['focusin', 'pointerdown', 'touchstart', 'keydown'])(
    'starts at once on %s, and only once',
    (type) => {
      const load = vi.fn(() => Promise.resolve())
      bootPage(script, load)
      browser.page.dispatchEvent(new Event(type))
      browser.page.dispatchEvent(new Event(type))
      expect(load).toHaveBeenCalledTimes(1)
    },
  )

  it('tries again on the next touch when the network failed', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')))
    bootPage(script, load)
    browser.page.dispatchEvent(new Event('keydown'))
    await vi.advanceTimersByTimeAsync(0)
    browser.page.dispatchEvent(new Event('keydown'))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('starts when a submit is held back', () => {
    const load = vi.fn(() => Promise.resolve())
    bootPage(script, load)
    browser.document.dispatchEvent(new Event('islands:wanted'))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('does nothing on a page without an island', () => {
    const load = vi.fn(() => Promise.resolve())
    bootPage(null, load)
    browser.page.dispatchEvent(new Event('keydown'))
    expect(load).not.toHaveBeenCalled()
  })
})
