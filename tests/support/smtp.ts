import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Certified } from './certificates.ts'
import { choosePort } from './ports.ts'

export type Received = Email & { envelope: { from: string; to: string[] }; connection: string }

/**
 * '451' and '554': refusals. 'hangs': no greeting. 'cut-within', 'cut-after': the connection breaks in the middle of
 * a message, or after it but before the reply. 'limits': refuses more messages than `allow` permits.
 */
export type SmtpFault = 'none' | '451' | '554' | 'hangs' | 'cut-within' | 'cut-after' | 'limits'

export type FakeSmtp = {
  url: string
  /** In order; repeats are listed. */
  received: Received[]
  fault: SmtpFault
  /** How often each was met. */
  met: Partial<Record<SmtpFault, number>>
  /** Milliseconds for each message. */
  delay: number
  /** Mailboxes that do not exist. */
  refused: Set<string>
  /** Connections without a greeting. */
  waiting: () => number
  allow: (messages: number) => void
  /** Breaks all connections, and takes new ones. */
  cutAll: () => void
  close: () => Promise<void>
}

/** The address of a server that can be started later. */
export async function reserveSmtp(): Promise<{ url: string; start: () => Promise<FakeSmtp> }> {
  const port = await choosePort()
  return { url: `smtp://127.0.0.1:${port}`, start: () => startSmtp({ port }) }
}

/** From the first byte, or after STARTTLS. */
type Encryption = Certified & { from: 'start' | 'STARTTLS' }

const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

/** Keeps all mail. @param options without `password`, anyone may send */
export async function startSmtp({
  port = 0,
  encryption,
  password,
}: {
  port?: number
  encryption?: Encryption
  password?: string
} = {}): Promise<FakeSmtp> {
  let allowed = 0
  const waiting = new Set<string>()

  const meet = (fault: SmtpFault) => {
    smtp.met[fault] = (smtp.met[fault] ?? 0) + 1
  }

  function cut(session?: SMTPServerSession): void {
    const connections = server.connections as Set<{ id: string; _socket: Socket }>
    for (const { id, _socket } of connections) if (!session || id === session.id) _socket.destroy()
  }

  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    closeTimeout: 100,
    ...(encryption
      ? { key: encryption.key, cert: encryption.cert, secure: encryption.from === 'start' }
      : { disabledCommands: ['STARTTLS'] }),
    onAuth: (login, _session, done) =>
      login.password === password ? done(null, { user: login.username }) : done(new Error('Wrong password')),
    onConnect(session, done) {
      if (smtp.fault !== 'hangs') return done()
      meet('hangs')
      waiting.add(session.id)
    },
    onClose: (session) => void waiting.delete(session.id),
    onRcptTo({ address }, _session, done) {
      if (smtp.refused.has(address)) return done(reply(550, 'No such mailbox'))
      const { fault } = smtp
      if (fault === '451' || fault === '554') {
        meet(fault)
        return done(reply(Number(fault), 'Not now'))
      }
      if (fault === 'limits' && allowed <= 0) {
        meet('limits')
        return done(reply(450, 'Too many messages, slow down'))
      }
      allowed -= 1
      done()
    },
    onData(stream, session, done) {
      if (smtp.fault === 'cut-within') {
        meet('cut-within')
        stream.once('data', () => cut(session))
        stream.on('error', () => {})
        return
      }
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const { mailFrom, rcptTo } = session.envelope
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        if (smtp.delay > 0) await wait(smtp.delay)
        smtp.received.push({ ...mail, envelope, connection: session.id })
        if (smtp.fault !== 'cut-after') return done()
        meet('cut-after')
        cut(session)
      })
    },
  })
  await new Promise<void>((ready, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', ready)
  })
  // of clients that reject the certificate, and of connections that are cut
  server.on('error', () => {})
  const address = server.server.address() as AddressInfo
  const smtp: FakeSmtp = {
    url: encryption
      ? `${encryption.from === 'start' ? 'smtps' : 'smtp'}://localhost:${address.port}`
      : `smtp://127.0.0.1:${address.port}`,
    received: [],
    fault: 'none',
    met: {},
    delay: 0,
    refused: new Set(),
    waiting: () => waiting.size,
    allow(messages) {
      allowed = messages
    },
    cutAll: () => cut(),
    close: () => new Promise((done) => server.close(() => done())),
  }
  return smtp
}
