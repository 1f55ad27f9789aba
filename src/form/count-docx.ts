import { strFromU8, unzipSync } from 'fflate'
import { WORDS_PER_PAGE } from '#contract/price-list.ts'
import { type Count, countWords } from './counted.ts'

const TEXT = /^word\/(document|footnotes|endnotes|header|footer)\d*\.xml$/
const PROPERTIES = 'docProps/app.xml'

/** What 10 MB of genuine text unpack to at most; a larger part is a trap. */
const MAX_BYTES = 64 * 1024 * 1024
/** Programs other than Word write 1 page for everything. */
const MOST_WORDS_A_PAGE = 1_000

/** What may hold words of its own: a picture, chart or diagram, an inserted document or sheet. */
const DRAWING = /<w:(drawing|pict|object)\b[\s\S]*?<\/w:\1>|<w:(?:altChunk|subDoc)\b/g
const IS_MORE_THAN_SHAPE =
  /^<w:(?:object|altChunk|subDoc)|<pic:pic\b|<v:imagedata\b|\/(?:chart|chartex|diagram)"/
const EXTENT = /<wp:extent cx="(\d+)" cy="(\d+)"/
const STYLE = /\bwidth:([\d.]+)pt;height:([\d.]+)pt/
const EMU_A_POINT = 12_700
/** The room for text on a page of A4, in EMU. */
const PAGE = 5_760_000 * 8_860_000
/** Of that: a logo, a stamp or a signature is smaller. */
const SMALLEST_PICTURE = 0.05

export function countDocx(data: Uint8Array): Count {
  const parts = unzipSync(data, {
    filter({ name, originalSize }) {
      const isWanted = TEXT.test(name) || name === PROPERTIES
      if (isWanted && originalSize > MAX_BYTES) throw new Error(`${name} is too large`)
      return isWanted
    },
  })
  const names = Object.keys(parts).filter((name) => TEXT.test(name))
  if (!names.some((name) => name.startsWith('word/document'))) throw new Error('No document')
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const texts = names.map((name) => withoutFallback(text(name)))
  // Each section may repeat its header.
  const words = [...new Set(texts.map(plainText))].reduce((sum, plain) => sum + countWords(plain), 0)
  const drawn = Math.ceil(texts.reduce((sum, xml) => sum + drawnPages(xml), 0))
  const stated = Number(/<Pages>(\d+)<\/Pages>/.exec(text(PROPERTIES))?.[1] ?? 0)
  const isPlausible = stated > 0 && drawn <= stated && words <= stated * MOST_WORDS_A_PAGE
  const pages = isPlausible ? stated : Math.max(1, Math.ceil(words / WORDS_PER_PAGE) + drawn)
  if (words > 0 && drawn < pages) return { pages, words, unread: drawn }
  return { pages, words: 0, unread: pages, extra: Math.max(0, words - pages * WORDS_PER_PAGE) }
}

/** How many pages drawings fill, besides shapes with text. */
function drawnPages(xml: string): number {
  const sizes = (xml.match(DRAWING) ?? []).map((drawing) => {
    if (!IS_MORE_THAN_SHAPE.test(drawing)) return 0
    const [, width, height] = EXTENT.exec(drawing) ?? []
    if (width && height) return (Number(width) * Number(height)) / PAGE
    const [, wide, high] = STYLE.exec(drawing) ?? []
    return wide && high ? (Number(wide) * Number(high) * EMU_A_POINT ** 2) / PAGE : 1
  })
  return sizes.reduce((sum, size) => (size < SMALLEST_PICTURE ? sum : sum + Math.min(size, 1)), 0)
}

const withoutFallback = (xml: string) => xml.replace(/<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g, '')

/** What a reader sees: no field codes or places of pictures, and nothing deleted or moved away. */
function plainText(xml: string): string {
  return xml
    .replace(/<w:moveFrom [\s\S]*?<\/w:moveFrom>/g, '')
    .replace(/<(?:w:(?:instrText|delText)|wp\d*:\w+)\b[^>]*>[^<]*/g, '')
    .replace(/<\/w:p>|<w:(?:tab|br|cr)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|apos);/g, '&')
}
