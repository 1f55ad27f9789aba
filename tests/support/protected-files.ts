import { createCipheriv, createHash } from 'node:crypto'
import { pdfkit, pdfOf } from './counted-files.ts'

/** PDF and Word files with and without a password, as programs write them. */

type Passwords = { userPassword?: string; ownerPassword?: string }

/** Each with its encryption: RC4 of 40 and 128 bits, AES of 128 and 256. */
export const PDF_VERSIONS = ['1.3', '1.4', '1.7', '1.7ext3'] as const

/** With an owner's password alone it opens for everyone, and only printing is restricted. */
export async function pdfWith(
  passwords: Passwords = {},
  pdfVersion: (typeof PDF_VERSIONS)[number] = '1.7',
): Promise<Buffer<ArrayBuffer>> {
  const options = { pdfVersion, ...passwords, permissions: { printing: 'lowResolution' } }
  return pdfkit((pdf) => pdf.addPage().text('A birth certificate'), options)
}

const hash = (name: string, ...parts: Uint8Array[]) => createHash(name).update(Buffer.concat(parts)).digest()

/** ISO 32000-2, algorithm 2.B. */
function hashOfRevision6(password: Buffer, salt: Buffer): Buffer {
  let key = hash('sha256', password, salt)
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const text = Buffer.concat(Array.from({ length: 64 }, () => Buffer.concat([password, key])))
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    )
    const encrypted = Buffer.concat([cipher.update(text), cipher.final()])
    const remainder = Number(BigInt(`0x${encrypted.subarray(0, 16).toString('hex')}`) % 3n)
    key = hash(['sha256', 'sha384', 'sha512'][remainder] as string, encrypted)
    last = encrypted.at(-1) as number
  }
  return key.subarray(0, 32)
}

function aes256(key: Buffer, iv: Buffer, bytes: Buffer, padded: boolean): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, iv).setAutoPadding(padded)
  return Buffer.concat([cipher.update(bytes), cipher.final()])
}

type Dictionaries = { trailer: string; objects: string[] }

