import {
  type PdfDictionary,
  type PdfReference,
  type PdfValue,
  parseObject,
  placesOf,
  textOf,
} from '#contract/pdf-objects.ts'
import { joined } from '../documents/stored.ts'

/** Objects of files that pdfkit and PDFium write: one table of cross-references, no streams of objects, no generations. */

export type PdfObject = { value: PdfValue; stream?: Uint8Array }

export type PdfFile = {
  bytes: Uint8Array
  /** Where each object is: from its heading up to the next. */
  extents: Map<number, [start: number, end: number]>
  table: number
  /** How many numbers are taken. */
  size: number
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map

export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'object' in value

export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

export function readFile(bytes: Uint8Array): PdfFile {
  const [, at] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(textOf(bytes.subarray(-64))) ?? []
  const table = Number(at)
  const lines = textOf(bytes.subarray(table)).split(/\r?\n|\r/)
  const starts = new Map<number, number>()
  let number = 0
  for (const line of lines.slice(1)) {
    if (line.startsWith('trailer')) break
    const [, first] = /^(\d+) \d+ *$/.exec(line) ?? []
    if (first !== undefined) number = Number(first)
    else if (line.trimEnd().endsWith('n')) starts.set(number++, Number.parseInt(line, 10))
    else number += 1
  }
  const sorted = [...starts.values(), table].sort((a, b) => a - b)
  const next = new Map(sorted.map((start, i) => [start, sorted[i + 1] ?? table]))
  return {
    bytes,
    extents: new Map([...starts].map(([object, start]) => [object, [start, next.get(start) ?? table]])),
    table,
    size: [...starts.keys()].reduce((most, object) => Math.max(most, object), 0) + 1,
  }
}

export function readObject(file: PdfFile, number: number): PdfObject {
  const extent = file.extents.get(number)
  if (!extent) return { value: null }
  const object = file.bytes.subarray(...extent)
  const heading = /^\d+ \d+ obj/.exec(textOf(object.subarray(0, 32)))?.[0].length ?? 0
  for (const at of placesOf(object, 'stream')) {
    const text = textOf(object.subarray(heading, at))
    const { value, end } = parseObject(text)
    const length = isDictionary(value) ? resolve(file, value.get('Length')) : undefined
    if (end > text.trimEnd().length || typeof length !== 'number') continue
    const start = at + 'stream'.length + (object[at + 'stream'.length] === 0x0d ? 2 : 1)
    return { value, stream: object.subarray(start, start + length) }
  }
  return { value: parseObject(textOf(object.subarray(heading))).value }
}

export const resolve = (file: PdfFile, value: PdfValue | undefined): PdfValue =>
  isReference(value) ? readObject(file, value.object).value : (value ?? null)

const DELIMITERS = /[^!-~]|[#()<>[\]{}/%]/g
const hex = (code: number) => code.toString(16).padStart(2, '0')
const name = (text: string) => `/${text.replace(DELIMITERS, (letter) => `#${hex(letter.charCodeAt(0))}`)}`

export function write(value: PdfValue): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(8)
  if (value instanceof Uint8Array) return `<${Array.from(value, hex).join('')}>`
  if (value instanceof Map)
    return `<<${[...value].map(([key, part]) => `${name(key)} ${write(part)}`).join(' ')}>>`
  if (Array.isArray(value)) return `[${value.map(write).join(' ')}]`
  return isReference(value) ? `${value.object} ${value.generation} R` : name((value as { name: string }).name)
}

const isStart = (start: number) => `${String(start).padStart(10, '0')} 00000 n \n`

/** The file with objects exchanged and added; every other byte of its objects stays. */
export function writeFile(
  file: PdfFile,
  objects: ReadonlyMap<number, PdfObject>,
  root?: PdfReference,
): Uint8Array {
  const parts: Uint8Array[] = []
  let length = 0
  const add = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  const starts = new Map<number, number>()
  const kept = [...file.extents].sort(([, [a]], [, [b]]) => a - b)
  add(file.bytes.subarray(0, kept[0]?.[1][0] ?? file.table))
  for (const [number, extent] of kept) {
    if (objects.has(number)) continue
    starts.set(number, length)
    add(file.bytes.subarray(...extent))
  }
  for (const [number, { value, stream }] of objects) {
    starts.set(number, length)
    add(bytesOf(`${number} 0 obj\n${write(value)}\n`))
    if (stream) for (const part of [bytesOf('stream\n'), stream, bytesOf('\nendstream\n')]) add(part)
    add(bytesOf('endobj\n'))
  }
  const size = [...objects.keys()].reduce((most, number) => Math.max(most, number + 1), file.size)
  const table = Array.from({ length: size }, (_, number) => {
    const start = starts.get(number)
    return start === undefined ? '0000000000 65535 f \n' : isStart(start)
  })
  const trailer = textOf(file.bytes.subarray(file.table)).replace(/^.*?trailer/s, 'trailer')
  const ended = trailer
    .replace(/\/Size \d+/, `/Size ${size}`)
    .replace(/\/Root \d+ 0 R/, (old) => (root ? `/Root ${write(root)}` : old))
    .replace(/startxref\s+\d+/, `startxref\n${length}`)
  add(bytesOf(`xref\n0 ${size}\n${table.join('')}${ended}`))
  return joined(parts)
}

export const EMPTY_FILE = readFile(
  bytesOf(`%PDF-1.7
xref
0 1
0000000000 65535 f 
trailer
<</Size 1 /Root 1 0 R>>
startxref
9
%%EOF
`),
)

export const ref = (object: number): PdfReference => ({ object, generation: 0 })

export const dictionary = (entries: Record<string, PdfValue | undefined>): PdfDictionary =>
  new Map(Object.entries(entries).filter((entry): entry is [string, PdfValue] => entry[1] !== undefined))

/** Objects to be added to a file, each with a number that is free there. */
export function newObjects(file: PdfFile) {
  const objects = new Map<number, PdfObject>()
  let next = file.size
  return {
    objects,
    /** A number whose object is yet to come. */
    reserve: () => next++,
    add(value: PdfValue, stream?: Uint8Array): PdfReference {
      const number = next++
      objects.set(number, { value, ...(stream && { stream }) })
      return ref(number)
    },
  }
}

type Form = { form: PdfReference; width: number; height: number }

/** Pages of which each shows one form, and the catalogue that lists them. */
export function addPages(
  { add, reserve, objects }: ReturnType<typeof newObjects>,
  forms: Form[],
): PdfReference {
  const pages = ref(reserve())
  const contents = add(dictionary({ Length: 5 }), bytesOf('/F Do'))
  const kids = forms.map(({ form, width, height }) =>
    add(
      dictionary({
        Type: { name: 'Page' },
        Parent: pages,
        MediaBox: [0, 0, width, height],
        Resources: dictionary({ XObject: dictionary({ F: form }) }),
        Contents: contents,
      }),
    ),
  )
  objects.set(pages.object, {
    value: dictionary({ Type: { name: 'Pages' }, Kids: kids, Count: kids.length }),
  })
  return add(dictionary({ Type: { name: 'Catalog' }, Pages: pages }))
}

/** Those of the objects that these ones need. */
export function reachable(
  objects: ReadonlyMap<number, PdfObject>,
  from: readonly number[],
): Map<number, PdfObject> {
  const found = new Map<number, PdfObject>()
  const waiting: PdfValue[] = from.map(ref)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next) || isDictionary(next)) for (const value of next.values()) waiting.push(value)
    else if (isReference(next) && !found.has(next.object)) {
      const object = objects.get(next.object)
      if (object) found.set(next.object, object)
      if (object) waiting.push(object.value)
    }
  }
  return found
}
