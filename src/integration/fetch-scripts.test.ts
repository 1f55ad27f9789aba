import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const FILES: Record<string, string> = {
  'page-1.js': 'import{a as e}from"./form-1.js";import"./plain-1.js";var t=()=>import(`./later-1.js`)',
  'form-1.js': 'import{n as e,r as t}from`./react-1.js`;e()',
  'plain-1.js': 'export{t as default}from"./react-1.js";',
  'react-1.js': 'var e=1;export{e as t}',
}

describe('fetchScript', { tags: ['lost-scripts'] }, () => {
  const asked: string[] = []
  /** Failures before success, by file. */
  let failures: Record<string, number>
  beforeEach(() => {
    vi.useFakeTimers()
    vi.resetModules()
    asked.length = 0
    failures = {}
    vi.stubGlobal('document', { getElementById: () => null })
    vi.stubGlobal('fetch', async (url: string) => {
      const name = url.replace('/assets/', '')
      asked.push(name)
      const left = failures[name] ?? 0
      failures[name] = left - 1
      if (left > 0) throw new TypeError('Failed to fetch')
      return new Response(FILES[name] ?? '', { status: name in FILES ? 200 : 404 })
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('asks for a script and for all that it imports at once, each of them one time', async () => {
    const { fetchScript } = await import('./fetch-scripts.ts')
    await Promise.all([fetchScript('page-1.js'), fetchScript('form-1.js')])
    await fetchScript('page-1.js')
    expect(asked.sort()).toEqual(['form-1.js', 'page-1.js', 'plain-1.js', 'react-1.js'])
  })

  it('asks again when one fails, and gives up within 10 s', async () => {
    const { fetchScript } = await import('./fetch-scripts.ts')
    failures = { 'react-1.js': 3 }
    const come = fetchScript('page-1.js')
    await vi.advanceTimersByTimeAsync(10_000)
    await come
    failures = { 'gone.js': 100 }
    const lost = fetchScript('gone.js').catch(String)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await lost).toMatch('Failed to fetch')
    expect(asked.filter((name) => name === 'gone.js')).toHaveLength(4)
  })

  it('asks anew when it is needed once more', async () => {
    const { later } = await import('./fetch-scripts.ts')
    const load = vi.fn(async () => 'the module')
    failures = { 'form-1.js': 4 }
    const lost = later('form-1.js', load).catch(String)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await lost).toMatch('Failed to fetch')
    expect(load).not.toHaveBeenCalled()
    expect(await later('form-1.js', load)).toBe('the module')
  })
})