/** With a cross-reference stream, as Acrobat and Word write, or a table. */
function fileOf({ trailer, objects }: Dictionaries, asStream: boolean): Buffer<ArrayBuffer> {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ...objects,
  ]
  if (!asStream) return pdfOf(all, '2.0', trailer)
  let body = '%PDF-2.0\n%\xe2\xe3\xcf\xd3\n'
  const offsets = all.map((object, i) => {
    const offset = body.length
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = body.length
  const rows = Buffer.alloc((all.length + 2) * 4)
  for (const [i, offset] of [...offsets, start].entries())
    rows.writeUInt32BE(0x01000000 + offset * 256, (i + 1) * 4)
  const dictionary = `<< /Type /XRef /Size ${all.length + 2} /W [1 2 1] /Root 1 0 R ${trailer} /Length ${rows.length} >>`
  body += `${all.length + 1} 0 obj\n${dictionary}\nstream\n${rows.toString('latin1')}\nendstream\nendobj\n`
  return Buffer.from(`${body}startxref\n${start}\n%%EOF\n`, 'latin1')
}

const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`
const ID = `/ID [<${'ab'.repeat(16)}> <${'ab'.repeat(16)}>]`

/** AES-256 of PDF 2.0 (revision 6), as in today's Acrobat and Word. */
export function pdf2With(userPassword: string, asStream = true): Buffer<ArrayBuffer> {
  const [password, owner] = [Buffer.from(userPassword), Buffer.from('owner')]
  const fileKey = hash('sha256', Buffer.from('a key'))
  const salt = (name: string) => hash('sha256', Buffer.from(name)).subarray(0, 8)
  const none = Buffer.alloc(16)
  const U = Buffer.concat([hashOfRevision6(password, salt('u')), salt('u'), salt('uk')])
  const UE = aes256(hashOfRevision6(password, salt('uk')), none, fileKey, false)
  // The owner's password is never used, so its hash is made up.
  const O = Buffer.concat([hash('sha256', owner), salt('o'), salt('ok')])
  const OE = hash('sha256', owner, owner)
  const permissions = Buffer.from('d4f0ffffffffffff546164626d6d6d6d', 'hex')
  const ecb = createCipheriv('aes-256-ecb', fileKey, null).setAutoPadding(false)
  const Perms = Buffer.concat([ecb.update(permissions), ecb.final()])
  const encrypt = `<< /Filter /Standard /V 5 /R 6 /Length 256 /P -3884 /O ${hex(O)} /U ${hex(U)} /OE ${hex(OE)} /UE ${hex(UE)} /Perms ${hex(Perms)} /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF >>`
  return fileOf({ trailer: `/Encrypt 4 0 R ${ID}`, objects: [encrypt] }, asStream)
}

/** @param object content of object 4 */
export const pdfWithTrailer = (trailer: string, object = 'null', asStream = false): Buffer<ArrayBuffer> =>
  fileOf({ trailer: `${trailer} ${ID}`, objects: [object] }, asStream)

type Stream = { name: string; bytes: Uint8Array }

/** A compound file, as Word writes; short streams are stored in the root's stream. */
export function compoundFile(streams: Stream[], sectorSize: 512 | 4096 = 512): Buffer<ArrayBuffer> {
  const FREE = 0xffffffff
  const END = 0xfffffffe
  const next: number[] = [0xfffffffd]
  const sectors: Buffer[] = [Buffer.alloc(sectorSize, 0xff)]
  const add = (bytes: Uint8Array) => {
    const count = Math.ceil(bytes.length / sectorSize)
    const first = sectors.length
    for (let i = 0; i < count; i++) {
      const sector = Buffer.alloc(sectorSize)
      sector.set(bytes.subarray(i * sectorSize, (i + 1) * sectorSize))
      sectors.push(sector)
      next.push(i + 1 < count ? first + i + 1 : END)
    }
    return count > 0 ? first : END
  }
  const short = streams.filter(({ bytes }) => bytes.length < 4096)
  const miniAt = new Map<Stream, number>()
  let mini = Buffer.alloc(0)
  for (const stream of short) {
    miniAt.set(stream, mini.length / 64)
    mini = Buffer.concat([mini, stream.bytes, Buffer.alloc((64 - (stream.bytes.length % 64)) % 64)])
  }
  const entry = (name: string, type: number, start: number, size: number) => {
    const bytes = Buffer.alloc(128)
    bytes.write(name, 'utf16le')
    bytes.writeUInt16LE((name.length + 1) * 2, 64)
    bytes.writeUInt8(type, 66)
    for (const at of [68, 72, 76]) bytes.writeUInt32LE(FREE, at)
    bytes.writeUInt32LE(start, 116)
    bytes.writeUInt32LE(size, 120)
    return bytes
  }
  const root = entry('Root Entry', 5, add(mini), mini.length)
  const others = streams.map((stream) =>
    entry(stream.name, 2, miniAt.get(stream) ?? add(stream.bytes), stream.bytes.length),
  )
  const directory = add(Buffer.concat([root, ...others]))
  for (const [i, sector] of next.entries()) sectors[0]?.writeUInt32LE(sector, i * 4)
  const header = Buffer.alloc(sectorSize)
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  header.writeUInt16LE(sectorSize === 512 ? 9 : 12, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(directory, 48)
  header.writeUInt32LE(4096, 56)
  for (const at of [60, 68]) header.writeUInt32LE(END, at)
  for (let at = 76; at < 512; at += 4) header.writeUInt32LE(at === 76 ? 0 : FREE, at)
  return Buffer.concat([header, ...sectors])
}

/** @param length of the text stream */
export function docFile(encrypted: boolean, length = 5_000): Buffer<ArrayBuffer> {
  const document = Buffer.alloc(length)
  document.writeUInt16LE(0xa5ec, 0)
  document.writeUInt16LE(encrypted ? 0x1300 : 0x1200, 10)
  return compoundFile([
    { name: '1Table', bytes: Buffer.alloc(700) },
    { name: 'WordDocument', bytes: document },
  ])
}

export const lockedDocx = (sectorSize: 512 | 4096 = 512): Buffer<ArrayBuffer> =>
  compoundFile(
    [
      { name: 'EncryptionInfo', bytes: Buffer.from('<encryption/>') },
      { name: 'EncryptedPackage', bytes: Buffer.alloc(9_000, 7) },
    ],
    sectorSize,
  )
