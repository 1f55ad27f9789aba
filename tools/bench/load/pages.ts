import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from './random.ts'
import type { Visitor } from './visitor.ts'

/**
 * Visitors who read. A page is its HTML with every file of ours that the HTML refers to, which is more than a browser
 * requests: some are for the other colour scheme or for later clicks.
 */

const PAGES = [
  '/',
  '/corporate-document-translation',
  '/apostille-notarisation',
  '/private-document-translation',
  '/get-quote',
  '/booking-form',
  '/our-founders-story',
  '/contact-us-directly',
]

/** The cache of returning visitors: a page's etag, and the names of its files. */
type Known = { etag: string; files: string[] }

/** How long a page is viewed before the next, in milliseconds: shorter than in reality, which costs the hosts nothing. */
const READING = { least: 300, most: 900 }

export type Library = {
  /** Reads three pages, the first with or without a cache. */
  read: (visitor: Visitor) => Promise<void>
  firstVisit: (visitor: Visitor) => Promise<void>
  nextPage: (visitor: Visitor) => Promise<void>
  again: (visitor: Visitor) => Promise<void>
}

/** @param returning share of visits with the site's files in the cache */
export function createLibrary(returning: number): Library {
  const known = new Map<string, Known>()
  const headers = { 'accept-encoding': 'br, gzip' }

  async function get(send: typeof fetch, url: string): Promise<void> {
    const answer = await send(url, { headers })
    await answer.arrayBuffer()
  }

  /** Loads a page and those of its files that are not in the browser's cache. */
  async function open(visitor: Visitor, send: typeof fetch, path: string, cache: Set<string>): Promise<void> {
    const answer = await send(`${visitor.url}${path}`, { headers })
    const html = await answer.text()
    const files = [...new Set(html.match(/\/assets\/[\w~-][\w.~-]*\.\w+/g))]
    known.set(path, { etag: answer.headers.get('etag') ?? '', files })
    const missing = files.filter((file) => !cache.has(file))
    await Promise.all(missing.map((file) => get(send, `${visitor.url}${file}`)))
    for (const file of missing) cache.add(file)
  }

  async function revalidate(visitor: Visitor, path: string): Promise<void> {
    const etag = known.get(path)?.etag
    if (!etag) return visitor.step('page, first visit', (send) => open(visitor, send, path, new Set()))
    await visitor.step('page, again', async (send) => {
      const answer = await send(`${visitor.url}${path}`, { headers: { ...headers, 'if-none-match': etag } })
      await answer.arrayBuffer()
      if (answer.status !== 304) throw new Error('not the same page')
    })
  }

  const pick = (random: Random) => PAGES[Math.floor(random() * PAGES.length)] as string
  const everything = () => new Set([...known.values()].flatMap(({ files }) => files))
  const openNext = (visitor: Visitor, cache: Set<string>) =>
    visitor.step('page, next', (send) => open(visitor, send, pick(visitor.random), cache))
  const openFirst = (visitor: Visitor, cache: Set<string>) =>
    visitor.step('page, first visit', (send) => open(visitor, send, '/', cache))

  return {
    firstVisit: (visitor) => openFirst(visitor, new Set()),
    nextPage: (visitor) => openNext(visitor, everything()),
    again: (visitor) => revalidate(visitor, '/'),
    async read(visitor) {
      const look = () =>
        wait(READING.least + visitor.random() * (READING.most - READING.least), undefined, { ref: false })
      if (visitor.random() < returning) {
        await revalidate(visitor, '/')
        await look()
        await revalidate(visitor, pick(visitor.random))
      } else {
        const cache = new Set<string>()
        await openFirst(visitor, cache)
        await look()
        await openNext(visitor, cache)
        await look()
        await openNext(visitor, cache)
      }
    },
  }
}
