import { PDFiumModule } from '@hyzyla/pdfium'
import { joined } from '../documents/stored.ts'

/** PDFium in WebAssembly: what a stranger's file breaks there reaches nothing of ours, and ends with its instance. */

type Call =
  | '_FORM_OnAfterLoadPage'
  | '_FORM_OnBeforeClosePage'
  | '_FPDFAnnot_GetFlags'
  | '_FPDFAnnot_GetSubtype'
  | '_FPDFAnnot_HasKey'
  | '_FPDFBitmap_Create'
  | '_FPDFBitmap_Destroy'
  | '_FPDFBitmap_FillRect'
  | '_FPDFBitmap_GetBuffer'
  | '_FPDFDOC_InitFormFillEnvironment'
  | '_FPDFPage_CloseAnnot'
  | '_FPDFPage_Flatten'
  | '_FPDFPage_GetAnnot'
  | '_FPDFPage_GetAnnotCount'
  | '_FPDFPage_GetRotation'
  | '_FPDFText_ClosePage'
  | '_FPDFText_CountChars'
  | '_FPDFText_GetText'
  | '_FPDFText_LoadPage'
  | '_FPDF_ClosePage'
  | '_FPDF_CreateNewDocument'
  | '_FPDF_FFLDraw'
  | '_FPDF_GetFormType'
  | '_FPDF_GetLastError'
  | '_FPDF_GetPageBoundingBox'
  | '_FPDF_GetPageCount'
  | '_FPDF_GetPageHeightF'
  | '_FPDF_GetPageWidthF'
  | '_FPDF_GetSignatureCount'
  | '_FPDF_ImportPagesByIndex'
  | '_FPDF_LoadMemDocument'
  | '_FPDF_LoadPage'
  | '_FPDF_RemoveFormFieldHighlight'
  | '_FPDF_RenderPageBitmap'
  | '_FPDF_SaveAsCopy'
  | '_PDFium_Init'
  | '_free'
  | '_malloc'

/** Functions of C take and return numbers and addresses. */
type Pdfium = Record<Call, (...values: number[]) => number> & {
  HEAPU8: Uint8Array
  HEAP32: Int32Array
  HEAPF32: Float32Array
  wasmExports: { __indirect_function_table: WebAssembly.Table }
}

const ANNOTATIONS = 0x01
const RED_FIRST = 0x10
const WHITE = 0xffffffff
const NO_INCREMENTAL_UPDATE = 2
const DYNAMIC_FORM = 2
const PASSWORD_ERROR = 4
const HIDDEN = 2

/** Annotations that other programs draw without an appearance, and PDFium does not: free text, lines, polygons, polylines and stamps. */
const NEEDING_APPEARANCE = [3, 4, 7, 8, 13]

/** A4 at 400 dpi, in 64 MB. */
const MAX_PIXELS = 16e6

/** Four bytes a pixel: red, green, blue, and one that is not used. */
export type Bitmap = { width: number; height: number; pixels: Uint8Array }

/** The part of a page's own coordinates that is shown, and how often it is turned by 90° clockwise. */
export type PageView = { box: [left: number, bottom: number, right: number, top: number]; turns: number }

export type PageSize = { width: number; height: number }

export class PdfError extends Error {
  readonly reason: 'locked' | 'damaged' | 'dynamic-form' | 'annotation' | 'size'
  constructor(reason: PdfError['reason']) {
    super(`PDFium cannot read this: ${reason}`)
    this.reason = reason
  }
}

/** Passes three numbers on to JavaScript: PDFium calls nothing but functions of WebAssembly. */
const BRIDGE = Uint8Array.from(
  '0061736d0100000001080160037f7f7f017f020701016101660000070501016600'.concat('00').match(/../g) ?? [],
  (hex) => Number.parseInt(hex, 16),
)

