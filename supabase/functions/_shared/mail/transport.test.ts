import { generateKeyPairSync } from 'node:crypto'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { verifyDkim } from '../../../../tests/support/dkim.ts'
import { smtpOptions } from './connect.ts'
import { createWriter, type MessageSettings } from './transport.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

const settings: MessageSettings = {
  SITE_URL: 'https://www.example.com',
  MAIL_FROM: 'Signet & Quill <hello@example.com>',
}
const signed: MessageSettings = {
  ...settings,
  DKIM_DOMAIN: 'example.com',
  DKIM_SELECTOR: 's2026',
  DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
}
const mail = {
  id: '00000000-0000-4000-8000-000000000000',
  to: 'zofia@example.com',
  replyTo: { name: 'Zofia Wiśniewska', address: 'zofia@example.com' },
  subject: 'Ein langer Betreff, der umgebrochen wird, weil er länger als eine Zeile ist, und noch etwas',
  text: 'One line  with spaces \nand\ttabs\n\n\n',
  html: '<p>ü</p>',
}

describe('a signed message', () => {
  it('verifies with the public key, for all that readers see', async () => {
    const signature = verifyDkim(await createWriter(signed)(mail), publicKey)
    expect(signature).toMatchObject({
      domain: 'example.com',
      selector: 's2026',
      bodyHolds: true,
      signatureHolds: true,
    })
    for (const name of ['from', 'to', 'reply-to', 'subject', 'date', 'message-id', 'content-type'])
      expect(signature?.headers).toContain(name)
  })

  it('does not verify if a header or the body is changed, or with a different key', async () => {
    const raw = (await createWriter(signed)(mail)).toString('latin1')
    const changed = (from: string, to: string) => {
      expect(raw).toContain(from)
      return verifyDkim(Buffer.from(raw.replace(from, to), 'latin1'), publicKey)
    }
    expect(changed('To: zofia@', 'To: other@')?.signatureHolds).toBe(false)
    expect(changed('One line', 'Two lines')?.bodyHolds).toBe(false)
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey
    expect(verifyDkim(Buffer.from(raw, 'latin1'), other)?.signatureHolds).toBe(false)
  })
})

it('without a key messages go out unsigned', async () => {
  expect(verifyDkim(await createWriter(settings)(mail), publicKey)).toBeUndefined()
})

it('a paper is attached, byte by byte, beside both parts of the message', {
  tags: ['order-mail'],
}, async () => {
  const content = Uint8Array.from({ length: 3000 }, (_, i) => i % 256)
  const source = await createWriter(signed)({ ...mail, papers: [{ filename: 'R-2026-0001.pdf', content }] })
  expect(verifyDkim(source, publicKey)).toMatchObject({ bodyHolds: true, signatureHolds: true })
  const { attachments, html, text } = await PostalMime.parse(source)
  expect(attachments).toMatchObject([
    { filename: 'R-2026-0001.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
  ])
  expect(new Uint8Array(attachments[0]?.content as ArrayBuffer)).toEqual(content)
  expect([html?.trim(), text?.startsWith('One line')]).toEqual([mail.html, true])
})

describe('a connection to a mail server', () => {
  it('must be encrypted before a password is sent to another machine', () => {
    expect(smtpOptions('smtp://user:password@mail.example.com:587')).toMatchObject({ requireTLS: true })
    for (const url of [
      'smtps://user:password@mail.example.com:465',
      'smtp://relay.example.com:25',
      'smtp://user:password@localhost:1025',
    ])
      expect(smtpOptions(url)).not.toHaveProperty('requireTLS')
  })
})
