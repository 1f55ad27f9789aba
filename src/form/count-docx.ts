import { strFromU8, unzipSync } from 'fflate'
import { WORDS_PER_PAGE } from '#contract/price-list.ts'
import { type Count, countWords } from './counted.ts'

const TEXT = /^word\/(document\d*|footnotes|endnotes)\.xml$/
const PROPERTIES = 'docProps/app.xml'

/** What 10 MB of genuine text unpack to at most; a larger part is a trap. */
const MAX_BYTES = 64 * 1024 * 1024
/** Programs other than Word write 1 page for everything. */
const MOST_WORDS_A_PAGE = 1_000

export function countDocx(data: Uint8Array): Count {
  const parts = unzipSync(data, {
    filter({ name, originalSize }) {
      const isWanted = TEXT.test(name) || name === PROPERTIES
      if (isWanted && originalSize > MAX_BYTES) throw new Error(`${name} is too large`)
      return isWanted
    },
  })
  const texts = Object.keys(parts).filter((name) => TEXT.test(name))
  if (!texts.some((name) => name.startsWith('word/document'))) throw new Error('No document')
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const words = texts.reduce((sum, name) => sum + countWords(plainText(text(name))), 0)
  const stated = Number(/<Pages>(\d+)<\/Pages>/.exec(text(PROPERTIES))?.[1] ?? 0)
  const isPlausible = stated > 0 && words <= stated * MOST_WORDS_A_PAGE
  const pages = isPlausible ? stated : Math.max(1, Math.ceil(words / WORDS_PER_PAGE))
  return { pages, words, unread: words === 0 ? pages : 0 }
}

/** What a reader sees: no field codes, nothing deleted, and no second version for older programs. */
function plainText(xml: string): string {
  return xml
    .replace(/<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g, '')
    .replace(/<w:(?:instrText|delText)\b[^>]*>[^<]*/g, '')
    .replace(/<\/w:p>|<w:(?:tab|br|cr)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|apos);/g, '&')
}
