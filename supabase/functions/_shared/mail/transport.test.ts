import { generateKeyPairSync } from 'node:crypto'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { smtpOptions } from './connect.ts'
import { createWriter, type MessageSettings } from './transport.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

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
  subject: 'A subject',
  text: 'One line',
  html: '<p>ü</p>',
}

/** The parts of its DKIM signature, which nodemailer makes: domain, selector, headers, and the rest. */
async function signatureOf(message: Buffer): Promise<Record<string, string> | undefined> {
  const { headers } = await PostalMime.parse(message)
  const signature = headers.find(({ key }) => key === 'dkim-signature')?.value.replace(/\s/g, '')
  return signature && Object.fromEntries(signature.split(';').map((part) => part.split(/=(.*)/)))
}

it('a message is signed for the domain, with all that readers see; without a key it goes out unsigned', async () => {
  const { d, s, h, b } = (await signatureOf(await createWriter(signed)(mail))) ?? {}
  expect([d, s]).toEqual(['example.com', 's2026'])
  for (const name of ['from', 'to', 'reply-to', 'subject', 'date', 'message-id', 'content-type'])
    expect(h?.toLowerCase().split(':')).toContain(name)
  // Of 2048 bits.
  expect(Buffer.from(b ?? '', 'base64')).toHaveLength(256)
  expect(await signatureOf(await createWriter(settings)(mail))).toBeUndefined()
})

it('a paper is attached, byte by byte, beside both parts of the message', {
  tags: ['order-mail'],
}, async () => {
  const content = Uint8Array.from({ length: 3000 }, (_, i) => i % 256)
  const source = await createWriter(signed)({ ...mail, papers: [{ filename: 'R-2026-0001.pdf', content }] })
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