/** @throws PdfError, as do all functions of the open document; after that it is of no use */
export async function openPdf(bytes: Uint8Array) {
  const pdfium = (await PDFiumModule({ printErr() {} } as object)) as unknown as Pdfium
  pdfium._PDFium_Init()

  /** Memory ends with the instance; only bitmaps are large enough to be freed before. */
  function allocate(size: number): number {
    const address = pdfium._malloc(size)
    if (address === 0) throw new PdfError('damaged')
    pdfium.HEAPU8.fill(0, address, address + size)
    return address
  }

  /** A fault of PDFium's, such as memory that does not suffice, is one of the file. */
  function guarded<Arguments extends unknown[], Result>(call: (...values: Arguments) => Result) {
    return (...values: Arguments): Result => {
      try {
        return call(...values)
      } catch (error) {
        throw error instanceof PdfError ? error : new PdfError('damaged')
      }
    }
  }

  const open = guarded(() => {
    const address = allocate(bytes.length)
    pdfium.HEAPU8.set(bytes, address)
    const document = pdfium._FPDF_LoadMemDocument(address, bytes.length, 0)
    if (document === 0)
      throw new PdfError(pdfium._FPDF_GetLastError() === PASSWORD_ERROR ? 'locked' : 'damaged')
    if (pdfium._FPDF_GetFormType(document) === DYNAMIC_FORM) throw new PdfError('dynamic-form')
    return document
  })
  const document = open()
  const floats = allocate(16) / 4

  // Fields are drawn by the environment for filling them in, which calls nothing back.
  const callbacks = allocate(256)
  pdfium.HEAP32[callbacks / 4] = 2
  const fields = pdfium._FPDFDOC_InitFormFillEnvironment(document, callbacks)
  pdfium._FPDF_RemoveFormFieldHighlight(fields)

  function withPage<Result>(of: number, number: number, work: (page: number) => Result): Result {
    const page = pdfium._FPDF_LoadPage(of, number)
    if (page === 0) throw new PdfError('damaged')
    try {
      return work(page)
    } finally {
      pdfium._FPDF_ClosePage(page)
    }
  }

  const sizeOf = (page: number): PageSize => ({
    width: pdfium._FPDF_GetPageWidthF(page),
    height: pdfium._FPDF_GetPageHeightF(page),
  })

  const appearance = allocate(3)
  pdfium.HEAPU8.set([0x41, 0x50], appearance)

  function isDrawn(page: number, index: number): boolean {
    const annotation = pdfium._FPDFPage_GetAnnot(page, index)
    const isShown =
      !NEEDING_APPEARANCE.includes(pdfium._FPDFAnnot_GetSubtype(annotation)) ||
      pdfium._FPDFAnnot_HasKey(annotation, appearance) !== 0 ||
      (pdfium._FPDFAnnot_GetFlags(annotation) & HIDDEN) !== 0
    pdfium._FPDFPage_CloseAnnot(annotation)
    return isShown
  }

  function draw<Result>(page: number, width: number, height: number, look: (pixels: Uint8Array) => Result) {
    const bitmap = pdfium._FPDFBitmap_Create(width, height, 0)
    if (bitmap === 0) throw new PdfError('damaged')
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS | RED_FIRST)
    pdfium._FORM_OnAfterLoadPage(page, fields)
    pdfium._FPDF_FFLDraw(fields, bitmap, page, 0, 0, width, height, 0, RED_FIRST)
    pdfium._FORM_OnBeforeClosePage(page, fields)
    const start = pdfium._FPDFBitmap_GetBuffer(bitmap)
    const result = look(pdfium.HEAPU8.subarray(start, start + width * height * 4))
    pdfium._FPDFBitmap_Destroy(bitmap)
    return result
  }

  function viewOf(page: number): PageView {
    pdfium._FPDF_GetPageBoundingBox(page, floats * 4)
    const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.HEAPF32.subarray(floats, floats + 4)
    return { box: [left, bottom, right, top], turns: pdfium._FPDFPage_GetRotation(page) }
  }

  function save(saved: number): Uint8Array {
    const parts: Uint8Array[] = []
    const write = (_: number, start: number, size: number) =>
      parts.push(pdfium.HEAPU8.slice(start, start + size))
    const bridge = new WebAssembly.Instance(new WebAssembly.Module(BRIDGE), { a: { f: write } })
    // The table has no other room; this place is C's null pointer, which is never called.
    pdfium.wasmExports.__indirect_function_table.set(0, bridge.exports.f)
    const writer = allocate(8)
    pdfium.HEAP32[writer / 4] = 1
    const isSaved = pdfium._FPDF_SaveAsCopy(saved, writer, NO_INCREMENTAL_UPDATE)
    pdfium.wasmExports.__indirect_function_table.set(0, null)
    if (!isSaved) throw new PdfError('damaged')
    return joined(parts)
  }

  return {
    sizes: guarded(() =>
      Array.from({ length: pdfium._FPDF_GetPageCount(document) }, (_, number) =>
        withPage(document, number, (page) => {
          const count = pdfium._FPDFPage_GetAnnotCount(page)
          for (let i = 0; i < count; i++) if (!isDrawn(page, i)) throw new PdfError('annotation')
          return sizeOf(page)
        }),
      ),
    ),

    isSigned: guarded(() => pdfium._FPDF_GetSignatureCount(document) > 0),

    render: guarded(
      (number: number, dpi: number): Bitmap =>
        withPage(document, number, (page) => {
          const size = sizeOf(page)
          const scale = Math.min(dpi / 72, Math.sqrt(MAX_PIXELS / size.width / size.height))
          const width = Math.max(1, Math.round(size.width * scale))
          const height = Math.max(1, Math.round(size.height * scale))
          return { width, height, pixels: draw(page, width, height, (pixels) => pixels.slice()) }
        }),
    ),

    text: guarded((number: number): string =>
      withPage(document, number, (page) => {
        const text = pdfium._FPDFText_LoadPage(page)
        const length = pdfium._FPDFText_CountChars(text)
        const address = allocate(2 * length + 2)
        pdfium._FPDFText_GetText(text, 0, length, address)
        const read = new TextDecoder('utf-16le').decode(pdfium.HEAPU8.slice(address, address + 2 * length))
        pdfium._free(address)
        pdfium._FPDFText_ClosePage(text)
        return read
      }),
    ),

    /**
     * Pages with nothing but what they show: annotations and the values of fields have become part of them, and what belongs to
     * the whole document is gone.
     */
    flatten: guarded(() => {
      const numbers = Array.from({ length: pdfium._FPDF_GetPageCount(document) }, (_, number) => number)
      const isAnnotated = (page: number) => pdfium._FPDFPage_GetAnnotCount(page) > 0
      const views = numbers.map((number) =>
        withPage(document, number, (page) => {
          // Annotations and fields without an appearance are given one when they are drawn.
          if (isAnnotated(page)) draw(page, 1, 1, () => {})
          return viewOf(page)
        }),
      )
      const copy = pdfium._FPDF_CreateNewDocument()
      if (!pdfium._FPDF_ImportPagesByIndex(copy, document, 0, 0, 0)) throw new PdfError('damaged')
      // Only in the copy: PDFium would lose the resources that a page inherits.
      for (const number of numbers)
        withPage(copy, number, (page) => isAnnotated(page) && pdfium._FPDFPage_Flatten(page, 0))
      return { bytes: save(copy), views }
    }),
  }
}
