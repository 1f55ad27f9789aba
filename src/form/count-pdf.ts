import { getDocument, type PDFDocumentProxy } from 'unpdf/pdfjs'
import { placesOf } from '#contract/pdf-objects.ts'
import { WORDS_PER_PAGE } from '#contract/price-list.ts'
import { countWords, type Outcome } from './counted.ts'
import { mayShowMore } from './pdf-evidence.ts'

/** What is not read by then counts as unread. */
const READING_MS = 10_000

/** Of a file that opens without a password: `contract/pdf-password.ts` decides that. */
export async function countPdf(data: Uint8Array): Promise<Outcome> {
  try {
    // pdf.js takes the bytes away.
    return await countPages(await open(data.slice()))
  } catch (error) {
    const { name } = error as Error
    if (name === 'PasswordException') return countOpenParts(data)
    return name === 'InvalidPDFException' ? 'damaged' : 'unknown'
  }
}

const open = (data: Uint8Array) =>
  getDocument({ data, verbosity: 0, isEvalSupported: false, useSystemFonts: true }).promise

/** Where attachments alone are encrypted pdf.js asks for their password before it shows a page. */
async function countOpenParts(data: Uint8Array): Promise<Outcome> {
  for (const at of placesOf(data, '/Encrypt')) data.set([0x58], at + 1)
  const outcome = await open(data).then(countPages, () => 'unknown' as const)
  return typeof outcome === 'object' && outcome.words > 0 ? outcome : 'unknown'
}

async function countPages(document: PDFDocumentProxy): Promise<Outcome> {
  const { info } = await document.getMetadata()
  // A form of another kind, or a folder of files: the pages are not what it says.
  if (['IsXFAPresent', 'IsCollectionPresent'].some((key) => (info as Record<string, unknown>)[key]))
    return 'unknown'
  const pages = document.numPages
  if (!(pages > 0)) return 'damaged'
  const until = performance.now() + READING_MS
  const count = { pages, words: 0, unread: pages, extra: 0 }
  for (let number = 1; number <= pages && performance.now() < until; number++) {
    const page = await readPage(document, number).catch(() => undefined)
    if (!page) continue
    if (page.isWhole) {
      count.unread -= 1
      count.words += page.words
    } else count.extra += Math.max(0, page.words - WORDS_PER_PAGE)
  }
  // Whatever it shows, nothing of it was read.
  return count.words > 0 ? count : { ...count, unread: pages }
}

async function readPage(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  const operators = await page.getOperatorList()
  const words = countWords(`${text}\n${(await page.getAnnotations()).flatMap(annotationText).join('\n')}`)
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  const isBroken = (font: string) =>
    page.commonObjs.has(font) && typeof page.commonObjs.get(font) === 'string'
  const area = Math.abs((right - left) * (top - bottom))
  const isWhole = !mayShowMore({ operators, area, words, isBroken })
  page.cleanup()
  return { words, isWhole }
}

type Annotation = {
  subtype: string
  fieldType?: string
  fieldValue?: string | string[]
  options?: { exportValue: string; displayValue: string }[]
  textContent?: string[]
  hidden?: boolean
}

/** What was filled in, or typed onto the page. */
function annotationText({
  subtype,
  fieldType,
  fieldValue,
  options = [],
  textContent,
  hidden,
}: Annotation): string[] {
  if (hidden) return []
  if (subtype === 'FreeText') return [(textContent ?? []).join('\n')]
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return []
  return [fieldValue ?? []]
    .flat()
    .map((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value)
}
