import { getDocument, type PDFDocumentProxy } from 'unpdf/pdfjs'
import { countWords, type Outcome } from './counted.ts'
import { answerWith } from './counting-worker.ts'

/** A page with fewer is a picture: scanners' programs stamp their names. */
const FEWEST_WORDS = 10
/** Then the words of the rest are reckoned from the pages read so far. */
const READING_MS = 8_000

async function countPdf(data: Uint8Array): Promise<Outcome> {
  const opening = getDocument({ data, verbosity: 0, isEvalSupported: false, useSystemFonts: true })
  try {
    const document = await opening.promise
    return await countPages(document)
  } catch (error) {
    const { name } = error as Error
    if (name === 'PasswordException') return 'locked'
    return name === 'InvalidPDFException' ? 'damaged' : 'unknown'
  }
}

async function countPages(document: PDFDocumentProxy): Promise<Outcome> {
  const pages = document.numPages
  if (!(pages > 0)) return 'damaged'
  const until = performance.now() + READING_MS
  let read = 0
  let words = 0
  let unread = 0
  for (; read < pages && performance.now() < until; read++) {
    const found = countWords(await pageText(document, read + 1).catch(() => ''))
    if (found < FEWEST_WORDS) unread += 1
    else words += found
  }
  const all = (count: number) => Math.round((count * pages) / Math.max(read, 1))
  return { pages, words: all(words), unread: all(unread) }
}

async function pageText(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  page.cleanup()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}

answerWith(countPdf)
