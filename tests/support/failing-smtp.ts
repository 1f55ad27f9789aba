import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/**
 * '451' and '554': refusals. 'hangs': no greeting. 'cut-within', 'cut-after': the connection breaks in the middle of
 * a message, or after it but before the reply. 'limits': refuses more messages than `allow` permits.
 */
export type SmtpFault = 'none' | '451' | '554' | 'hangs' | 'cut-within' | 'cut-after' | 'limits'

export type FailingSmtp = {
  url: string
  fault: SmtpFault
  /** Accepted messages by Message-ID, in order; repeats are listed. */
  taken: { id: string; to: string; subject: string; bytes: number }[]
  delay: number
  met: Partial<Record<SmtpFault, number>>
  /** Connections without a greeting. */
  waiting: () => number
  allow: (messages: number) => void
  refused: Set<string>
  close: () => Promise<void>
}

const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

export async function startFailingSmtp(): Promise<FailingSmtp> {
  let allowed = 0
  const waiting = new Set<string>()

  const meet = (fault: SmtpFault) => {
    smtp.met[fault] = (smtp.met[fault] ?? 0) + 1
  }

  function cut(session: SMTPServerSession): void {
    const connections = server.connections as Set<{ id: string; _socket: Socket }>
    for (const connection of connections) if (connection.id === session.id) connection._socket.destroy()
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
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
        const message = Buffer.concat(chunks)
        const { messageId = '', subject = '' } = await PostalMime.parse(message)
        if (smtp.delay > 0) await wait(smtp.delay)
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        smtp.taken.push({ id: messageId, to, subject, bytes: message.length })
        if (smtp.fault !== 'cut-after') return done()
        meet('cut-after')
        cut(session)
      })
    },
  })
  // cutting connections is what this server is for
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const smtp: FailingSmtp = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    fault: 'none',
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
