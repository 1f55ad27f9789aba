import { describe, expect, it } from 'vitest'
import {
  ACCEPTED_FILES,
  contentMatches,
  documentProblem,
  extensionList,
  extensionOf,
  fileProblem,
  guestFilePath,
  nameDocument,
  stemOf,
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
  expect(extensionList('en-GB')).toMatch(/^PDF, DOC, DOCX, JPG, JPEG(, [A-Z]+)* or [A-Z]+$/)
})

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const [zip, png, rtf, jpg, compound] = [
  'PK\x03\x04',
  '\x89PNG\r\n\x1a\n',
  '{\\rtf1',
  '\xff\xd8\xff\xe0',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
].map(bytesOf) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]

describe('fileProblem', () => {
  const file = { path: '1795156345148-0a1b2c.pdf', size: 8, head: pdf }

  it('accepts a valid file of up to exactly 10 MB', () => {
    expect(fileProblem(file)).toBeUndefined()
    expect(fileProblem({ ...file, size: FILE_LIMITS.maxBytes })).toBeUndefined()
  })

  it.each([
    ['too-large', { size: FILE_LIMITS.maxBytes + 1 }],
    ['empty', { size: 0, head: new Uint8Array() }],
    ['extension', { path: 'a.exe' }],
    ['content', { head: bytesOf('MZ......') }],
  ])('finds %s', (problem, changes) => expect(fileProblem({ ...file, ...changes })).toBe(problem))
})

