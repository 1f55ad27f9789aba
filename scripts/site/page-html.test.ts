import { describe, expect, it } from 'vitest'
import { finishPage } from './page-html.ts'

const SHELL = {
  holdSubmits: 'hold()',
  page: 'page()',
  boot: 'boot()',
}
const HEAD = '<head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>'
const STATIC = `<html>${HEAD}</head><body><p>a<!-- -->b</p><!--$--><i>c</i><!--/$--></body></html>`
const QUOTE = {
  url: '/assets/quote-1.js',
  preloads: ['/assets/react-1.js', '/assets/store-1.js'],
  styles: ['/assets/quote-1.css'],
  endSession: '/assets/end-session-quote.js',
}
const ISLANDS = {
  entries: new Map([
    ['quote', QUOTE],
    ['news', { ...QUOTE, url: '/assets/news-1.js' }],
  ]),
  endSession: '/assets/end-session-1.js',
  files: new Map(),
}
const island = (name: string, html: string) => `<div data-island="${name}">${html}<!--/island--></div>`
const page = (body: string) => `<html>${HEAD}</head><body>${body}</body></html>`

describe('finishPage', () => {
  it('gives a static page the shell and nothing of the framework', () => {
    const html = finishPage(STATIC, SHELL, ISLANDS)
    expect(html).toContain('<script type="module" data-leave="/assets/end-session-1.js">page()</script>')
    expect(html).toContain('<p>ab</p><i>c</i>')
    expect(html).not.toContain('hold()')
    expect(html).not.toContain('boot()')
  })

  it('gives a page with an island the boot module, says what it has to load, and ends its session by the script made with it', () => {
    const html = finishPage(page(island('quote', '')), SHELL, ISLANDS)
    expect(html).toContain('<script>hold()</script>')
    expect(html).toContain(
      '<script type="module" data-hydrate="/assets/quote-1.js" ' +
        'data-preload="/assets/react-1.js /assets/store-1.js" data-styles="/assets/quote-1.css">boot()</script>',
    )
    expect(html).toContain('data-leave="/assets/end-session-quote.js"')
  })

  it('refuses a second island', () => {
    const both = page(island('quote', '') + island('news', ''))
    expect(() => finishPage(both, SHELL, ISLANDS)).toThrow('quote and news')
  })

  it("keeps React's marks inside of islands and nowhere else", () => {
    const marked = '<p>a<!-- -->b</p>'
    const html = finishPage(page(marked + island('quote', marked) + marked), SHELL, ISLANDS)
    expect(html).toContain('<p>ab</p><div data-island="quote"><p>a<!-- -->b</p></div><p>ab</p>')
  })

  it('refuses an island without a file', () => {
    expect(() => finishPage(page(island('other', '')), SHELL, ISLANDS)).toThrow('app/islands/other.tsx')
  })

  it('starts every script before the page can paint wrongly, but after charset and viewport', () => {
    expect(finishPage(STATIC, SHELL, ISLANDS)).toMatch(/name="viewport"[^>]*><script type="module"/)
  })
})
