import { zlibSync } from 'fflate'
import type { Font } from 'fontkit'
import PDFKit from 'pdfkit'
import { joined } from '../documents/stored.ts'
import { extensionSchemas, SRGB_PROFILE } from './pdf-archive.ts'

/** pdfkit's document, as far as papers use it: it ships no types, and those of others are a release behind. */

export type StructureElement = {
  add: (child: StructureElement | (() => void)) => void
  end: () => void
}

export type PdfDocument = {
  struct: (
    tag: string,
    options?: { alt?: string; bbox?: number[]; placement?: 'Block'; scope?: 'Row' | 'Column'; lang?: string },
  ) => StructureElement
  addStructure: (element: StructureElement) => void
  markContent: (
    tag: 'Artifact' | 'Span',
    options: { type?: 'Layout' | 'Pagination'; actual?: string; lang?: string },
  ) => void
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
  /** An empty form in the place of a page that is bound in later: `Foreign1`, with its size in points. */
  placeForm: (
    name: string,
    box: { left: number; top: number; width: number; height: number; scale: number },
  ) => void
  addPage: () => void
  switchToPage: (page: number) => void
  file: (bytes: Uint8Array, options: AttachmentOptions) => void
  on: (event: 'data' | 'end', listener: (part: Uint8Array) => void) => void
  end: () => void
}

type AttachmentOptions = {
  name: string
  type: string
  description: string
  relationship: 'Alternative'
  modifiedDate: Date
}

export type DocumentOptions = {
  size: [width: number, height: number]
  /** Shown by the reader as the name of the document; without characters that XML reserves. */
  title: string
  date: Date
  /** BCP 47. */
  language: string
  /** The same document as data of an invoice (Factur-X). */
  invoiceData?: string | undefined
  /** Pages of others are bound into it, so that it claims no standard. */
  bindsPages?: boolean
}

/** An object of the file, with the parts of its stream. */
type Reference = {
  compress: boolean
  buffer: Uint8Array[]
  finalize: () => void
  end: (data?: Uint8Array) => void
}

interface Base extends Omit<PdfDocument, 'placeForm'> {
  ref(data: object): Reference
  appendXML(xml: string): void
  addContent(operators: string): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): PdfDocument
  page: { xobjects: Record<string, Reference> }
  _root: { data: Record<string, unknown> }
  /** pdfkit calls `endSubset` if there is one. */
  subset: string
}

/**
 * Compresses in JavaScript: what zlib makes of the same bytes differs from one runtime to the next. Declares PDF/A and PDF/UA by
 * itself: pdfkit knows either, reads its colour profile from a file, and writes incomplete lists of glyphs for part 1 of both.
 */
class SheetDocument extends (PDFKit as unknown as new (options: object) => Base) {
  override subset = 'PDF/A-3a and PDF/UA-1'
  hasInvoiceData = false
  bindsPages = false

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

  placeForm(name: string, { left, top, width, height, scale }: Parameters<PdfDocument['placeForm']>[1]) {
    const form = this.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] })
    form.end(new Uint8Array())
    this.page.xobjects[name] = form
    this.save()
    // pdfkit's own coordinates begin at the top.
    this.transform(scale, 0, 0, -scale, left, top + height * scale)
    this.addContent(`/${name} Do`)
    this.restore()
  }

  endSubset() {
    if (this.bindsPages) return
    this.appendXML(extensionSchemas(this.hasInvoiceData))
    const profile = this.ref({ N: 3 })
    profile.end(SRGB_PROFILE)
    const intent = this.ref({
      Type: 'OutputIntent',
      S: 'GTS_PDFA1',
      OutputConditionIdentifier: new String('sRGB'),
      DestOutputProfile: profile,
    })
    intent.end()
    this._root.data.OutputIntents = [intent]
  }
}

/** A tagged document that lasts (PDF/A-3a, PDF/UA-1); its identifier follows from title and date. */
export function newDocument(options: DocumentOptions): PdfDocument {
  const { size, title, date, language, invoiceData, bindsPages = false } = options
  const document = new SheetDocument({
    size,
    margin: 0,
    // None of those that a reader is supposed to have.
    font: null,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, CreationDate: date },
  })
  document.bindsPages = bindsPages
  if (invoiceData !== undefined) {
    document.hasInvoiceData = true
    document.file(new TextEncoder().encode(invoiceData), {
      name: 'factur-x.xml',
      type: 'text/xml',
      description: 'The same as invoice data: Factur-X, EN 16931',
      relationship: 'Alternative',
      modifiedDate: date,
    })
  }
  return document
}
