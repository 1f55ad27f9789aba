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

/** The address of a server that can be started later. */
export async function reserveSmtp(): Promise<{ url: string; start: () => Promise<FakeSmtp> }> {
  const port = await choosePort()
  return { url: `smtp://127.0.0.1:${port}`, start: () => startSmtp(port) }
}

/** From the first byte, or after STARTTLS. */
type Encryption = Certified & { from: 'start' | 'STARTTLS' }

/** Keeps all mail. @param reject decides after each message @param password without it, anyone may send */
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
  // clients that reject the certificate hang up
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
