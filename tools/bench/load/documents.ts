import { createHash, randomFillSync, randomUUID } from 'node:crypto'
import { FILE_TYPES, guestFilePath } from '#contract/files.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import type { Random } from './random.ts'

/** Scans and photographs as people send them. */

export type Document = { path: string; bytes: Buffer<ArrayBuffer>; digest: string }

/** Sizes are in bytes. */
export type Sizes = { least: number; most: number; largeShare: number; large: number }

/** Most between 200 KB and 3 MB, as many below 775 KB as above; one of twenty as large as the form takes. */
export const USUAL_SIZES: Sizes = {
  least: 200_000,
  most: 3_000_000,
  largeShare: 0.05,
  large: FILE_LIMITS.maxBytes,
}

/** How many documents a request has, and how often. */
const COUNTS = [1, 1, 1, 1, 1, 2, 2, 2, 3, 3]

export const MEAN_COUNT = COUNTS.reduce((sum, count) => sum + count, 0) / COUNTS.length

/** Mean size in bytes, of a uniform distribution of the size's logarithm. */
export function meanSize({ least, most, largeShare, large }: Sizes): number {
  return (1 - largeShare) * ((most - least) / Math.log(most / least)) + largeShare * large
}

/** Bytes that do not compress. */
const STOCK = randomFillSync(Buffer.alloc(FILE_LIMITS.maxBytes))

const HEAD = Buffer.from('%PDF-1.7\n')

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url')

/** @param digest whether it will be compared with what was stored */
export function documentOf(size: number, digest = false): Document {
  const bytes = Buffer.from(STOCK.subarray(0, size))
  // No two are the same.
  bytes.write(`${HEAD}%${randomUUID()}\n`)
  return { path: guestFilePath('pdf'), bytes, digest: digest ? digestOf(bytes) : '' }
}

export const DOCUMENT_TYPE = FILE_TYPES.pdf

export function documentsOf(random: Random, sizes: Sizes, digest: boolean): Document[] {
  const count = COUNTS[Math.floor(random() * COUNTS.length)] as number
  return Array.from({ length: count }, () => {
    const large = random() < sizes.largeShare
    const size = large ? sizes.large : sizes.least * (sizes.most / sizes.least) ** random()
    return documentOf(Math.floor(size), digest)
  })
}
