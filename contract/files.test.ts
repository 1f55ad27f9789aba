import { describe, expect, it } from 'vitest'
import {
  contentMatches,
  EXTENSION_LIST,
  extensionOf,
  fileProblem,
  guestFilePath,
  trueExtension,
} from './files.ts'
import { FILE_LIMITS } from './limits.ts'

const pdf = new TextEncoder().encode('%PDF-1.7')

describe('extensionOf', () => {
  it.each([
    ['a.pdf', 'pdf'],
    ['A.PDF', 'pdf'],
    ['scan.final.JPEG', 'jpeg'],
    ['عقد الزواج.docx', 'docx'],
  ])('of %s is %s', (name, extension) => expect(extensionOf(name)).toBe(extension))

  it.each(['pdf', 'a.pdf.exe', 'a.svg', 'a.', '', 'a.constructor', 'a.__proto__'])('of %s is none', (name) =>
    expect(extensionOf(name)).toBeUndefined(),
  )
})

describe('contentMatches', () => {
  it('recognises every type by its first bytes', () => {
    expect(contentMatches('pdf', pdf)).toBe(true)
    expect(contentMatches('png', pdf)).toBe(false)
    expect(contentMatches('jpg', Uint8Array.of(0xff, 0xd8, 0xff))).toBe(true)
    expect(contentMatches('docx', Uint8Array.of(0x50, 0x4b, 0x03, 0x04))).toBe(true)
    expect(contentMatches('doc', Uint8Array.of(0x50, 0x4b, 0x03, 0x04))).toBe(false)
    expect(contentMatches('doc', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))).toBe(true)
    expect(contentMatches('png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe(true)
  })

  it('finds a PDF behind up to 1,019 other bytes, and RTF under .doc', { tags: ['true-types'] }, () => {
    const behind = (start: string, length: number) =>
      new TextEncoder().encode(`${start}${' '.repeat(length - start.length)}%PDF-1.7`).subarray(0, 1024)
    expect(contentMatches('pdf', behind('\x1b%-12345X@PJL', 600))).toBe(true)
    expect(contentMatches('pdf', behind('\ufeff', 4))).toBe(true)
    expect(contentMatches('pdf', behind('', 1019))).toBe(true)
    expect(contentMatches('pdf', behind('', 1020))).toBe(false)
    expect(contentMatches('doc', new TextEncoder().encode('{\\rtf1\\ansi'))).toBe(true)
  })

  it.each(['MZ', '\x7fELF', '#!/bin/sh\n', '<html>', '\ufeff <svg', '{\\rtf1', 'PK\x03\x04'])(
    'takes no PDF behind %j for one',
    { tags: ['true-types'] },
    (start) => {
      expect(contentMatches('pdf', new TextEncoder().encode(`${start} %PDF-1.7`))).toBe(false)
    },
  )

  it('is false for a file that ends within its signature', () => {
    expect(contentMatches('pdf', pdf.subarray(0, 4))).toBe(false)
  })
})

it('names the extensions that are taken', () => {
  expect(EXTENSION_LIST).toMatch(/^PDF, DOC, DOCX, JPG, JPEG(, [A-Z]+)* or [A-Z]+$/)
})

describe('fileProblem', () => {
  const file = { name: 'a.pdf', size: 8, head: pdf }

  it('accepts a valid file of up to exactly 10 MB', () => {
    expect(fileProblem(file)).toBeUndefined()
    expect(fileProblem({ ...file, size: FILE_LIMITS.maxBytes })).toBeUndefined()
  })

  it.each([
    ['too-large', { size: FILE_LIMITS.maxBytes + 1 }],
    ['empty', { size: 0, head: new Uint8Array() }],
    ['extension', { name: 'a.exe' }],
    ['content', { head: new TextEncoder().encode('MZ......') }],
    ['name', { name: `${'x'.repeat(200)}.pdf` }],
  ])('finds %s', (problem, changes) => expect(fileProblem({ ...file, ...changes })).toBe(problem))
})

describe('trueExtension', { tags: ['true-types'] }, () => {
  const [zip, png, rtf] = ['PK\x03\x04', '\x89PNG\r\n\x1a\n', '{\\rtf1'].map((text) =>
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
  ) as [Uint8Array, Uint8Array, Uint8Array]

  it.each([
    ['a PNG called .jpg', 'jpg', png, 'png'],
    ['a JPEG that is one', 'jpeg', Uint8Array.of(0xff, 0xd8, 0xff), 'jpeg'],
    ['a PNG called .pdf', 'pdf', png, 'png'],
    ['a PDF called .doc', 'doc', pdf, 'pdf'],
    ['a DOCX called .doc', 'doc', zip, 'docx'],
    ['RTF called .docx', 'docx', rtf, 'doc'],
    ['an archive called .pdf', 'pdf', zip, 'pdf'],
    ['anything else', 'png', new TextEncoder().encode('GIF89a'), 'png'],
  ] as const)('of %s', (_, claimed, head, extension) => expect(trueExtension(claimed, head)).toBe(extension))
})

it('guestFilePath never gives the same path twice in one millisecond', { tags: ['stored-files'] }, () => {
  const paths = new Set(Array.from({ length: 1000 }, () => guestFilePath('pdf', 1_795_156_345_148)))
  expect(paths.size).toBe(1000)
  expect([...paths][0]).toMatch(/^1795156345148-[0-9a-f]{32}\.pdf$/)
})
