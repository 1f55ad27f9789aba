/** For somebody without scripts, writes what a page's address says into elements with `data-query` (src/ui/outcome.tsx). */

/** Nobody can put words of their own into a page of ours. */
const FILLED: ReadonlyMap<string, RegExp> = new Map([
  ['token', /^[\w-]{20,60}\.[\w-]{1,20}\.[\w-]{20,100}$/],
  ['sent', /^[A-Z]{2,4}-[2-9B-Z]{4}-[2-9B-Z]{4}$/],
])

const PLACES = /<(\w+)([^<>]*) data-query="(\w+)"([^<>]*)>([^<>]*)/g

/** @param read called only for what a page could repeat */
export function fillIn(
  read: () => Buffer,
  query: readonly [name: string, value: string][],
): Buffer | undefined {
  const values = new Map(query.filter(([name, value]) => FILLED.get(name)?.test(value)))
  if (values.size === 0) return undefined
  const page = read()
  if (!page.includes(' data-query="')) return undefined
  const filled = page
    .toString()
    .replace(PLACES, (place, tag: string, before: string, name: string, after: string) => {
      const value = values.get(name)
      if (value === undefined) return place
      const about = `<${tag}${before} data-query="${name}"`
      return tag === 'input' ? `${about} value="${value}"${after}>` : `${about}${after}>${value}`
    })
  return Buffer.from(filled)
}

/** `mark` brings colours that are readable in light, dark and forced colours: the pages' policies need no style. */
const NOTICE =
  '<aside class="wrap" aria-label="Rehearsal"><p><mark>Rehearsal: this site is not open yet. Please do not order, book or pay for anything here.</mark></p></aside>'

export const withNotice = (page: string) => page.replace(/<body\b[^>]*>/, (body) => body + NOTICE)
