import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { addressOf } from '#src/lib/routes.ts'
import { markdownSource } from './markdown-source.ts'
import { wrongPlaceholders } from './placeholders.ts'
import { COLLECTIONS, type Collection, type Menus, type Metadata, shapeOf } from './schemas.ts'
import { ContentError, check, type Fault, type Path, type Source, textsOf, yamlSource } from './source.ts'

/** The collections that hold a file for each page. A page bears the name of its address: `/our-review` is pages/our-review.yaml. */
export const PAGES = ['pages', 'services', 'legal'] as const

const ROOT = new URL('../../', import.meta.url)
const CONTENT = new URL('content/', ROOT)

export type Entry = {
  id: string
  file: string
  data: Readonly<Record<string, unknown>>
  lineOf: Source['lineOf']
}

function faultsOfTexts({ data, lineOf }: Source, text: string): Fault[] {
  const lines = text.split('\n')
  return [...textsOf(data)].flatMap(([path, value]) => {
    const faults: Fault[] = wrongPlaceholders(value).map(({ placeholder, expected }) => {
      // A value may go on for several lines.
      const first = lineOf(path)
      const found = lines.findIndex((line, i) => i + 1 >= first && line.includes(placeholder))
      return [found === -1 ? first : found + 1, expected]
    })
    if (value.startsWith('/pictures/') && !existsSync(new URL(`public${value}`, ROOT)))
      faults.push([lineOf(path), `there is no picture public${value}`])
    return faults
  })
}

/** @param name of a file of content/, such as 'legal/privacy-policy.md' @throws ContentError */
export function parseContent(collection: Collection, name: string, text: string): Entry {
  const file = `content/${name}`
  const id = name.replace(/^.*\/|\.\w+$/g, '')
  const markdown = name.endsWith('.md')
  const { schema, inOrder } = shapeOf(collection, id, markdown)
  const source = markdown ? markdownSource(text, inOrder) : yamlSource(text)
  const data = check(file, source, schema, undefined, faultsOfTexts(source, text)) as Entry['data']
  return { id, file, data, lineOf: source.lineOf }
}

/** @throws ContentError with everything that is wrong in any of them */
async function allOf<Value>(readings: readonly Promise<Value>[]): Promise<Value[]> {
  const settled = await Promise.allSettled(readings)
  const wrong = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  for (const reason of wrong) if (!(reason instanceof ContentError)) throw reason
  if (wrong.length > 0) throw new ContentError(wrong.map(({ message }) => message).join('\n'))
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

/** All of a collection, in English what a language does not have. @throws ContentError */
export function readCollection(collection: Collection, language = 'en'): Promise<Entry[]> {
  const names = globSync(COLLECTIONS[collection].files, { cwd: CONTENT }).sort()
  return allOf(
    names.map(async (english) => {
      const own = `${language}/${english}`
      const name = existsSync(new URL(own, CONTENT)) ? own : english
      return parseContent(collection, name, await readFile(new URL(name, CONTENT), 'utf8'))
    }),
  )
}

export function pageAddresses(): string[] {
  const names = globSync('*.astro', { cwd: new URL('src/pages/', ROOT) })
  return names.map((name) => addressOf(name.replace('.astro', ''))).sort()
}

/** Reads everything that owners write, and sees that pages have their content, and links their pages. @throws ContentError */
export async function checkContent(): Promise<void> {
  const entries = (await allOf([...PAGES, 'menus' as const].map((name) => readCollection(name)))).flat()
  const faults = faultsOfLinks(entries, new Set(pageAddresses()))
  if (faults.length > 0) throw new ContentError(faults.join('\n'))
}

/** Pages without texts, texts without a page, and links that lead nowhere or in a circle. */
export function faultsOfLinks(entries: readonly Entry[], addresses: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const leads = ({ file, lineOf }: Entry, path: Path, to: string | undefined) => {
    if (to !== undefined && !addresses.has(to)) faults.push(`${file}:${lineOf(path)}: there is no page ${to}`)
  }
  const pages = entries.filter(({ id }) => id !== 'menus')
  const above = new Map(
    pages.map(({ id, data }) => [addressOf(id), (data.page as Metadata | undefined)?.above]),
  )
  /** Whether the pages above a page lead to itself; no way up is longer than there are pages. */
  const leadsRound = (address: string) => {
    let path = above.get(address)
    for (let steps = 0; path !== undefined && path !== address && steps < above.size; steps++)
      path = above.get(path)
    return path === address
  }
  for (const entry of entries) {
    const address = addressOf(entry.id)
    if (entry.id === 'menus') {
      for (const [name, { links }] of Object.entries(entry.data as Menus))
        for (const [i, { to }] of links.entries()) leads(entry, [name, 'links', i, 'to'], to)
      continue
    }
    if (!addresses.has(address))
      faults.push(`${entry.file}:1: there is no page for it: src/pages/${entry.id}.astro`)
    leads(entry, ['page', 'above'], above.get(address))
    if (leadsRound(address))
      faults.push(
        `${entry.file}:${entry.lineOf(['page', 'above'])}: page.above leads back to this page: it must be the address of a page nearer to the home page`,
      )
  }
  for (const address of addresses) {
    const own = pages.filter(({ id }) => addressOf(id) === address)
    const name = address.slice(1) || 'index'
    if (own.length === 0)
      faults.push(`src/pages/${name}.astro:1: its texts are missing: content/pages/${name}.yaml`)
    if (own.length > 1)
      faults.push(`${own.map(({ file }) => file).join(' and ')} are of the same page: one of them must go`)
  }
  return faults
}
