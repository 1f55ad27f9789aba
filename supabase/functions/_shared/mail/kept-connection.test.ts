import type { AddressInfo, Socket } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTransport, type Mail, type MailTransport } from './transport.ts'

let server: SMTPServer
let transport: MailTransport
/** The messages of each connection. */
let sessions: Map<string, string[]>
/** Whether the server hangs up after a message, without a reply. */
let cut: boolean

const sockets = () =>
  [...(server.connections as Set<{ _socket: Socket }>)].map(({ _socket: socket }) => socket)

beforeEach(async () => {
  sessions = new Map()
  cut = false
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect({ id }, done) {
      sessions.set(id, [])
      done()
    },
    onData(stream, { id }, done) {
      let text = ''
      stream.on('data', (piece) => {
        text += piece
      })
      stream.on('end', () => {
        sessions.get(id)?.push(text)
        if (cut) for (const socket of sockets()) socket.destroy()
        else done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  transport = createTransport({
    SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    SMTP_TIMEOUT_SECONDS: 5,
    SITE_URL: 'https://www.example.com',
    MAIL_FROM: 'Signet & Quill <hello@example.com>',
    MAIL_CAPTURE_DIR: undefined,
    DKIM_DOMAIN: undefined,
    DKIM_SELECTOR: undefined,
    DKIM_PRIVATE_KEY: undefined,
  })
})
afterEach(() => new Promise<void>((closed) => server.close(closed)))

const mail = (subject: string, text = 'Hello'): Mail => ({
  id: crypto.randomUUID(),
  to: 'zofia@example.com',
  subject,
  text,
  html: `<p>${text}</p>`,
})

const subjects = () =>
  [...sessions.values()].map((texts) => texts.map((text) => /^Subject: (.*)\r$/m.exec(text)?.[1]))

it('two messages, one after the other, share one', async () => {
  await transport.send(mail('one'))
  await transport.send(mail('two'))
  expect(subjects()).toEqual([['one', 'two']])
})

it('one that the server has closed meanwhile is replaced, and nothing is sent twice', async () => {
  await transport.send(mail('one'))
  for (const socket of sockets()) socket.destroy()
  await transport.send(mail('two'))
  expect(subjects()).toEqual([['one'], ['two']])
})

it('one that breaks when a message was taken fails, and does not send it again by itself', async () => {
  await transport.send(mail('one'))
  cut = true
  await expect(transport.send(mail('two'))).rejects.toThrow()
  cut = false
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
  const [[arrived = ''] = []] = sessions.values()
  expect((await PostalMime.parse(arrived)).text?.trimEnd()).toBe(text)
})