describe('nameDocument', { tags: ['true-types', 'file-names'] }, () => {
  it.each([
    // as cameras, browsers and mail programs name pictures
    ['photo.jfif', jpg, 'photo.jpg'],
    ['photo.JPE', jpg, 'photo.jpg'],
    ['image.png', jpg, 'image.jpg'],
    ['photo.jpg', png, 'photo.png'],
    ['IMG_1234.JPEG', jpg, 'IMG_1234.JPEG'],
    ['IMG_1234.HEIC', jpg, 'IMG_1234.HEIC.jpg'],
    ['content://media/external/images/1000021', jpg, '1000021.jpg'],
    // as scanners do
    ['scan.PDF', pdf, 'scan.PDF'],
    ['scan.pdf.', pdf, 'scan.pdf'],
    ['scan.pdf . .', pdf, 'scan.pdf'],
    ['.pdf', pdf, 'document.pdf'],
    ['  scan', pdf, 'scan.pdf'],
    ['Scan of 12.11.2026', pdf, 'Scan of 12.11.2026.pdf'],
    ['scan.exe', pdf, 'scan.exe.pdf'],
    // copies and double endings
    ['document.jpg.pdf', pdf, 'document.jpg.pdf'],
    ['document.jpg.pdf', jpg, 'document.jpg'],
    ['scan.pdf (1)', pdf, 'scan (1).pdf'],
    ['scan (1).pdf', pdf, 'scan (1).pdf'],
    ['scan.pdf.download', pdf, 'scan.pdf'],
    ['scan.tmp', pdf, 'scan.pdf'],
    ['ATT00001.bin', pdf, 'ATT00001.pdf'],
    // from addresses and mail
    ['scan.pdf?dl=1', pdf, 'scan.pdf'],
    ['scan%20of%20page.pdf', pdf, 'scan of page.pdf'],
    ['%D1%81%D0%BA%D0%B0%D0%BD.pdf%3Fdl%3D1', pdf, 'скан.pdf'],
    ["UTF-8''z%C3%A1pis.pdf", pdf, 'zápis.pdf'],
    ['100% true.pdf', pdf, '100% true.pdf'],
    ['=?utf-8?Q?Geburts_urkunde=2Epdf?=', pdf, 'Geburts urkunde.pdf'],
    ['=?UTF-8?B?0YHQutCw0L0=?= =?UTF-8?B?LnBkZg==?=', pdf, 'скан.pdf'],
    ['=?none?B?0YHQ?=', pdf, '=?none?B?0YHQ?=.pdf'],
    ['a%0d%0ab%2F..%2Fc.pdf', pdf, 'c.pdf'],
    ['\u202efdp.scan\u200f.pdf', pdf, 'fdp.scan.pdf'],
    // Word
    ['file.docx.download', zip, 'file.docx'],
    ['file.doc', zip, 'file.docx'],
    ['file.doc', rtf, 'file.doc'],
    ['file.docx', rtf, 'file.doc'],
    ['file.rtf.doc', rtf, 'file.rtf.doc'],
    ['file.docx', compound, 'file.doc'],
  ])('calls %j by its bytes', (name, head, expected) => {
    const { name: given, extension } = nameDocument(name, head)
    expect([given, extension]).toEqual([expected, extensionOf(expected)])
    expect(nameDocument(given, head), 'again').toMatchObject({ name: given, extension })
  })

  it('takes RTF for a Word document under its name alone: it is none of the six types', () => {
    for (const name of ['letter.rtf', 'letter.RTF', 'letter', 'scan.tmp', 'letter.rtf.download']) {
      const document = nameDocument(name, rtf)
      expect(documentProblem(document, 100), name).toBe('extension')
    }
    expect(documentProblem(nameDocument('photo.jpg', rtf), 100)).toBe('content')
    expect(nameDocument('letter.doc', rtf)).toMatchObject({ name: 'letter.doc', extension: 'doc' })
    expect(ACCEPTED_FILES).not.toMatch(/rtf/i)
  })

  it('knows a Word file without its ending once it has looked through it', () => {
    const given = (
      name: string,
      head: Uint8Array,
      word: 'doc' | 'docx' | 'other' | undefined,
      needsPassword = false,
    ) => nameDocument(name, head, { word, needsPassword })
    expect(given('agreement', zip, 'docx')).toMatchObject({ name: 'agreement.docx', extension: 'docx' })
    expect(given('agreement.docx', compound, 'doc')).toMatchObject({
      name: 'agreement.doc',
      extension: 'doc',
    })
    expect(given('agreement.docx', compound, undefined, true)).toMatchObject({ extension: 'docx' })
    expect(given('agreement.doc', compound, 'other').extension).toBeUndefined()
    expect(given('agreement.docx', zip, 'other').extension).toBeUndefined()
    expect(given('agreement', zip, undefined).extension).toBeUndefined()
    expect(given('prices.xlsx', compound, undefined, true).extension).toBeUndefined()
  })

  it.each([
    ['a.pdf', 'MZ', 'content'],
    ['a.jfif', 'GIF89a', 'content'],
    ['a.pdf', 'PK\x03\x04', 'content'],
    ['a', 'MZ', 'extension'],
    ['a.exe', 'MZ', 'extension'],
    ['winmail.dat', '\x78\x9f\x3e\x22', 'extension'],
    ['notes.txt', 'How to read %PDF-1.7', 'extension'],
    ['a.svg', '<svg', 'extension'],
    ['a.constructor', 'MZ', 'extension'],
  ])('takes %j that begins with %j for none', (name, head, problem) =>
    expect(documentProblem(nameDocument(name, bytesOf(head)), 9)).toBe(problem),
  )

  it('keeps to the longest name, in whole characters and with the ending', () => {
    const { name } = nameDocument(`${'x'}${'𠀋'.repeat(300)}.jfif`, jpg)
    expect(name).toBe(`x${'𠀋'.repeat(97)}.jpg`)
  })
})

it('stemOf leaves what is no ending', { tags: ['file-names'] }, () => {
  expect(['a.pdf', 'a.b', 'Mr. Smith', 'a.jfif', 'a', '.pdf'].map(stemOf)).toEqual([
    'a',
    'a.b',
    'Mr. Smith',
    'a',
    'a',
    '',
  ])
})

it('a file dialog offers other names of our types', () => {
  expect(ACCEPTED_FILES.split(',')).toEqual(
    expect.arrayContaining(['.pdf', '.jfif', '.jpe', '.pjpeg', 'image/jpeg']),
  )
  // iPhones convert photos to JPG unless HEIC is accepted.
  expect(ACCEPTED_FILES).not.toContain('hei')
})

it('guestFilePath never gives the same path twice in one millisecond', { tags: ['stored-files'] }, () => {
  const paths = new Set(Array.from({ length: 1000 }, () => guestFilePath('pdf', 1_795_156_345_148)))
  expect(paths.size).toBe(1000)
  expect([...paths][0]).toMatch(/^1795156345148-[0-9a-f]{32}\.pdf$/)
})
