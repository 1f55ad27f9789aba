import { Buffer } from 'node:buffer'
import { unzlibSync } from 'fflate'

/**
 * Adds to a finished PDF of our own, whose bytes all stay (an incremental update): made by pdfkit, or saved by pdf-lib with a table
 * or a stream of references. Foreign files are not read here.
 */

const START = /startxref\s+(\d+)\s+%%EOF\s*$/

/** Where an object is: at an offset, or within a stream of objects. */
type Place = { at: number } | { stream: number; index: number }

export type PdfUpdate = {
  /** The number of the catalogue, and of the first page. */
  root: number
  page: number
  /** The number of the next new object. */
  next: number
  /** What stands between the brackets of a dictionary. @throws if the object is none */
  dictionary: (object: number) => string
  /** The value of an array or of a reference to one, between its brackets. */
  list: (dictionary: string, key: string) => string
  /** The file with these objects in place of others or beside them; where each begins in it. */
  write: (objects: ReadonlyMap<number, string>) => { bytes: Buffer; offsets: ReadonlyMap<number, number> }
}

const number = (found: RegExpExecArray | null): number => {
  if (!found) throw new Error('A PDF of another kind')
  return Number(found[1])
}

const reference = (dictionary: string, key: string) =>
  number(new RegExp(`/${key}\\s+(\\d+)\\s+0\\s+R`).exec(dictionary))

function readTable(text: string, at: number) {
  const places = new Map<number, Place>()
  const end = text.indexOf('trailer', at)
  const lines = text.slice(at, end).split(/\r?\n/).slice(1)
  for (let i = 0; i < lines.length; ) {
    const [first = 0, count = 0] = (lines[i++] ?? '').split(' ').map(Number)
    for (let object = first; object < first + count; object++) {
      const [offset, , use] = (lines[i++] ?? '').trim().split(' ')
      if (use === 'n') places.set(object, { at: Number(offset) })
    }
  }
  return { places, trailer: text.slice(end, text.indexOf('startxref', end)) }
}

function streamAt(bytes: Buffer, text: string, at: number) {
  const start = text.indexOf('stream', at)
  const dictionary = text.slice(at, start)
  const length = number(/\/Length\s+(\d+)/.exec(dictionary))
  const begin = start + (text[start + 6] === '\r' ? 8 : 7)
  const content = bytes.subarray(begin, begin + length)
  return {
    dictionary,
    content: dictionary.includes('/FlateDecode') ? Buffer.from(unzlibSync(content)) : content,
  }
}

function readStream(bytes: Buffer, text: string, start: number) {
  const { dictionary, content } = streamAt(bytes, text, start)
  const list = (key: string) =>
    /\[([^\]]*)\]/
      .exec(dictionary.slice(dictionary.indexOf(`/${key}`)))?.[1]
      ?.trim()
      .split(/\s+/)
      .map(Number) ?? []
  const widths = list('W')
  const [first = 0, count = 0] = dictionary.includes('/Index')
    ? list('Index')
    : [0, number(/\/Size\s+(\d+)/.exec(dictionary))]
  if (/\/Predictor|\/Prev/.test(dictionary) || widths.length !== 3) throw new Error('A PDF of another kind')
  const places = new Map<number, Place>()
  let at = 0
  const take = (width: number) => {
    at += width
    return width ? content.readUIntBE(at - width, width) : 0
  }
  for (let object = first; object < first + count; object++) {
    const [kind, one, other] = widths.map(take) as [number, number, number]
    if (kind === 1) places.set(object, { at: one })
    if (kind === 2) places.set(object, { stream: one, index: other })
  }
  return { places, trailer: dictionary }
}

