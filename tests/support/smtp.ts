import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Certified } from './certificates.ts'
import { choosePort } from './ports.ts'

export type Received = Email & { envelope: { from: string; to: string[] } }

export type FakeSmtp = {
  url: string
  received: Received[]
  close: () => Promise<void>
}

/** Where a mail server will be once it is started: until then, one that is down. */
export async function reserveSmtp(): Promise<{ url: string; start: () => Promise<FakeSmtp> }> {
  const port = await choosePort()
  return { url: `smtp://127.0.0.1:${port}`, start: () => startSmtp(port) }
}

/** How a server encrypts: from the first byte, or once it is asked to. */
type Encryption = Certified & { from: 'start' | 'STARTTLS' }

/**
 * A genuine SMTP server that keeps what it is given.
 * @param port 0 for any
 * @param reject decides, at the end of each message, whether to refuse it
 * @param encryption none, unless it is given
 * @param password of whoever sends; without it anybody may
 */
export async function startSmtp(
  port = 0,
  reject: () => boolean = () => false,
  encryption?: Encryption,
  password?: string,
): Promise<FakeSmtp> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    onAuth: (login, _session, done) =>
      login.password === password ? done(null, { user: login.username }) : done(new Error('Wrong password')),
    ...(encryption
      ? { key: encryption.key, cert: encryption.cert, secure: encryption.from === 'start' }
      : { disabledCommands: ['STARTTLS'] }),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (reject()) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        const { mailFrom, rcptTo } = session.envelope
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
        received.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), envelope })
        done()
      })
    },
  })
  await new Promise<void>((ready, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', ready)
  })
  // A client that does not like the certificate hangs up.
  server.on('error', () => {})
  const address = server.server.address() as AddressInfo
  return {
    url: encryption
      ? `${encryption.from === 'start' ? 'smtps' : 'smtp'}://localhost:${address.port}`
      : `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise((done) => server.close(() => done())),
  }
}
