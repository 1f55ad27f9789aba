import { FILE_TYPES, type FileExtension, guestFilePath } from '#contract/files.ts'
import { type QuoteAnswers, SAMPLE_QUOTE } from '#contract/quote.ts'

/** Made-up requests and files. */

export const MEGABYTE = 1024 * 1024

const HEADS: Record<FileExtension, number[]> = {
  pdf: [...Buffer.from('%PDF-1.7\n')],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04, 0x14, 0, 6, 0],
  jpg: [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46],
  jpeg: [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

/** Bytes that pass for a file of the type, different for every seed. */
export function sampleFile(extension: FileExtension, size = 2_000, seed = 1): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(size)
  for (let i = 0, x = seed; i < size; i++) {
    x = (Math.imul(x, 1_103_515_245) + 12_345) >>> 0
    bytes[i] = x >>> 16
  }
  bytes.set(HEADS[extension].slice(0, size))
  return bytes
}

/** A file ready for an upload through storage-js. */
export function sampleUpload(extension: FileExtension, size?: number, seed?: number) {
  return {
    path: guestFilePath(extension),
    bytes: sampleFile(extension, size, seed),
    options: { contentType: FILE_TYPES[extension] },
  }
}

export const SAMPLE_ANSWERS: QuoteAnswers = {
  ...SAMPLE_QUOTE,
  serviceType: 'Apostille & Notarisation Services',
  urgency: '24-48 hours',
  taskDescription: 'Two birth certificates for a registry office.\nBoth have stamps on the back.',
  countryOfOrigin: 'Poland',
  countryOfDestination: 'United Kingdom',
  givenName: 'Zofia',
  familyName: 'Wiśniewska',
  companyName: '',
  email: 'zofia@example.com',
  phone: '+44 20 7946 0018',
}
