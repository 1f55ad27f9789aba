import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fileDigest } from './use-verification.ts'

describe('the digest of a file', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('Świadectwo urodzenia')],
    ['three megabytes', new Uint8Array(3 * 1024 * 1024).map((_, i) => i % 251)],
  ])('is the SHA-256 of %s', async (_, bytes) => {
    expect(await fileDigest(new Blob([bytes]))).toBe(createHash('sha256').update(bytes).digest('hex'))
  })
})
