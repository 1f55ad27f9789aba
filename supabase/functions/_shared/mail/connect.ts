import { lookup } from 'node:dns/promises'
import { connect, isIP, type Socket } from 'node:net'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'

/** Tries all addresses of a mail server: Deno's `tls.connect` tries only the first, which may be dead. */

export type Lookup = (host: string) => Promise<string[]>

type SocketRequest = {
  host?: string | undefined
  port?: number | string | undefined
  secure?: boolean | undefined
  tls?: ConnectionOptions | undefined
  /** For all attempts together. */
  connectionTimeout?: number | undefined
}

type GiveSocket = (error: Error | null, socket?: { connection: Socket; secured: boolean }) => void

/** In milliseconds, if there is another address to try. */
const ATTEMPT_TIMEOUT_MS = 2_000

const lookUpAll: Lookup = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

/** Certificates are checked for the host's name, whatever its address. */
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
    // stays, for errors before the mailer listens
    socket.on('error', reject)
    socket.once('close', () => clearTimeout(timer))
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer)
      resolve(socket)
    })
  })
}

/** With the mailer's category as the code; the system's code is kept beside it. */
function withCategory(error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException
  const category =
    code === 'ETIMEDOUT' ? 'ETIMEDOUT' : /^E(NOTFOUND|AI_AGAIN)$/.test(code ?? '') ? 'EDNS' : 'ESOCKET'
  return Object.assign(error as Error, { code: category, ...(code !== category && { originalCode: code }) })
}

/** nodemailer's `getSocket`, beginning with the address that answered last. */
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

/** Passwords are sent over encrypted connections only, even if an attacker strips STARTTLS. */
export function smtpOptions(url: string, lookup?: Lookup) {
  const { protocol, username, hostname } = new URL(url)
  const near = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const encrypted = protocol === 'smtp:' && username !== '' && !near && { requireTLS: true }
  return { url, getSocket: connectToAny(lookup), ...encrypted }
}
