import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** What is English in the middle of another language. */

const CONTENT = new URL('../../content/', import.meta.url)

/** A word that stands alone may be the same in the other language; three in a row are not. */
const WORDS_OF_A_SENTENCE = 3

const join = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

async function textsOf(folder: string, names: readonly string[]): Promise<string[]> {
  const modules = await Promise.all(names.map((name) => import(new URL(folder + name, CONTENT).href)))
  return modules.flatMap((module) => textsIn({ ...module }))
}

/** @returns finds, in lines of text, what a language should have translated */
export async function englishFinder(code: string): Promise<(lines: readonly string[]) => string[]> {
  const names = ['', 'mail/'].flatMap((folder) =>
    readdirSync(new URL(`${code}/${folder}`, CONTENT))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => folder + name),
  )
  const [english, own] = await Promise.all([textsOf('', names), textsOf(`${code}/`, names)])
  const translated = new Set(own.map(join))
  const all = own.map(join).join('\n')
  const single = new Set(english.map(join).filter((text) => /[a-z]{2}/.test(text) && !translated.has(text)))
  const sentences = english
    .flatMap((text) => text.split(/\{\w+\}/))
    .map(join)
    .filter((piece) => piece.split(' ').length >= WORDS_OF_A_SENTENCE && !all.includes(piece))
  return (lines) => {
    const text = lines.map(join).join('\n')
    return [
      ...lines.map(join).filter((line) => single.has(line)),
      ...sentences.filter((piece) => text.includes(piece)),
    ]
  }
}

/** What a page or a message says, aloud as well; not what says of itself that it is English. */
export function spokenLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines = [document.title]
    const named = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']
    const isEnglish = (element: Element) => element.closest('[lang]')?.getAttribute('lang')?.startsWith('en')
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, svg, datalist') || isEnglish(element)) continue
      lines.push(...named.map((name) => element.getAttribute(name) ?? ''))
      for (const node of element.childNodes) if (node instanceof Text) lines.push(node.data)
      // Sentences with links in them.
      if (element.matches('p, li, dd, label, h1, h2, h3, button')) lines.push(element.textContent ?? '')
    }
    return lines
  })
}
