import { describe, expect, it } from 'vitest'
import { finishPage } from './page-html.ts'

const SHELL = {
  authFlag: 'flag()',
  holdSubmits: 'hold()',
  pageUrl: '/assets/shell-1.js',
  bootUrl: '/assets/boot-1.js',
}
const HEAD = '<head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>'
const STATIC = `<html>${HEAD}</head><body><p>a<!-- -->b</p><!--$--><i>c</i><!--/$--></body></html>`
const ENTRY =
  'import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\nimport("/assets/entry-1.js");'
const HYDRATED =
  `<html>${HEAD}<link rel="modulepreload" href="/assets/framework-1.js"/></head><body><form></form>` +
  `<script>window.__reactRouterContext = {}</script><script type="module" async="">${ENTRY}</script></body></html>`

describe('finishPage', () => {
  it('gives a static page the shell and nothing of the framework', () => {
    const html = finishPage(STATIC, SHELL, () => {
      throw new Error('nothing to store')
    })
    expect(html).toContain('<script>flag()</script><script type="module" src="/assets/shell-1.js">')
    expect(html).toContain('<p>ab</p><i>c</i>')
    expect(html).not.toContain('hold()')
    expect(html).not.toContain('boot-1')
  })

  it('puts the boot module in place of the entry and names what the entry will ask for', () => {
    const stored: string[] = []
    const html = finishPage(HYDRATED, SHELL, (name, code) => {
      stored.push(code)
      return `/assets/${name}-x.js`
    })
    expect(stored).toEqual([ENTRY])
    expect(html).toContain(
      '<script type="module" src="/assets/boot-1.js" data-entry="/assets/page-x.js" ' +
        'data-preload="/assets/framework-1.js /assets/manifest-1.js /assets/root-1.js /assets/entry-1.js">',
    )
    expect(html).toContain('<script>hold()</script>')
    expect(html).not.toContain('modulepreload')
    // React looks for its element, which now does nothing.
    expect(html).toContain('<script type="module" async=""></script>')
  })

  it('starts every script before the page can paint wrongly, but after charset and viewport', () => {
    expect(finishPage(STATIC, SHELL, String)).toMatch(/name="viewport"[^>]*><script>flag\(\)/)
  })
})
