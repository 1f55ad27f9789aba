import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAuthority } from '../support/certificates.ts'
import { denoRuntimes } from '../support/deno.ts'

/** Mail servers with several addresses, the first of which does not work. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const DENO = ['run', '--node-modules-dir=manual', '--no-remote', '--allow-all']
const CONFIG = ['--config', 'supabase/functions/deno.json']

const runtimes = [
  { name: 'Node', program: process.execPath, args: [] as string[] },
  ...denoRuntimes().map((runtime) => ({ ...runtime, args: [...DENO, ...CONFIG] })),
]

const CLOSED = '127.0.0.2'
/** Accepts connections, but does not respond. */
const SILENT = '127.0.0.3'
const OPEN = '127.0.0.1'

let folder: string
let authority: string
let silent: Server
let received: string[] = []
const NAMES = { secure: 'mail.example.com', plain: 'mail.example.com', local: 'localhost' }
const servers: Record<keyof typeof NAMES, SMTPServer> = {} as never
const portOf = ({ server }: SMTPServer) => (server.address() as AddressInfo).port

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-hosts-'))
  authority = join(folder, 'authority.pem')
  const { cert, certify } = makeAuthority()
  await writeFile(authority, cert)
  for (const kind of ['secure', 'plain', 'local'] as const) {
    servers[kind] = new SMTPServer({
      secure: kind !== 'plain',
      ...certify(NAMES[kind]),
      authOptional: true,
      onData(stream, session, done) {
        stream.resume().on('end', () => {
          received.push(session.secure ? 'encrypted' : 'open')
          done()
        })
      },
    })
    // clients that reject the certificate hang up
    servers[kind].on('error', () => undefined)
    await new Promise<void>((ready) => servers[kind].listen(0, OPEN, ready))
  }
  silent = createServer().listen(portOf(servers.secure), SILENT)
})
afterAll(async () => {
  for (const server of Object.values(servers)) await new Promise<void>((done) => server.close(() => done()))
  silent.close()
  await rm(folder, { recursive: true })
})

describe.each(runtimes)('$name', ({ program, args }) => {
  async function send(url: string, ...addresses: string[]) {
    received = []
    const words = [...args, 'tests/platform/mail-host.ts', url, addresses.join(','), authority]
    const env = { PATH: process.env.PATH, HOME: folder, NO_COLOR: '1' }
    const { stdout } = await promisify(execFile)(program, words, { cwd: ROOT, env })
    return stdout.trim().split('\n')
  }

  it.each([CLOSED, SILENT])(
    'passes over the first address, %s, and checks the certificate for the name',
    async (first) => {
      const url = `smtps://mail.example.com:${portOf(servers.secure)}`
      expect(await send(url, first, OPEN)).toEqual(['first: sent', 'second: sent'])
      expect(received).toEqual(['encrypted', 'encrypted'])
    },
  )

  it('passes over the first address where encryption begins later', async () => {
    const url = `smtp://mail.example.com:${portOf(servers.plain)}`
    expect(await send(url, CLOSED, OPEN)).toEqual(['first: sent', 'second: sent'])
    expect(received).toEqual(['encrypted', 'encrypted'])
  })

  it('sends nothing to a server with a certificate for another name', async () => {
    const url = `smtps://other.example.com:${portOf(servers.secure)}`
    expect(await send(url, CLOSED, OPEN)).toEqual(['first: ESOCKET', 'second: ESOCKET'])
    expect(received).toEqual([])
  })

  it('finds the addresses of a name by itself', async () => {
    expect(await send(`smtps://localhost:${portOf(servers.local)}`)).toEqual(['first: sent', 'second: sent'])
    expect(await send('smtps://mail.invalid')).toEqual(['first: EDNS', 'second: EDNS'])
  })

  it('says that no address answers', async () => {
    const url = `smtps://mail.example.com:${portOf(servers.secure)}`
    expect(await send(url, CLOSED)).toEqual(['first: ESOCKET', 'second: ESOCKET'])
  })
})
