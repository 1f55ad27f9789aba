import { contentMatches } from '#contract/files.ts'
import { imageOf, imagePdf } from './foreign-image.ts'
import { openPdf, type PageSize, PdfError } from './pdfium.ts'

export type ForeignFile = {
  name: string
  /** In points, as shown. */
  pages: PageSize[]
  /** Electronically: what is bound into another document is signed no more. */
  isSigned: boolean
  /** The file, or a PDF of the image that it is. */
  pdf: Uint8Array
}

const REASONS = {
  locked: 'is locked by a password: ask for a copy that opens without one',
  damaged: 'is damaged or incomplete: ask for another copy, or print it to a new PDF and add that',
  'too-long': 'makes more than 100 pages with the source: divide it, and certify each part',
  'dynamic-form': 'is a form that only Adobe’s programs can show: print it to a new PDF there and add that',
  annotation:
    'has notes or drawings that each program shows in its own way: print it to a new PDF and add that',
  size: 'has more than 60 megapixels: save a smaller copy and add that',
  type: 'is not a PDF, JPEG or PNG: save it as PDF and add that',
} as const

/** Says what to do about a file that cannot be bound. */
export class ForeignFileError extends Error {
  readonly file: string
  readonly reason: keyof typeof REASONS
  constructor(file: string, reason: keyof typeof REASONS) {
    super(`“${file}” ${REASONS[reason]}.`)
    this.file = file
    this.reason = reason
  }
}

/** @throws ForeignFileError for what PDFium cannot do with the file */
export async function ofFile<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof PdfError ? new ForeignFileError(name, error.reason) : error
  }
}

/** @throws ForeignFileError */
export async function openForeign(name: string, bytes: Uint8Array): Promise<ForeignFile> {
  const type = (['jpg', 'png', 'pdf'] as const).find((extension) => contentMatches(extension, bytes))
  if (!type) throw new ForeignFileError(name, 'type')
  const file = await ofFile(name, async () => {
    const pdf = type === 'pdf' ? bytes : imagePdf(imageOf(bytes, type))
    const opened = await openPdf(pdf)
    return { name, pdf, pages: opened.sizes(), isSigned: opened.isSigned() }
  })
  if (file.pages.length === 0) throw new ForeignFileError(name, 'damaged')
  return file
}
