import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/**
 * What goes wrong: nothing; a refusal for now or for good; no word at all; the line cut in the middle of a message, or
 * after all of it was taken but before that is said; too many messages since `allow` was last called.
 */
export type Trouble = 'none' | '451' | '554' | 'hangs' | 'cut-within' | 'cut-after' | 'limits'

export type FailingSmtp = {
  url: string
  trouble: Trouble
  /** Every message that was taken, in order, by its Message-ID; one may stand there twice. */
  taken: { id: string; to: string; subject: string; bytes: number }[]
  /** How long it thinks about a message before it takes it, in milliseconds. */
  delay: number
  /** How often each trouble was met. */
  met: Partial<Record<Trouble, number>>
  /** Connections that wait for a first word. */
  waiting: () => number
  /** Lets so many messages pass while it limits. */
  allow: (messages: number) => void
  /** Addresses that are refused for good, whatever else goes well. */
  refused: Set<string>
  close: () => Promise<void>
}

const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

/** A genuine SMTP server that gets into trouble when told to. */
export async function startFailingSmtp(): Promise<FailingSmtp> {
  let allowed = 0
  const waiting = new Set<string>()

  const meet = (trouble: Trouble) => {
    smtp.met[trouble] = (smtp.met[trouble] ?? 0) + 1
  }

  /** Breaks a session's line as a crash of the server would. */
  function cut(session: SMTPServerSession): void {
    const connections = server.connections as Set<{ id: string; _socket: Socket }>
    for (const connection of connections) if (connection.id === session.id) connection._socket.destroy()
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(session, done) {
      if (smtp.trouble !== 'hangs') return done()
      meet('hangs')
      waiting.add(session.id)
    },
    onClose: (session) => void waiting.delete(session.id),
    onRcptTo({ address }, _session, done) {
      if (smtp.refused.has(address)) return done(reply(550, 'No such mailbox'))
      const { trouble } = smtp
      if (trouble === '451' || trouble === '554') {
        meet(trouble)
        return done(reply(Number(trouble), 'Not now'))
      }
      if (trouble === 'limits' && allowed <= 0) {
        meet('limits')
        return done(reply(450, 'Too many messages, slow down'))
      }
      allowed -= 1
      done()
    },
    onData(stream, session, done) {
      if (smtp.trouble === 'cut-within') {
        meet('cut-within')
        stream.once('data', () => cut(session))
        stream.on('error', () => {})
        return
      }
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const message = Buffer.concat(chunks)
        const { messageId = '', subject = '' } = await PostalMime.parse(message)
        if (smtp.delay > 0) await wait(smtp.delay)
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        smtp.taken.push({ id: messageId, to, subject, bytes: message.length })
        if (smtp.trouble !== 'cut-after') return done()
        meet('cut-after')
        cut(session)
      })
    },
  })
  // A broken line is what this server is for.
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const smtp: FailingSmtp = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    trouble: 'none',
    delay: 0,
    taken: [],
    met: {},
    waiting: () => waiting.size,
    allow(messages) {
      allowed = messages
    },
    refused: new Set(),
    close: () => new Promise((closed) => server.close(() => closed())),
  }
  return smtp
}
