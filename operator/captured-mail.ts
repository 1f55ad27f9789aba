import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** Captured messages on a machine without a mail server: a development aid, but they contain personal data. */

/** Whether a decoded message contains the text. */
async function mentions(file: string, wanted: RegExp): Promise<boolean> {
  const { headers, text = '', html = '' } = await PostalMime.parse(await readFile(file))
  return [text, html, ...headers.map(({ value }) => value)].some((part) => wanted.test(part))
}

/** Matches any of the texts, but not as part of a longer address. */
function anyOf(texts: string[]): RegExp {
  const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const name = "[\\w.!#$%&'*+/=?^`{|}~-]"
  return new RegExp(`(?<!${name})(?:${texts.map(literal).join('|')})(?![\\w-]|\\.\\w)`, 'i')
}

/**
 * Removes captured messages to a person, and about their requests and bookings.
 * @param references of their requests and bookings
 * @returns how many were removed
 */
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
