/** For somebody without scripts, writes what a page's address says into elements with `data-query` (src/ui/outcome.tsx). */

/** Nobody can put words of their own into a page of ours. */
const FILLED: ReadonlyMap<string, RegExp> = new Map([
  ['token', /^[\w-]{20,60}\.[\w-]{1,20}\.[\w-]{20,100}$/],
  ['sent', /^[A-Z]{2,4}-[2-9B-Z]{4}-[2-9B-Z]{4}$/],
])

const PLACES = /<(\w+)([^<>]*) data-query="(\w+)"([^<>]*)>([^<>]*)/g

type Place = { name: string; empty: Buffer; filled: (value: string) => string }

/** Made once for each page: all who ask for it get the same bytes between the places. */
export type Template = (Buffer | Place)[]

export function templateOf(page: Buffer): Template {
  const parts: Template = []
  let end = 0
  // As Latin-1, so that an index counts bytes.
  for (const found of page.toString('latin1').matchAll(PLACES)) {
    const { index } = found
    const [place, tag, before, name = '', after] = found
    const about = `<${tag}${before} data-query="${name}"`
    parts.push(page.subarray(end, index))
    end = index + place.length
    parts.push({
      name,
      empty: page.subarray(index, end),
      filled: (value) =>
        tag === 'input' ? `${about} value="${value}"${after}>` : `${about}${after}>${value}`,
    })
  }
  return [...parts, page.subarray(end)]
}

/** @param read called only for what a page could repeat */
export function fillIn(
  read: () => Template,
  query: readonly [name: string, value: string][],
): Buffer[] | undefined {
  const values = new Map(query.filter(([name, value]) => FILLED.get(name)?.test(value)))
  if (values.size === 0) return undefined
  const template = read()
  if (template.length === 1) return undefined
  return template.map((part) => {
    if (!('name' in part)) return part
    const value = values.get(part.name)
    return value === undefined ? part.empty : Buffer.from(part.filled(value), 'latin1')
  })
}

/** `mark` brings colours that are readable in light, dark and forced colours: the pages' policies need no style. */
const NOTICE =
  '<aside class="wrap" aria-label="Rehearsal"><p><mark>Rehearsal: this site is not open yet. Please do not order, book or pay for anything here.</mark></p></aside>'

export const withNotice = (page: string) => page.replace(/<body\b[^>]*>/, (body) => body + NOTICE)
