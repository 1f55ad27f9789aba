import { Unzlib, zlibSync } from 'fflate'
import type { PdfDictionary, PdfValue } from '#contract/pdf-objects.ts'
import { joined } from '../documents/stored.ts'
import {
  bytesOf,
  dictionary,
  isDictionary,
  isReference,
  type newObjects,
  type PdfFile,
  type PdfObject,
  readObject,
  ref,
  resolve,
} from './pdf-file.ts'
import type { PageView } from './pdfium.ts'

/** Pages that PDFium has flattened, as forms of another file. */

const RESOURCES = [
  'ColorSpace',
  'ExtGState',
  'Font',
  'Pattern',
  'ProcSet',
  'Properties',
  'Shading',
  'XObject',
]

/** They would take part in the structure or the layers of the file that the page is bound into, or bring files along. */
const FOREIGN_KEYS = ['AF', 'Metadata', 'OC', 'OPI', 'PieceInfo', 'Ref', 'StructParent', 'StructParents']

const NOT_DRAWN = /^(Action|Annot|Catalog|EmbeddedFile|Filespec|Outlines|Pages?|Sig|StructTreeRoot)$/
const ACTIONS = /^(JavaScript|Launch|URI|GoTo[ER]?|SubmitForm|ImportData|Rendition|Named)$/

const nameOf = (value: PdfValue | undefined) =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : ''

const isDrawn = (value: PdfDictionary) =>
  !NOT_DRAWN.test(nameOf(value.get('Type'))) && !ACTIONS.test(nameOf(value.get('S')))

/** From a page's own coordinates to those of its box as shown. */
function matrixOf({ box: [left, bottom, right, top], turns }: PageView): number[] {
  if (turns === 1) return [0, -1, 1, 0, -bottom, right]
  if (turns === 2) return [-1, 0, 0, -1, right, top]
  if (turns === 3) return [0, 1, -1, 0, top, -left]
  return [1, 0, 0, 1, -left, -bottom]
}

const without = (value: PdfDictionary, keys: string[]) =>
  new Map([...value].filter(([key]) => !keys.includes(key)))

/** Many thousand pages of text; a few kilobytes can say more than there is memory for. */
const MAX_CONTENT = 128 * 1024 * 1024

function inflate(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  let length = 0
  const unzlib = new Unzlib((part) => {
    parts.push(part)
    length += part.length
    if (length > MAX_CONTENT) throw new RangeError('too long')
  })
  for (let at = 0; at < bytes.length; at += 65_536)
    unzlib.push(bytes.subarray(at, at + 65_536), at + 65_536 >= bytes.length)
  return joined(parts)
}

/** Nothing of what has another filter, as hardly any page has, or is damaged: its comparison shows that. */
function decoded(file: PdfFile, { value, stream = new Uint8Array() }: PdfObject): Uint8Array {
  const filter = isDictionary(value) ? resolve(file, value.get('Filter')) : null
  const [first = null, second] = Array.isArray(filter) ? filter : [filter]
  try {
    if (first === null) return stream
    if (nameOf(first) === 'FlateDecode' && !second) return inflate(stream)
  } catch {
    // As below.
  }
  return new Uint8Array()
}

/** A page's content may be cut anywhere between two words, also within what belongs together. */
function contentOf(file: PdfFile, contents: PdfValue): { entries: PdfDictionary; stream: Uint8Array } {
  const list = resolve(file, contents)
  const references = (Array.isArray(list) ? list : [contents]).filter(isReference)
  const streams = references.map(({ object }) => readObject(file, object))
  const [only] = streams
  if (only?.stream && isDictionary(only.value) && streams.length === 1)
    return { entries: without(only.value, FOREIGN_KEYS), stream: only.stream }
  const parts = streams.flatMap((part) => [decoded(file, part), bytesOf('\n')])
  return {
    entries: dictionary({ Filter: { name: 'FlateDecode' } }),
    stream: zlibSync(joined(parts), { level: 6 }),
  }
}

/** The pages' forms, in order; what they need is added to `objects`. */
export function importForms(
  file: PdfFile,
  views: readonly PageView[],
  { reserve, objects }: ReturnType<typeof newObjects>,
): PdfObject[] {
  const numbers = new Map<number, number>()
  const waiting: [from: number, to: number][] = []

  function copied(value: PdfValue): PdfValue {
    if (Array.isArray(value)) return value.map(copied)
    if (isDictionary(value))
      return isDrawn(value) ? new Map([...value].map(([key, part]) => [key, copied(part)])) : null
    if (!isReference(value)) return value
    const number = numbers.get(value.object) ?? reserve()
    if (!numbers.has(value.object)) waiting.push([value.object, number])
    numbers.set(value.object, number)
    return ref(number)
  }

  const copiedStream = (entries: PdfDictionary, stream: Uint8Array): PdfObject => {
    const value = copied(without(entries, FOREIGN_KEYS))
    return isDictionary(value)
      ? { value: new Map([...value, ['Length', stream.length]]), stream }
      : { value: null }
  }

  function formOf(reference: PdfValue, view: PageView): PdfObject {
    const page = resolve(file, reference)
    if (!isDictionary(page)) return { value: null }
    const { entries, stream } = contentOf(file, page.get('Contents') ?? null)
    const resources = resolve(file, page.get('Resources'))
    const group = page.get('Group')
    const form = dictionary({
      Type: { name: 'XObject' },
      Subtype: { name: 'Form' },
      BBox: view.box,
      Matrix: matrixOf(view),
      Resources: new Map(
        isDictionary(resources) ? [...resources].filter(([key]) => RESOURCES.includes(key)) : [],
      ),
      Group: group,
    })
    return copiedStream(new Map([...entries, ...form]), stream)
  }

  const root = [...file.extents.keys()].map((number) => readObject(file, number).value)
  const list = root.find((value) => isDictionary(value) && nameOf(value.get('Type')) === 'Pages')
  const kids = isDictionary(list) ? resolve(file, list.get('Kids')) : []
  const forms = views.map((view, i) => formOf(Array.isArray(kids) ? (kids[i] ?? null) : null, view))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [from, to] = next
    const { value, stream } = readObject(file, from)
    objects.set(to, stream && isDictionary(value) ? copiedStream(value, stream) : { value: copied(value) })
  }
  return forms
}
