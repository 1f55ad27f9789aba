import { lookup } from 'node:dns/promises'
import { connect, isIP, type Socket } from 'node:net'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'

/**
 * Connections to a mail server by all the addresses of its name. Deno's `tls.connect` takes the first one and no other, so one
 * address that is dead would stop all mail.
 */

/** Addresses of a host, in the order to try them. */
export type Lookup = (host: string) => Promise<string[]>

/** What the mailer knows of the connection that it needs. */
type SocketRequest = {
  host?: string | undefined
  port?: number | string | undefined
  secure?: boolean | undefined
  tls?: ConnectionOptions | undefined
  /** For all attempts together, in milliseconds. */
  connectionTimeout?: number | undefined
}

type GiveSocket = (error: Error | null, socket?: { connection: Socket; secured: boolean }) => void

/** How long an address may take when there is another one, in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 2_000

const lookUpAll: Lookup = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

/** One attempt. Certificates are checked for the name of the host, whatever its address. */
function open(
  { host = '', port, secure, tls }: SocketRequest,
  address: string,
  timeoutMs: number,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const name = isIP(host) ? {} : { servername: host }
    const socket = secure
      ? connectTls({ ...name, ...tls, host: address, port: Number(port ?? 465) })
      : connect({ host: address, port: Number(port ?? 587) })
    const giveUp = () => socket.destroy(Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' }))
    const timer = setTimeout(giveUp, timeoutMs)
    // Stays, for what goes wrong before the mailer listens.
    socket.on('error', reject)
    socket.once('close', () => clearTimeout(timer))
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer)
      resolve(socket)
    })
  })
}

/** With the category that the mailer gives its own failures; the system's code stays beside it. */
function withCategory(error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException
  const category =
    code === 'ETIMEDOUT' ? 'ETIMEDOUT' : /^E(NOTFOUND|AI_AGAIN)$/.test(code ?? '') ? 'EDNS' : 'ESOCKET'
  return Object.assign(error as Error, { code: category, ...(code !== category && { originalCode: code }) })
}

/**
 * How the mailer gets its connections (nodemailer's `getSocket`): from the address that answered last, or else the first that
 * does.
 * @param lookupHost rejects with the system's error for an unknown name
 */
export function connectToAny(lookupHost: Lookup = lookUpAll) {
  let answered = ''

  async function openAny(options: SocketRequest): Promise<Socket> {
    const { host = '', connectionTimeout = 60_000 } = options
    const found = isIP(host) ? [host] : await lookupHost(host)
    const addresses = found.toSorted((a, b) => Number(b === answered) - Number(a === answered))
    const end = performance.now() + connectionTimeout
    for (;;) {
      const address = addresses.shift() ?? host
      const left = Math.max(end - performance.now(), 1)
      try {
        const socket = await open(
          options,
          address,
          addresses.length ? Math.min(left, ATTEMPT_TIMEOUT_MS) : left,
        )
        answered = address
        return socket
      } catch (error) {
        if (addresses.length === 0) throw error
      }
    }
  }

  return (options: SocketRequest, give: GiveSocket): void => {
    openAny(options).then(
      (connection) => give(null, { connection, secured: options.secure === true }),
      (error: unknown) => give(withCategory(error)),
    )
  }
}

/**
 * How to reach a mail server, by whichever of its addresses answers. A password is sent to another machine over an encrypted
 * connection only, even if an attacker strips STARTTLS.
 * @param lookup instead of the system's
 */
export function smtpOptions(url: string, lookup?: Lookup) {
  const { protocol, username, hostname } = new URL(url)
  const near = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const encrypted = protocol === 'smtp:' && username !== '' && !near && { requireTLS: true }
  return { url, getSocket: connectToAny(lookup), ...encrypted }
}
