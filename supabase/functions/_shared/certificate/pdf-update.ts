import {
  type PdfDictionary,
  type PdfReference,
  type PdfValue,
  parseObject,
  textOf,
} from '#contract/pdf-objects.ts'
import { joined } from '../documents/stored.ts'
import { bytesOf, isDictionary, isReference, readFile, resolve, write } from './pdf-file.ts'

/** Adds to a finished PDF of our own, with one table of references, whose bytes all stay (an incremental update). */

export type OpenPdf = ReturnType<typeof openPdf>

const fail = (): never => {
  throw new Error('A PDF of another kind')
}

/** @throws if it is a PDF of another kind */
export function openPdf(bytes: Uint8Array) {
  const file = readFile(bytes)
  const { value: trailer } = parseObject(textOf(bytes.subarray(file.table)).replace(/^.*?trailer/s, ''))
  if (!isDictionary(trailer) || trailer.has('Prev')) return fail()
  const find = (value: PdfValue | undefined): { at: PdfReference; dictionary: PdfDictionary } => {
    const dictionary = resolve(file, value)
    return isReference(value) && isDictionary(dictionary) ? { at: value, dictionary } : fail()
  }
  const list = (value: PdfValue | undefined) => {
    const values = resolve(file, value)
    return Array.isArray(values) ? values : []
  }
  const root = find(trailer.get('Root'))
  let page = find(root.dictionary.get('Pages'))
  for (
    let kids = list(page.dictionary.get('Kids'));
    kids.length > 0;
    kids = list(page.dictionary.get('Kids'))
  )
    page = find(kids[0])
  return { file, trailer, root, page, list }
}

/** The file with these objects in place of others or beside them; where each begins. */
export function withObjects({ file, trailer }: OpenPdf, objects: ReadonlyMap<number, string>) {
  const parts = [file.bytes]
  let length = file.bytes.length
  const add = (text: string) => {
    parts.push(bytesOf(text))
    length += text.length
  }
  const starts = new Map<number, number>()
  for (const [number, text] of objects) {
    starts.set(number, length)
    add(`${number} 0 obj\n${text}\nendobj\n`)
  }
  const entries = [...starts].map(
    ([number, start]) => `${number} 1\n${String(start).padStart(10, '0')} 00000 n \n`,
  )
  const size = Math.max(file.size, ...[...objects.keys()].map((number) => number + 1))
  const keys = new Map(trailer).set('Size', size).set('Prev', file.table)
  add(`xref\n${entries.join('')}trailer\n${write(keys)}\nstartxref\n${length}\n%%EOF\n`)
  return { bytes: joined(parts), starts }
}
