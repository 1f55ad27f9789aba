import { Buffer } from 'node:buffer'
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import { der, identifier, integer, octets, partsOf, readDer, sequence, set, TAG } from './der.ts'

/** The key with which the house seals its PDFs, and its certificate: one text in PEM (decision 024). */

export type SealKey = {
  key: KeyObject
  /** In DER: of this key, and those that vouch for it. */
  certificate: Buffer
  chain: Buffer[]
  /** All of the text, also of keys that were used before. */
  certificates: Buffer[]
}

const OID = {
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  p256: '1.2.840.10045.3.1.7',
  commonName: '2.5.4.3',
  organisation: '2.5.4.10',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
}

const YEARS = 20

/** Of RFC 5280, in characters. */
const LONGEST_NAME = 64

/** In whole seconds; from 2050 on with four digits of the year. */
function time(moment: Date): Buffer {
  const digits = moment.toISOString().replaceAll(/\D/g, '').slice(0, 14)
  return moment.getUTCFullYear() < 2050
    ? der(TAG.utcTime, Buffer.from(`${digits.slice(2)}Z`))
    : der(TAG.time, Buffer.from(`${digits}Z`))
}

function pem(label: string, bytes: Uint8Array): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
}

/** A new P-256 key, with a certificate that it vouches for itself. */
export function newSealKey(house: string, now: Date): string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const text = der(TAG.text, Buffer.from([...house].slice(0, LONGEST_NAME).join('')))
  const name = sequence(
    ...[OID.organisation, OID.commonName].map((kind) => set(sequence(identifier(kind), text))),
  )
  const end = new Date(now)
  end.setUTCFullYear(now.getUTCFullYear() + YEARS)
  const always = der(TAG.boolean, Buffer.of(0xff))
  const algorithm = sequence(identifier(OID.ecdsaWithSha256))
  const body = sequence(
    der(0xa0, integer(2)),
    // Positive, and not padded.
    der(TAG.integer, Buffer.of(0x4a), randomBytes(15)),
    algorithm,
    name,
    sequence(time(now), time(end)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        sequence(identifier(OID.basicConstraints), always, octets(sequence())),
        // digitalSignature and nonRepudiation
        sequence(identifier(OID.keyUsage), always, octets(der(TAG.bits, Buffer.of(6, 0xc0)))),
      ),
    ),
  )
  const signature = der(TAG.bits, Buffer.of(0), sign('sha256', body, privateKey))
  return (
    pem('PRIVATE KEY', privateKey.export({ type: 'pkcs8', format: 'der' })) +
    pem('CERTIFICATE', sequence(body, algorithm, signature))
  )
}

/** What a certificate says. @throws if it is none */
export function readCertificate(certificate: Uint8Array) {
  const [body] = partsOf(readDer(certificate))
  const [version, serial, , issuer, validity, subject, key] = partsOf(body)
  if (version?.tag !== 0xa0 || !serial || !issuer || !subject || !key) throw new Error('No certificate')
  const [from] = partsOf(validity)
  const digits = from?.content.toString('latin1') ?? ''
  const [, year, ...rest] = /^(\d{2}|\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(digits) ?? []
  const [month, ...others] = rest.map(Number)
  const century = year?.length === 2 ? (Number(year) < 50 ? 2000 : 1900) : 0
  const [day = 0, hour, minute, second] = others
  return {
    serial: serial.whole,
    issuer: issuer.whole,
    subject: subject.whole,
    publicKey: createPublicKey({ key: key.whole, format: 'der', type: 'spki' }),
    from: new Date(Date.UTC(century + Number(year), (month ?? 0) - 1, day, hour, minute, second)),
    name: partsOf(subject)
      .flatMap((part) => partsOf(part, TAG.set))
      .map((part) => partsOf(part))
      .find(([kind]) => kind?.whole.equals(identifier(OID.commonName)))?.[1]
      ?.content.toString(),
  }
}

/** Of an RSA key or a P-256 key; text round the blocks counts for nothing. @throws saying what is wrong */
export function readSealKey(text: string): SealKey {
  const blocks = [...text.matchAll(/-----BEGIN ([A-Z ]+)-----([\w+/=\s]+)-----END \1-----/g)]
  const certificates = blocks.flatMap(([, label, base64 = '']) =>
    label === 'CERTIFICATE' ? Buffer.from(base64, 'base64') : [],
  )
  const [block = '', second] = blocks.flatMap(([whole, label]) =>
    label?.endsWith('PRIVATE KEY') ? whole : [],
  )
  if (!block || second !== undefined)
    throw new Error('must have one private key, without a passphrase, in PEM')
  const key = createPrivateKey(block)
  const own = createPublicKey(key).export({ type: 'spki', format: 'der' })
  if (key.asymmetricKeyType !== 'rsa' && !own.includes(identifier(OID.p256)))
    throw new Error('must have an RSA or a P-256 key')
  const certificate = certificates.find((one) =>
    readCertificate(one).publicKey.export({ type: 'spki', format: 'der' }).equals(own),
  )
  if (!certificate) throw new Error('must have the certificate of its key')
  const chain: Buffer[] = []
  for (let above: Buffer | undefined = certificate; above && !chain.includes(above); ) {
    chain.push(above)
    const { issuer, subject } = readCertificate(above)
    above = issuer.equals(subject)
      ? undefined
      : certificates.find((one) => readCertificate(one).subject.equals(issuer))
  }
  return { key, certificate, chain, certificates }
}

/** '' if the text is a key; otherwise what it must be. */
export function sealKeyFault(text: string): string {
  try {
    readSealKey(text)
    return ''
  } catch (error) {
    const { message } = error as Error
    return message.startsWith('must ') ? message : 'must be a private key and its certificate in PEM'
  }
}
