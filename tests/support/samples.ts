import { FILE_TYPES, type FileExtension, guestFilePath, signatureOf } from '#contract/files.ts'
import { type QuoteAnswers, SAMPLE_QUOTE } from '#contract/quote.ts'

export const MEGABYTE = 1024 * 1024

/** Of a length that no piece of a file has. Connections end while a process does nothing but count. */
const BLOCK = 65_521

/** Valid for the type, and different for every seed. */
export function sampleFile(extension: FileExtension, size = 2_000, seed = 1): Buffer<ArrayBuffer> {
  const block = Buffer.alloc(Math.min(size, BLOCK))
  for (let i = 0, x = seed; i < block.length; i++) {
    x = (Math.imul(x, 1_103_515_245) + 12_345) >>> 0
    block[i] = x >>> 16
  }
  const bytes = Buffer.alloc(size, block)
  bytes.set(signatureOf(extension).slice(0, size))
  return bytes
}

/** For storage-js. */
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
  sourceLanguage: '',
  targetLanguage: '',
  taskDescription: 'Two birth certificates for a registry office.\nBoth have stamps on the back.',
  countryOfOrigin: 'Poland',
  givenName: 'Zofia',
  familyName: 'Wiśniewska',
  email: 'zofia@example.com',
  phone: '+44 20 7946 0018',
}
