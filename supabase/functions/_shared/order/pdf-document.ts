import { zlibSync } from 'fflate'
import type { Font } from 'fontkit'
import PDFKit from 'pdfkit'

/** pdfkit's document, as far as papers use it: it ships no types, and those of others are a release behind. */

export type StructureElement = {
  add: (child: StructureElement | (() => void)) => void
  end: () => void
}

export type MarkOptions = { type?: 'Layout' | 'Pagination'; actual?: string }

export type PdfDocument = {
  struct: (
    tag: string,
    options?: { alt?: string; bbox?: number[]; placement?: 'Block'; scope?: 'Row' | 'Column' },
  ) => StructureElement
  addStructure: (element: StructureElement) => void
  markContent: (tag: 'Artifact' | 'Span', options: MarkOptions) => void
  endMarkedContent: () => void
  registerFont: (name: string, font: Font) => void
  font: (name: string) => PdfDocument
  fontSize: (points: number) => PdfDocument
  text: (
    text: string,
    x: number,
    y: number,
    options: { lineBreak: false; baseline: 'alphabetic'; features: string[] },
  ) => void
  fillColor: (color: string) => PdfDocument
  strokeColor: (color: string) => PdfDocument
  lineWidth: (points: number) => PdfDocument
  moveTo: (x: number, y: number) => PdfDocument
  lineTo: (x: number, y: number) => PdfDocument
  rect: (x: number, y: number, width: number, height: number) => PdfDocument
  circle: (x: number, y: number, radius: number) => PdfDocument
  path: (svg: string) => PdfDocument
  fill: (color: string) => void
  stroke: (color?: string) => void
  fillAndStroke: (fill: string, stroke: string) => void
  save: () => PdfDocument
  restore: () => void
  translate: (x: number, y: number) => PdfDocument
  scale: (factor: number) => PdfDocument
  addPage: () => void
  switchToPage: (page: number) => void
  on: (event: 'data' | 'end', listener: (part: Uint8Array) => void) => void
  end: () => void
}

type Options = {
  size: [width: number, height: number]
  title: string
  date: Date
}

/** An object of the file, with the parts of its stream. */
type Reference = { compress: boolean; buffer: Uint8Array[]; finalize: () => void }

interface Base extends PdfDocument {
  ref(data: object): Reference
  /** The part of the standard that the file declares. */
  subset: number | string
}

export function joined(parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Compresses in JavaScript: what zlib makes of the same bytes differs from one runtime to the next. */
class SheetDocument extends (PDFKit as unknown as new (options: object) => Base) {
  override ref(data: object): Reference {
    const ref = super.ref(data)
    const { finalize } = ref
    ref.finalize = () => {
      if (ref.compress && ref.buffer.length > 0) {
        ref.buffer = [zlibSync(joined(ref.buffer), { level: 9 })]
        ref.compress = false
      }
      finalize.call(ref)
    }
    return ref
  }
}

/** A tagged English document; its identifier follows from title and date. */
export function newDocument({ size, title, date }: Options): PdfDocument {
  const document = new SheetDocument({
    size,
    margin: 0,
    // None of those that a reader is supposed to have.
    font: null,
    pdfVersion: '1.7',
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    subset: 'PDF/UA',
    bufferPages: true,
    info: { Title: title, CreationDate: date },
  })
  // pdfkit takes the number 1 of PDF/UA for PDF/A-1, and lists the glyphs of each font, without the accents that letters are made
  // of. PDF/UA wants no such list, or a complete one.
  document.subset = '1'
  return document
}
