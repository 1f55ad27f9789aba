import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeSmtp, startSmtp } from '../../../../tests/support/smtp.ts'
import { createTransport, type Mail, type MailTransport } from './transport.ts'

let smtp: FakeSmtp
let transport: MailTransport

beforeEach(async () => {
  smtp = await startSmtp()
  transport = createTransport({
    SMTP_URL: smtp.url,
    SMTP_TIMEOUT_SECONDS: 5,
    SITE_URL: 'https://www.example.com',
    MAIL_FROM: 'Signet & Quill <hello@example.com>',
    MAIL_CAPTURE_DIR: undefined,
    DKIM_DOMAIN: undefined,
    DKIM_SELECTOR: undefined,
    DKIM_PRIVATE_KEY: undefined,
  })
})
afterEach(() => smtp.close())

const mail = (subject: string, text = 'Hello'): Mail => ({
  id: crypto.randomUUID(),
  to: 'zofia@example.com',
  subject,
  text,
  html: `<p>${text}</p>`,
})

/** Of the messages of each connection. */
const subjects = () =>
  Object.values(Object.groupBy(smtp.received, ({ connection }) => connection)).map((received) =>
    received?.map(({ subject }) => subject),
  )

it('two messages, one after the other, share one', async () => {
  await transport.send(mail('one'))
  await transport.send(mail('two'))
  expect(subjects()).toEqual([['one', 'two']])
})

it('one that the server has closed meanwhile is replaced, and nothing is sent twice', async () => {
  await transport.send(mail('one'))
  smtp.cutAll()
  await transport.send(mail('two'))
  expect(subjects()).toEqual([['one'], ['two']])
})

it('one that breaks when a message was taken fails, and does not send it again by itself', async () => {
  await transport.send(mail('one'))
  smtp.fault = 'cut-after'
  await expect(transport.send(mail('two'))).rejects.toThrow()
  smtp.fault = 'none'
  await transport.send(mail('three'))
  expect(subjects()).toEqual([['one', 'two'], ['three']])
})

it('a refused message does not keep the next one from being sent', async () => {
  await transport.send(mail('one'))
  await expect(transport.send({ ...mail('two'), to: 'nobody' })).rejects.toThrow()
  await transport.send(mail('three'))
  expect(subjects().flat()).toEqual(['one', 'three'])
})

it('a long message with dots and all kinds of letters arrives whole', async () => {
  const text = Array.from({ length: 3_000 }, (_, i) => `.${i} zażółć gęślą jaźń`).join('\n')
  await transport.send(mail('long', text))
  expect(smtp.received[0]?.text?.trimEnd()).toBe(text)
})