/** @throws if it is a PDF of another kind */
export function openPdf(file: Uint8Array): PdfUpdate {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const text = bytes.toString('latin1')
  const start = number(START.exec(text.slice(-64)))
  const isTable = text.startsWith('xref', start)
  const { places, trailer } = isTable ? readTable(text, start) : readStream(bytes, text, start)

  function objectText(object: number): string {
    const place = places.get(object)
    if (!place) throw new Error('A PDF of another kind')
    if ('at' in place) return text.slice(place.at, text.indexOf('endobj', place.at))
    const holder = places.get(place.stream)
    if (!holder || !('at' in holder)) throw new Error('A PDF of another kind')
    const { dictionary, content } = streamAt(bytes, text, holder.at)
    const first = number(/\/First\s+(\d+)/.exec(dictionary))
    const inside = content.toString('latin1')
    const offsets = inside
      .slice(0, first)
      .trim()
      .split(/\s+/)
      .map(Number)
      .filter((_, i) => i % 2 === 1)
    const end = offsets[place.index + 1]
    return inside.slice(first + (offsets[place.index] ?? 0), end === undefined ? undefined : first + end)
  }

  function dictionary(object: number): string {
    const found = /<<([\s\S]*)>>/.exec(objectText(object))
    if (!found) throw new Error('A PDF of another kind')
    return found[1] as string
  }

  function list(dictionary: string, key: string): string {
    const value = dictionary.split(new RegExp(`/${key}(?=[\\s\\[])`))[1]
    if (value === undefined) return ''
    const inPlace = /^\s*\[([^\]]*)\]/.exec(value)
    const elsewhere = /^\s*(\d+)\s+0\s+R/.exec(value)
    return (inPlace ?? /\[([^\]]*)\]/.exec(objectText(number(elsewhere))))?.[1] ?? ''
  }

  const root = reference(trailer, 'Root')
  let page = reference(dictionary(root), 'Pages')
  while (/\/Kids\b/.test(dictionary(page)))
    page = number(/(\d+)\s+0\s+R/.exec(list(dictionary(page), 'Kids')))
  const size = number(/\/Size\s+(\d+)/.exec(trailer))

  return {
    ...{ root, page, next: size, dictionary, list },
    write(objects) {
      const parts: Buffer[] = [bytes]
      let at = bytes.length
      const add = (written: string) => {
        parts.push(Buffer.from(written, 'latin1'))
        at += written.length
      }
      if (!text.endsWith('\n')) add('\n')
      const offsets = new Map<number, number>()
      const numbers = [...objects.keys()].sort((a, b) => a - b)
      for (const object of numbers) {
        const head = `${object} 0 obj\n`
        offsets.set(object, at + head.length)
        add(`${head}${objects.get(object)}\nendobj\n`)
      }
      const begin = at
      const beginsAt = (object: number) => (offsets.get(object) ?? 0) - `${object} 0 obj\n`.length
      const last = Math.max(size, ...numbers.map((object) => object + 1))
      const keys = `/Root ${root} 0 R${/\/Info\s+\d+\s+0\s+R/.exec(trailer)?.[0] ?? ''}${/\/ID\s*\[[^\]]*\]/.exec(trailer)?.[0] ?? ''}/Prev ${start}`
      if (isTable) {
        const entries = numbers.map(
          (object) => `${object} 1\n${String(beginsAt(object)).padStart(10, '0')} 00000 n \n`,
        )
        add(`xref\n${entries.join('')}trailer\n<</Size ${last}${keys}>>\n`)
      } else {
        const own = [...numbers, last]
        const rows = own.map((object) => {
          const row = Buffer.alloc(7)
          row[0] = 1
          row.writeUInt32BE(object === last ? begin : beginsAt(object), 1)
          return row.toString('latin1')
        })
        const index = own.map((object) => `${object} 1`).join(' ')
        add(
          `${last} 0 obj\n<</Type/XRef/Size ${last + 1}/W[1 4 2]/Index[${index}]/Length ${rows.length * 7}${keys}>>\nstream\n${rows.join('')}\nendstream\nendobj\n`,
        )
      }
      add(`startxref\n${begin}\n%%EOF\n`)
      return { bytes: Buffer.concat(parts), offsets }
    },
  }
}
