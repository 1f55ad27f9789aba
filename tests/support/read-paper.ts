import { getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import type { PaperFacts } from '#functions/_shared/papers/paper.ts'
import { makePaper } from '#functions/_shared/papers/paper-pdf.ts'

/** Papers, read back by pdf.js. */

type Item = { text: string; left: number; right: number; baseline: number; size: number }

export type Node = { role?: string; alt?: string; children?: Node[]; type?: string; id?: string }

const OPTIONS = { verbosity: 0 }

export async function readPaper(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), OPTIONS)
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const page = await pdf.getPage(i + 1)
      const { items } = await page.getTextContent()
      const tree = (await page.getStructTree()) as unknown as Node
      const [, , width = 0, height = 0] = page.view
      const set = items.flatMap((item): Item[] => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , size = 0, left = 0, baseline = 0] = item.transform as number[]
        return [{ text: item.str, left, right: left + item.width, baseline, size }]
      })
      return {
        set,
        tree,
        width,
        height,
        text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
      }
    }),
  )
  const { info, metadata } = await pdf.getMetadata()
  const catalogue = { info: info as Record<string, unknown>, metadata, marked: await pdf.getMarkInfo() }
  return {
    pages,
    ...catalogue,
    text: pages
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  }
}

/** Texts on a page must keep inside its margins and off each other. */
export async function expectTidy(facts: PaperFacts) {
  const paper = await readPaper(await makePaper(facts))
  for (const { set, width, height } of paper.pages) {
    const outside = set.filter(
      ({ left, right, baseline }) =>
        left < 50 || right > width - 50 || baseline < 20 || baseline > height - 40,
    )
    const overlapping = set.flatMap((one, i) =>
      set.slice(i + 1).filter((other) => {
        const beside = one.right <= other.left + 1 || other.right <= one.left + 1
        return !beside && Math.abs(one.baseline - other.baseline) < 0.75 * Math.min(one.size, other.size)
      }),
    )
    expect({ outside, overlapping }).toEqual({ outside: [], overlapping: [] })
  }
  return paper
}
