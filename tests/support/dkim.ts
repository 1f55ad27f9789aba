import { createHash, createVerify, type KeyObject } from 'node:crypto'

/** RFC 6376 (rsa-sha256, relaxed/relaxed), written independently of the code that signs. */

const squeeze = (text: string) => text.replace(/[ \t]+/g, ' ')

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => squeeze(line).trimEnd())
  while (lines.at(-1) === '') lines.pop()
  return lines.map((line) => `${line}\r\n`).join('')
}

function relaxedHeader(field: string): string {
  const colon = field.indexOf(':')
  const value = squeeze(field.slice(colon + 1).replaceAll('\r\n', '')).trim()
  return `${field.slice(0, colon).trim().toLowerCase()}:${value}`
}

export type Signature = {
  domain: string
  selector: string
  headers: string[]
  bodyHolds: boolean
  signatureHolds: boolean
}

/** undefined if the message is not signed */
export function verifyDkim(raw: Buffer, publicKey: KeyObject): Signature | undefined {
  const message = raw.toString('latin1')
  const end = message.indexOf('\r\n\r\n')
  const fields = message.slice(0, end).split(/\r\n(?![ \t])/)
  const dkim = fields.find((field) => /^dkim-signature:/i.test(field))
  if (!dkim) return undefined
  const tags: Record<string, string> = {}
  for (const tag of dkim.slice(dkim.indexOf(':') + 1).split(';')) {
    const [name = '', ...value] = tag.split('=')
    tags[name.trim()] = value.join('=').replace(/\s/g, '')
  }
  const names = (tags.h ?? '').split(':')
  // RFC 6376: from the bottom upwards, each field once; a name without a field counts as empty.
  const left = [...fields]
  const signed = names.flatMap((name) => {
    const index = left.findLastIndex((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    return index < 0 ? [] : left.splice(index, 1).map(relaxedHeader)
  })
  const unsigned = relaxedHeader(dkim.replace(/(;\s*b=)[^;]*/, '$1'))
  const data = [...signed, unsigned].join('\r\n')
  return {
    domain: tags.d ?? '',
    selector: tags.s ?? '',
    headers: names.map((name) => name.toLowerCase()),
    bodyHolds:
      createHash('sha256')
        .update(relaxedBody(message.slice(end + 4)), 'latin1')
        .digest('base64') === tags.bh,
    signatureHolds: createVerify('RSA-SHA256')
      .update(data, 'latin1')
      .verify(publicKey, tags.b ?? '', 'base64'),
  }
}
