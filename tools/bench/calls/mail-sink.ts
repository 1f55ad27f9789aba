import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server on this machine that takes every message and keeps none. */

export type MailSink = { url: string; close: () => Promise<void> }

export async function startMailSink(): Promise<MailSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    // A connection that is kept is idle while others have their turns.
    socketTimeout: 3_600_000,
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => done())
    },
  })
  // A client that hangs up is none of our business.
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
