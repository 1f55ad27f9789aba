/** @module-tag own-machine */
import { readFile } from 'node:fs/promises'
import { describe, expect, inject, it } from 'vitest'

/** build/site/_headers and _redirects give static hosts the same behaviour as ours. */

const read = (file: string) => readFile(new URL(`../../build/${file}`, import.meta.url), 'utf8')
const { url } = inject('host')

async function promisedHeaders(): Promise<(path: string) => Record<string, string>> {
  const rules = (await read('site/_headers'))
    .split(/\n(?=\/)/)
    .map((text) => text.trim().split('\n'))
    .map(([path = '', ...lines]) => ({
      path,
      headers: lines.map((line) => /^\s+([\w-]+): (.*)$/.exec(line)?.slice(1) ?? []),
    }))
  return (path) => {
    const promised: Record<string, string> = {}
    for (const rule of rules) {
      const pattern = rule.path.replaceAll('.', '\\.').replace('*', '.*').replace(':language', '[^/]+')
      const fits = new RegExp(`^${pattern}$`).test(path)
      if (!fits) continue
      for (const [name = '', value = ''] of rule.headers)
        promised[name] = name in promised ? `${promised[name]}, ${value}` : value
    }
    return promised
  }
}

describe('files for static hosts', () => {
  it('set the headers that our host sends, for every file', async () => {
    const promised = await promisedHeaders()
    const { files, languages } = JSON.parse(await read('site.json'))
    const compare = async (path: string) => {
      const { headers } = await fetch(url + path, { method: 'HEAD' })
      const headersOfPath = promised(path)
      expect(headersOfPath).toHaveProperty('content-security-policy')
      for (const [name, value] of Object.entries(headersOfPath)) {
        const own = headers.get(name)
        // A rule for several languages allows the scripts of each.
        if (languages.includes(path.split('/')[1] ?? '') && name === 'content-security-policy')
          expect(value.split(/;? /), `${name} of ${path}`).toEqual(
            expect.arrayContaining(own?.split(/;? /) ?? []),
          )
        else expect(own, `${name} of ${path}`).toBe(value)
      }
    }
    const paths = Object.keys(files)
    for (let i = 0; i < paths.length; i += 16) await Promise.all(paths.slice(i, i + 16).map(compare))
  })

  it('leave no security header out', async () => {
    const promised = (await promisedHeaders())('/')
    const { headers } = await fetch(url, { method: 'HEAD' })
    for (const [name] of headers)
      if (
        !/^(date|connection|keep-alive|etag|vary|transfer-encoding|content-(type|length|encoding))$/.test(
          name,
        )
      )
        expect(promised, name).toHaveProperty(name)
  })

  it('redirect as our host does', async () => {
    const lines = (await read('site/_redirects')).trim().split('\n')
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      const [from, to, status] = line.split(' ')
      const answer = await fetch(`${url}${from}`, { redirect: 'manual' })
      expect(`${from} ${answer.headers.get('location')} ${answer.status}`).toBe(`${from} ${to} ${status}`)
    }
  })

  it('keep to the limits of static hosts: 100 rules, 2,000 characters a line', async () => {
    const text = await read('site/_headers')
    expect(text.match(/^\//gm)?.length).toBeLessThanOrEqual(100)
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000)
  })

  it('are not served themselves', async () => {
    expect((await fetch(`${url}/_headers`)).status).toBe(404)
  })
})
