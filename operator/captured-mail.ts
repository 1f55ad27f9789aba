import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** A development aid, but it contains personal data. */

async function mentions(file: string, wanted: RegExp): Promise<boolean> {
  const { headers, text = '', html = '' } = await PostalMime.parse(await readFile(file))
  return [text, html, ...headers.map(({ value }) => value)].some((part) => wanted.test(part))
}

/** Not as part of a longer address. */
function anyOf(texts: string[]): RegExp {
  const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const name = "[\\w.!#$%&'*+/=?^`{|}~-]"
  return new RegExp(`(?<!${name})(?:${texts.map(literal).join('|')})(?![\\w-]|\\.\\w)`, 'i')
}

/** @returns how many messages were removed */
export async function removeCapturedMail(
  dataDir: string,
  address: string,
  references: string[],
): Promise<number> {
  const folder = join(dataDir, 'mail')
  const wanted = anyOf([address, ...references])
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names.filter((name) => name.endsWith('.eml'))) {
    const file = join(folder, name)
    if (!(await mentions(file, wanted))) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
