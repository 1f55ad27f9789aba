import { Buffer } from 'node:buffer'
import { createHash, randomBytes, sign, verify } from 'node:crypto'
import { der, identifier, integer, octets, partsOf, readDer, sequence, set, TAG, type Value } from './der.ts'
import { readCertificate, type SealKey } from './seal-key.ts'

/** Signatures apart from what they sign (CMS, RFC 5652, as PAdES wants them), and time stamps on them (RFC 3161). */

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
}

export const digestOf = (...parts: Uint8Array[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return Buffer.from(hash.digest())
}

const NOTHING = der(TAG.nothing)
const SHA256 = sequence(identifier(OID.sha256))

const attribute = (kind: string, value: Uint8Array) => sequence(identifier(kind), set(value))

/** Always the same for the same bytes: RSA's is by itself, P-256's by RFC 6979, which the platform's own is not. */
async function signature({ key }: SealKey, bytes: Uint8Array) {
  if (key.asymmetricKeyType === 'rsa')
    return { algorithm: sequence(identifier(OID.rsa), NOTHING), value: sign('sha256', bytes, key) }
  const { p256 } = await import('@noble/curves/nist')
  // The platform's Deno exports no private key as JWK.
  const [, , held] = partsOf(readDer(key.export({ type: 'pkcs8', format: 'der' })))
  const [, secret] = held ? partsOf(readDer(held.content)) : []
  if (!secret) throw new Error('No private key')
  return {
    algorithm: sequence(identifier(OID.ecdsaWithSha256)),
    value: p256.sign(digestOf(bytes), secret.content).toBytes('der'),
  }
}

/** The signature of a SHA-256 digest. */
export async function signDigest(digest: Uint8Array, seal: SealKey): Promise<Buffer> {
  const { serial, issuer } = readCertificate(seal.certificate)
  const attributes = set(
    attribute(OID.contentType, identifier(OID.data)),
    attribute(OID.messageDigest, octets(digest)),
    attribute(OID.signingCertificate, sequence(sequence(sequence(octets(digestOf(seal.certificate)))))),
  )
  const { algorithm, value } = await signature(seal, attributes)
  const signer = sequence(
    integer(1),
    sequence(issuer, serial),
    SHA256,
    der(0xa0, readDer(attributes).content),
    algorithm,
    octets(value),
  )
  const signed = sequence(
    integer(1),
    set(SHA256),
    sequence(identifier(OID.data)),
    der(0xa0, ...seal.chain.toSorted(Buffer.compare)),
    set(signer),
  )
  return sequence(identifier(OID.signedData), der(0xa0, signed))
}

const isOf = (value: Value | undefined, kind: string) => value?.whole.equals(identifier(kind)) ?? false

/** @throws if it is anything but one signature */
function read(cms: Uint8Array) {
  const [kind, inside] = partsOf(readDer(cms))
  if (!isOf(kind, OID.signedData)) throw new Error('No signature')
  const [signed] = partsOf(inside, 0xa0)
  const parts = partsOf(signed)
  const [signer, another] = partsOf(parts.at(-1), TAG.set)
  if (another) throw new Error('Two signatures')
  const [, , algorithm, attributes, , value, ...unsigned] = partsOf(signer)
  if (!attributes || value?.tag !== TAG.octets) throw new Error('No signature')
  return { parts, signer, algorithm, attributes, value: value.content, unsigned }
}

/** Whose signature it is, and whether it is one of this digest. @throws if it is none at all */
export function readSignature(
  cms: Uint8Array,
  digest: Uint8Array,
): { certificate: Buffer; isWhole: boolean } {
  const { parts, algorithm, attributes, value } = read(cms)
  const one = (kind: string): Value => {
    const found = partsOf(attributes, 0xa0)
      .map((part) => partsOf(part))
      .filter(([name]) => isOf(name, kind))
    const [first, second] = found.map(([, values]) => partsOf(values, TAG.set))
    if (!first?.[0] || first.length > 1 || second) throw new Error('An attribute is missing, or there twice')
    return first[0]
  }
  const [, , content, certificates] = parts
  const [certified] = partsOf(partsOf(one(OID.signingCertificate))[0])
  const named = partsOf(certified)[0]
  const certificate = partsOf(certificates, 0xa0).find(
    ({ whole }) => named?.tag === TAG.octets && digestOf(whole).equals(named.content),
  )?.whole
  if (!certificate || !isOf(partsOf(algorithm)[0], OID.sha256)) throw new Error('No such certificate')
  const { publicKey } = readCertificate(certificate)
  const signed = der(TAG.set, attributes.content)
  const isWhole =
    partsOf(content).length === 1 &&
    isOf(one(OID.contentType), OID.data) &&
    one(OID.messageDigest).content.equals(digest) &&
    verify('sha256', signed, publicKey, value)
  return { certificate, isWhole }
}

/** The largest token that is taken; those of public servers have 2 to 7 KB. */
export const LARGEST_STAMP = 10_000

const ANSWER_TIMEOUT_MS = 5_000

/** The same signature with a time stamp on it. @throws if the server gives none that is of it */
export async function stamped(cms: Uint8Array, url: string): Promise<Buffer> {
  const { parts, signer, value } = read(cms)
  const imprint = sequence(sequence(identifier(OID.sha256), NOTHING), octets(digestOf(value)))
  // Positive, and not padded.
  const nonce = der(TAG.integer, Buffer.of(0x4a), randomBytes(7))
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: new Uint8Array(sequence(integer(1), imprint, nonce, der(TAG.boolean, Buffer.of(0xff)))),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
  if (!answer.ok) throw Object.assign(new Error('No time stamp'), { statusCode: answer.status })
  const [status, token] = partsOf(readDer(new Uint8Array(await answer.arrayBuffer())))
  const granted = partsOf(status)[0]?.content[0] ?? 2
  if (granted > 1 || !token || token.whole.length > LARGEST_STAMP) throw new Error('No time stamp')
  const [, , content] = read(token.whole).parts
  const [stamp] = partsOf(partsOf(content)[1], 0xa0)
  if (stamp?.tag !== TAG.octets) throw new Error('No time stamp')
  const facts = partsOf(readDer(stamp.content)).map(({ whole }) => whole)
  if (!facts[2]?.equals(imprint) || !facts.some((fact) => fact.equals(nonce)))
    throw new Error('The time stamp is of something else')
  const signed = sequence(
    ...parts.slice(0, -1).map(({ whole }) => whole),
    set(
      sequence(
        ...partsOf(signer).map(({ whole }) => whole),
        der(0xa1, attribute(OID.timeStamp, token.whole)),
      ),
    ),
  )
  return sequence(identifier(OID.signedData), der(0xa0, signed))
}
