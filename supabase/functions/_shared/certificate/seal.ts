import { Buffer } from 'node:buffer'
import { digestOf, LARGEST_STAMP, readSignature, signDigest, stamped } from './cms.ts'
import { readDer } from './der.ts'
import { bytesOf, dictionary, ref, write } from './pdf-file.ts'
import { openPdf, withObjects } from './pdf-update.ts'
import { readCertificate, readSealKey } from './seal-key.ts'

/** The house's seal on PDFs that it made: a signature over the whole file that permits no change (PAdES B-B or B-T, decision 024). */

export type SealOptions = {
  /** In PEM: SEAL_KEY. */
  key: string
  /** What was sealed, or why: shown by readers. */
  reason: string
  now?: Date
  /** Leaves room for a time stamp. */
  forStamp?: boolean
}

/** Of a signature: some 500 bytes of ours, and twice a certificate's name and number. */
const ROOM = 2_000

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()

const NUMBER = 10

/** What is signed: all but the signature, between its brackets. */
const rangeOf = (from: number, to: number, length: number) =>
  `/ByteRange[${[0, from, to, length - to].map((value) => String(value).padStart(NUMBER)).join(' ')}]`

/** Always the same for the same bytes, options and date. @throws if it is no PDF of ours, or has a form */
export async function sealPdf(file: Uint8Array, options: SealOptions): Promise<Uint8Array> {
  const seal = readSealKey(options.key)
  const { name = '', from: keyFrom } = readCertificate(seal.certificate)
  const pdf = openPdf(file)
  const { root, page } = pdf
  if (root.dictionary.has('AcroForm') || root.dictionary.has('Perms'))
    throw new Error('The PDF has a form already')
  const [field, signature] = [ref(pdf.file.size), ref(pdf.file.size + 1)]
  // A key does not seal before it was made.
  const now = new Date(Math.max((options.now ?? new Date()).getTime(), keyFrom.getTime()))
  const date = now.toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const certificates = seal.chain.reduce((sum, { length }) => sum + length, 0)
  const room = ROOM + certificates + (options.forStamp ? LARGEST_STAMP : 0)
  const signed = dictionary({
    Type: { name: 'Sig' },
    Filter: { name: 'Adobe.PPKLite' },
    SubFilter: { name: 'ETSI.CAdES.detached' },
    M: bytesOf(`D:${date}Z`),
    Name: utf16(name),
    Reason: utf16(options.reason),
    Reference: [
      dictionary({
        Type: { name: 'SigRef' },
        TransformMethod: { name: 'DocMDP' },
        TransformParams: dictionary({ Type: { name: 'TransformParams' }, V: { name: '1.2' }, P: 1 }),
      }),
    ],
  })
  const widget = dictionary({
    Type: { name: 'Annot' },
    Subtype: { name: 'Widget' },
    FT: { name: 'Sig' },
    // Printed, and of no size: a hidden one is no part of a PDF/A.
    F: 132,
    Rect: [0, 0, 0, 0],
    P: page.at,
    T: bytesOf('Seal'),
    TU: utf16(options.reason),
    V: signature,
  })
  const catalogue = new Map(root.dictionary)
    .set('AcroForm', dictionary({ Fields: [field], SigFlags: 3 }))
    .set('Perms', dictionary({ DocMDP: signature }))
  const annotations = [...pdf.list(page.dictionary.get('Annots')), field]
  const unsigned = `${rangeOf(0, 0, 0)}/Contents<${'0'.repeat(2 * room)}>`
  const { bytes, starts } = withObjects(
    pdf,
    new Map([
      [root.at.object, write(catalogue)],
      [page.at.object, write(new Map(page.dictionary).set('Annots', annotations))],
      [field.object, write(widget)],
      [signature.object, write(signed).replace(/>>$/, `${unsigned}>>`)],
    ]),
  )
  const sealed = Buffer.from(bytes.buffer)
  const range = sealed.indexOf(unsigned, starts.get(signature.object))
  const to = range + unsigned.length
  const from = to - 2 * room - 2
  sealed.write(rangeOf(from, to, sealed.length), range)
  const cms = await signDigest(digestOf(sealed.subarray(0, from), sealed.subarray(to)), seal)
  sealed.write(cms.toString('hex'), from + 1)
  return bytes
}

