import { zipSync } from 'fflate'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import {
  compoundFile,
  docFile,
  lockedDocx,
  PDF_VERSIONS,
  pdf2With,
  pdfWith,
  pdfWithTrailer,
} from '../tests/support/protected-files.ts'
import { inspectFile } from './inspect-file.ts'

const needsPassword = async (bytes: Uint8Array) => (await inspectFile(bytes)).needsPassword

const readerNeedsPassword = (bytes: Uint8Array) =>
  getDocumentProxy(new Uint8Array(bytes)).then(
    () => false,
    (failure: Error) => {
      if (failure.name === 'PasswordException') return true
      throw failure
    },
  )

describe('a PDF file', { tags: ['locked-files'] }, () => {
  it.each(PDF_VERSIONS)('of version %s needs a password if it has one to open it', async (version) => {
    const open = await pdfWith({}, version)
    const restricted = await pdfWith({ ownerPassword: 'owner' }, version)
    const locked = await pdfWith({ userPassword: 'secret', ownerPassword: 'owner' }, version)
    expect(`${restricted.toString('latin1').includes('/Encrypt')}`).toBe('true')
    expect(await Promise.all([open, restricted, locked].map(needsPassword))).toEqual([false, false, true])
    expect(await Promise.all([open, restricted, locked].map(readerNeedsPassword))).toEqual([
      false,
      false,
      true,
    ])
  })

  it.each([
    ['a stream', true],
    ['a table', false],
  ])('of version 2.0 with its references in %s needs one, too', async (_, asStream) => {
    const files = [pdf2With('secret', asStream), pdf2With('', asStream)]
    expect(await Promise.all(files.map(needsPassword))).toEqual([true, false])
    expect(await Promise.all(files.map(readerNeedsPassword))).toEqual([true, false])
  })

  it('needs one behind what a printer wrote before it, and after it was saved again', async () => {
    const locked = await pdfWith({ userPassword: 'secret' })
    expect(await needsPassword(Buffer.concat([Buffer.from('\x1b%-12345X@PJL\n'), locked]))).toBe(true)
    const trailer = /trailer\s*(<<[\s\S]*?>>\n)/.exec(locked.toString('latin1'))?.[1] ?? ''
    const update = `\n9 0 obj\n(more)\nendobj\ntrailer\n${trailer}startxref\n0\n%%EOF\n`
    expect(trailer).toContain('/Encrypt')
    expect(await needsPassword(Buffer.concat([locked, Buffer.from(update, 'latin1')]))).toBe(true)
  })

  it('needs a key if it is encrypted for certain people', async () => {
    const object = '<< /Filter /Adobe.PubSec /V 4 /SubFilter /adbe.pkcs7.s5 /StmF /DefaultCryptFilter >>'
    expect(await needsPassword(pdfWithTrailer('/Encrypt 4 0 R', object))).toBe(true)
    expect(await needsPassword(pdfWithTrailer(`/Encrypt ${object}`, 'null', true))).toBe(true)
    expect(await needsPassword(pdfWithTrailer(`/#45ncrypt ${object}`))).toBe(true)
  })

  it.each([
    ['that only speaks of it', pdfWithTrailer('/Info 4 0 R', '(trailer << /Encrypt 5 0 R >>)')],
    [
      'of which only attachments are encrypted',
      pdfWithTrailer('/Encrypt << /Filter /Standard /V 4 /R 4 /StmF /Identity /EFF /StdCF >>'),
    ],
    ['whose encryption is nowhere to be found', pdfWithTrailer('/Encrypt 77 0 R')],
    ['that ends after its first line', Buffer.from('%PDF-1.7\n')],
    ['that ends in its trailer', Buffer.from('%PDF-1.7\ntrailer << /Encrypt << /Filter')],
  ])('%s needs none', async (_, bytes) => expect(await needsPassword(bytes)).toBe(false))

  it.each([
    ['trailers', 'trailer <<'],
    ['streams of references', '/XRef '],
    ['references of their own', '1 0 obj<</XRef '],
    ['open brackets', '%PDF-1.7 trailer [[[['],
    ['objects', '4 0 obj '],
  ])('of nothing but %s is soon looked through', async (_, text) => {
    const bytes = Buffer.alloc(10 * 1024 * 1024, text)
    bytes.write('%PDF-1.7\n1 0 obj << /Encrypt 4 0 R ')
    expect(await needsPassword(bytes)).toBe(false)
  })

  it('whose trailers all name another object is soon looked through', async () => {
    const bytes = Buffer.alloc(10 * 1024 * 1024, '1')
    const trailers = Array.from({ length: 20 }, (_, i) => `trailer<</Encrypt 1111${i} 0 R>>\n`)
    bytes.write(`%PDF-1.4\n${trailers.join('')}`)
    expect(await needsPassword(bytes)).toBe(false)
  })
})

describe('a Word file', { tags: ['locked-files'] }, () => {
  it.each([512, 4096] as const)('of the newer kind with a password, in sectors of %i bytes', async (size) => {
    expect(await inspectFile(lockedDocx(size))).toEqual({ word: undefined, needsPassword: true })
  })

  it.each([
    ['without a password', docFile(false), { word: 'doc', needsPassword: false }],
    ['with a password', docFile(true), { word: 'doc', needsPassword: true }],
    ['with a password and little text', docFile(true, 2_000), { word: 'doc', needsPassword: true }],
    ['with a password, of another length', docFile(true, 20_000), { word: 'doc', needsPassword: true }],
    ['cut off', docFile(true).subarray(0, 700), { word: undefined, needsPassword: false }],
    ['of eight bytes', docFile(true).subarray(0, 8), { word: undefined, needsPassword: false }],
  ] as const)('of the older kind, %s', async (_, bytes, inspection) =>
    expect(await inspectFile(bytes)).toEqual(inspection),
  )

  it('is none if it is a spreadsheet or an installer', async () => {
    for (const name of ['Workbook', '\u4840\u3f7f\u4164'])
      expect(await inspectFile(compoundFile([{ name, bytes: Buffer.alloc(5_000) }]))).toMatchObject({
        word: 'other',
      })
  })

  it('is an archive with Word’s parts and without macros', async () => {
    const archive = (...names: string[]) =>
      inspectFile(zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array(9)]))))
    expect(await archive('[Content_Types].xml', 'word/document2.xml')).toMatchObject({ word: 'docx' })
    expect(await archive('[Content_Types].xml', 'xl/workbook.xml')).toMatchObject({ word: 'other' })
    expect(await archive('setup.exe', 'my word/a.txt')).toMatchObject({ word: 'other' })
    expect(await archive('word/document.xml', 'word/vbaProject.bin')).toMatchObject({ word: 'other' })
  })

  it.each([0, 1, 9, 12, 65535])(
    'with chains in circles of sectors of 2^%i bytes is soon looked through',
    async (shift) => {
      const bytes = Buffer.alloc(10 * 1024 * 1024)
      bytes.set(docFile(true).subarray(0, 512))
      bytes.writeUInt16LE(shift, 30)
      bytes.writeUInt32LE(0, 48)
      bytes.writeUInt32LE(0, 68)
      expect(await needsPassword(bytes)).toBe(false)
    },
  )

  it('of nothing but names of parts is soon looked through', async () => {
    const bytes = Buffer.alloc(10 * 1024 * 1024, 'word/')
    bytes.write('PK\x03\x04')
    bytes.write('PK\x05\x06', bytes.length - 4)
    expect(await inspectFile(bytes)).toEqual({ word: 'other', needsPassword: false })
  })
})
