import { openPdf } from './pdfium.ts'
import { encodePng } from './png.ts'

/** A PNG; of a very large page at fewer dots. @param page from 1 @throws PdfError */
export const renderPage = async (pdf: Uint8Array, page: number, dpi: number): Promise<Uint8Array> =>
  encodePng((await openPdf(pdf)).render(page - 1, dpi))