/** The same file with a time stamp. @throws if there is none to be had, or no room for it */
export async function stampSeal(file: Uint8Array, url: string): Promise<Uint8Array> {
  const bytes = Buffer.from(file)
  const [range] = rangesOf(bytes)
  if (!range) throw new Error('No seal')
  const { from, to } = range
  const cms = await stamped(signatureIn(bytes, range), url)
  if (2 * cms.length > to - from - 2) throw new Error('No room')
  bytes.write(cms.toString('hex'), from + 1)
  return bytes
}

export type SealState = {
  /** `added to`: whole, and something follows it. */
  state: 'none' | 'whole' | 'altered' | 'added to'
  /** Whether it was made with the house's key, this one or an earlier one. */
  byHouse: boolean
  /** As the certificate says. */
  name?: string | undefined
  /** SHA-256 of the certificate, in hex. */
  fingerprint?: string
}

const LARGEST = 64 * 1024 * 1024
const LARGEST_SIGNATURE = 64 * 1024
const MOST_SIGNATURES = 8

type Range = { from: number; to: number; end: number }

/** What signatures say that they sign, as far as that is one file less the signature. */
function rangesOf(bytes: Buffer): Range[] {
  const ranges: Range[] = []
  for (let at = bytes.indexOf('/ByteRange'); at >= 0; at = bytes.indexOf('/ByteRange', at + 1)) {
    const text = bytes.toString('latin1', at, at + 100)
    const [zero, from, to, rest] =
      /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/
        .exec(text)
        ?.slice(1)
        .map(Number) ?? []
    if (zero !== 0 || from === undefined || to === undefined || rest === undefined) continue
    ranges.push({ from, to, end: to + rest })
  }
  return ranges
}

/** Nothing but a signature is left out of what is signed. @throws otherwise */
function signatureIn(bytes: Buffer, { from, to, end }: Range): Buffer {
  const text = to - from <= 2 * LARGEST_SIGNATURE ? bytes.toString('latin1', from, to) : ''
  if (!/^<([0-9a-f]{2})+>$/i.test(text) || end > bytes.length) throw new Error('No signature')
  const held = Buffer.from(text.slice(1, -1), 'hex')
  const { whole } = readDer(held)
  if (held.subarray(whole.length).some((byte) => byte !== 0))
    throw new Error('Something follows the signature')
  return whole
}

function judge(bytes: Buffer, range: Range, house: readonly Buffer[]): SealState {
  try {
    const { from, to, end } = range
    const digest = digestOf(bytes.subarray(0, from), bytes.subarray(to, end))
    const { certificate, isWhole } = readSignature(signatureIn(bytes, range), digest)
    return {
      state: isWhole ? (end === bytes.length ? 'whole' : 'added to') : 'altered',
      byHouse: house.some((own) => own.equals(certificate)),
      name: readCertificate(certificate).name,
      fingerprint: digestOf(certificate).toString('hex'),
    }
  } catch {
    return { state: 'altered', byHouse: false }
  }
}

/**
 * What is to be said of a PDF's seal, of whatever bytes. The house's own comes first; of others the last one.
 * @param key SEAL_KEY, with the certificates of earlier keys if there were any
 */
export function checkSeal(file: Uint8Array, key: string): SealState {
  if (file.length > LARGEST) return { state: 'altered', byHouse: false }
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const { certificates } = readSealKey(key)
  const ranges = rangesOf(bytes)
  if (ranges.length > MOST_SIGNATURES) return { state: 'altered', byHouse: false }
  const seals = ranges.map((range) => judge(bytes, range, certificates))
  return seals.find(({ byHouse }) => byHouse) ?? seals.at(-1) ?? { state: 'none', byHouse: false }
}
