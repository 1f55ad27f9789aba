/** @module-tag own-machine */
import { readFile } from 'node:fs/promises'
import { expect, inject, it } from 'vitest'
import { PATHS } from '#src/lib/routes.ts'

/** The hand-written pages that the page benchmark compares ours with have the same content. */

const { url } = inject('host')

/** The words of a page's body, sorted: the order in which it marks them up is its own affair. */
function wordsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  // Without scripts our forms show another way; the hand-written form needs none.
  const read = body.replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')
  return (
    read
      .replaceAll('&amp;', '&')
      .replaceAll('&gt;', '>')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).sort()
}

it.each([
  [PATHS.home, 'home'],
  [PATHS.apostille, 'service'],
  [PATHS.getQuote, 'get-quote'],
])('%s says what its hand-written counterpart says', async (path, name) => {
  const file = new URL(`../../bench/pages/floor/${name}.html`, import.meta.url)
  const ours = wordsOf(await (await fetch(url + path)).text())
  expect(ours.length).toBeGreaterThan(400)
  expect(wordsOf(await readFile(file, 'utf8'))).toEqual(ours)
})
