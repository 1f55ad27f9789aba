import { md5, rc4 } from './pdf-ciphers.ts'
import {
  type PdfDictionary,
  type PdfReference,
  type PdfValue,
  parseValue,
  placesOf,
  textOf,
} from './pdf-objects.ts'

/** Many encrypted PDFs open without a password: programs try the empty one, as we do here (ISO 32000-2, 7.6.4). */

/** Ten times what genuine trailers and encryption dictionaries take. */
const MAX_DICTIONARY = 16 * 1024
/** How far before its type a cross-reference stream's dictionary may begin. */
const MAX_BEFORE_TYPE = 4096
/** Each save may add a trailer; the first has what we need. */
const MAX_TRAILERS = 20
/** The keywords may also occur in a document's text. */
const MAX_WORDS = 1000
/** Encryption dictionaries that trailers may name; genuine ones all name the same. Each is looked for in the whole file. */
const MAX_OBJECTS = 2

const PADDING = Uint8Array.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'.match(/../g) ?? [],
  (hex) => Number.parseInt(hex, 16),
)

const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map
const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'object' in value
const asBytes = (value: PdfValue | undefined) => (value instanceof Uint8Array ? value : new Uint8Array())
const asNumber = (value: PdfValue | undefined) => (typeof value === 'number' ? value : undefined)
const asName = (value: PdfValue | undefined) =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined

const equal = (a: Uint8Array, b: Uint8Array) => a.length > 0 && a.every((byte, i) => byte === b[i])

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function* firstPlaces(bytes: Uint8Array, word: string): Generator<number> {
  let left = MAX_WORDS
  for (const at of placesOf(bytes, word)) {
    if (left-- === 0) return
    yield at
  }
}

function* trailerPlaces(bytes: Uint8Array): Generator<number> {
  for (const at of firstPlaces(bytes, 'trailer')) yield at + 'trailer'.length
  for (const at of firstPlaces(bytes, '/XRef')) {
    const start = Math.max(0, at - MAX_BEFORE_TYPE)
    const object = textOf(bytes.subarray(start, at)).lastIndexOf('obj')
    if (object >= 0) yield start + object + 'obj'.length
  }
}

const valueAt = (bytes: Uint8Array, at: number) => parseValue(textOf(bytes.subarray(at, at + MAX_DICTIONARY)))

function* trailers(bytes: Uint8Array): Generator<PdfDictionary> {
  const seen = new Set<number>()
  for (const at of trailerPlaces(bytes)) {
    if (seen.has(at) || !/^\s*<</.test(textOf(bytes.subarray(at, at + 64)))) continue
    if (seen.add(at).size > MAX_TRAILERS) return
    const value = valueAt(bytes, at)
    if (isDictionary(value)) yield value
  }
}

/** After the last of its headings: each save may replace an object. */
function endOfHeading(bytes: Uint8Array, heading: string): number | undefined {
  let found: number | undefined
  for (const at of placesOf(bytes, heading)) {
    const before = bytes[at - 1] ?? 0
    if (before < 0x30 || before > 0x39) found = at + heading.length
  }
  return found
}

function emptyKey(encrypt: PdfDictionary, id: Uint8Array, length: number): Uint8Array {
  const revision = asNumber(encrypt.get('R')) ?? 0
  const permissions = new Uint8Array(4)
  new DataView(permissions.buffer).setInt32(0, asNumber(encrypt.get('P')) ?? 0, true)
  const isMetadataOpen = revision >= 4 && encrypt.get('EncryptMetadata') === false
  const owner = asBytes(encrypt.get('O')).subarray(0, 32)
  const open = Uint8Array.from({ length: isMetadataOpen ? 4 : 0 }, () => 255)
  let key = md5(joined(PADDING, owner, permissions, id, open)).subarray(0, length)
  if (revision >= 3) for (let i = 0; i < 50; i++) key = md5(key).subarray(0, length)
  return key
}

function opensWithMd5(encrypt: PdfDictionary, id: Uint8Array): boolean {
  const user = asBytes(encrypt.get('U'))
  const isFirst = asNumber(encrypt.get('R')) === 2
  // Programs disagree on the length's place and unit.
  const given = (asNumber(encrypt.get('Length')) ?? 40) / 8
  return [...new Set(isFirst ? [5] : [given, 16, 5])]
    .filter((length) => length >= 5 && length <= 16)
    .some((length) => {
      const key = emptyKey(encrypt, id, length)
      if (isFirst) return equal(rc4(key, PADDING), user)
      let check = md5(joined(PADDING, id))
      for (let i = 0; i < 20; i++)
        check = rc4(
          key.map((byte) => byte ^ i),
          check,
        )
      return equal(check, user)
    })
}

const digest = async (name: string, bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest(name, bytes as BufferSource))

async function hardenedHash(salt: Uint8Array): Promise<Uint8Array> {
  let hash = await digest('SHA-256', salt)
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const text = joined(...Array.from({ length: 64 }, () => hash))
    const key = await crypto.subtle.importKey('raw', hash.slice(0, 16), 'AES-CBC', false, ['encrypt'])
    const cipher = { name: 'AES-CBC', iv: hash.slice(16, 32) }
    // Web Crypto appends padding; the standard has none.
    const encrypted = new Uint8Array(await crypto.subtle.encrypt(cipher, key, text as BufferSource)).slice(
      0,
      text.length,
    )
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    hash = await digest(['SHA-256', 'SHA-384', 'SHA-512'][remainder] ?? '', encrypted)
    last = encrypted.at(-1) ?? 0
  }
  return hash.subarray(0, 32)
}

async function opensWithSha(encrypt: PdfDictionary): Promise<boolean> {
  const user = asBytes(encrypt.get('U'))
  const salt = user.slice(32, 40)
  const hash = asNumber(encrypt.get('R')) === 5 ? await digest('SHA-256', salt) : await hardenedHash(salt)
  return equal(hash, user.subarray(0, 32))
}

const isBodyOpen = (encrypt: PdfDictionary) =>
  (asNumber(encrypt.get('V')) ?? 0) >= 4 &&
  ['StmF', 'StrF'].every((key) => (asName(encrypt.get(key)) ?? 'Identity') === 'Identity')

export async function pdfNeedsPassword(bytes: Uint8Array): Promise<boolean> {
  const searched = new Set<string>()
  for (const trailer of trailers(bytes)) {
    let encrypt = trailer.get('Encrypt')
    if (isReference(encrypt)) {
      const heading = `${encrypt.object} ${encrypt.generation} obj`
      if (searched.has(heading)) continue
      if (searched.add(heading).size > MAX_OBJECTS) return false
      const at = endOfHeading(bytes, heading)
      if (at === undefined) continue
      encrypt = valueAt(bytes, at)
    }
    if (!isDictionary(encrypt) || !encrypt.has('Filter')) continue
    if (isBodyOpen(encrypt)) return false
    // Encrypted for certain people's keys, or in a program's own way.
    if (asName(encrypt.get('Filter')) !== 'Standard') return true
    const revision = asNumber(encrypt.get('R')) ?? 0
    if (revision >= 5) return !(await opensWithSha(encrypt))
    const id = trailer.get('ID')
    return !opensWithMd5(encrypt, asBytes(Array.isArray(id) ? id[0] : undefined))
  }
  return false
}
