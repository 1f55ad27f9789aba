import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** Certificates made while a test runs, some of them invalid. */

/** A DER value: tag, length, content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const integer = (...bytes: number[]) => der(0x02, Buffer.from(bytes))
const bitString = (bytes: Uint8Array) => der(0x03, Buffer.from([0]), bytes)
const TRUE = der(0x01, Buffer.from([0xff]))

/** Encoded as in RFC 5280 and 5758. */
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'))
const COMMON_NAME = identifier('550403')
const ALTERNATIVE_NAME = identifier('551d11')
const BASIC_CONSTRAINTS = identifier('551d13')

const nameOf = (text: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(text)))))

/** UTCTime: YYMMDDHHMMSSZ */
function time(moment: Date): Buffer {
  const digits = moment.toISOString().replace(/\D/g, '').slice(2, 14)
  return der(0x17, Buffer.from(`${digits}Z`))
}

function pem(label: string, bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
}

export type Certified = { key: string; cert: string }

type Issuer = { name: string; key: KeyObject }

type Request = {
  name: string
  /** undefined: self-signed */
  issuer?: Issuer | undefined
  days?: number
  authority?: boolean
}

function certify({ name, issuer, days = 30, authority = false }: Request) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const by = issuer ?? { name, key: privateKey }
  const end = Date.now() + days * 86_400_000
  const extension = authority
    ? sequence(BASIC_CONSTRAINTS, TRUE, der(0x04, sequence(TRUE)))
    : sequence(ALTERNATIVE_NAME, der(0x04, sequence(der(0x82, Buffer.from(name)))))
  const body = sequence(
    der(0xa0, integer(2)),
    integer(1, ...crypto.getRandomValues(new Uint8Array(8))),
    ECDSA_WITH_SHA256,
    nameOf(by.name),
    sequence(time(new Date(end - 60 * 86_400_000)), time(new Date(end))),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  )
  const cert = pem('CERTIFICATE', sequence(body, ECDSA_WITH_SHA256, bitString(sign('sha256', body, by.key))))
  return { key: privateKey, cert }
}

const asText = ({ key, cert }: { key: KeyObject; cert: string }): Certified => ({
  key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
  cert,
})

export function makeAuthority() {
  const name = 'Authority of the tests'
  const own = certify({ name, authority: true })
  return {
    cert: own.cert,
    certify: (host: string, days?: number): Certified =>
      asText(certify({ name: host, issuer: { name, key: own.key }, ...(days !== undefined && { days }) })),
  }
}

export const selfSigned = (host: string): Certified => asText(certify({ name: host }))
