import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
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

const NAMES = { secure: 'mail.example.com', plain: 'mail.example.com', local: 'localhost' }
type Kind = keyof typeof NAMES

/** The name of the server that is asked for, its addresses if they need not be found, and what comes of each message. */
const CASES: [what: string, kind: Kind, name: string, addresses: string[], outcome: string][] = [
  ['passes over a closed address', 'secure', 'mail.example.com', [CLOSED, OPEN], 'sent'],
  ['passes over a silent address', 'secure', 'mail.example.com', [SILENT, OPEN], 'sent'],
  ['does so where encryption begins later', 'plain', 'mail.example.com', [CLOSED, OPEN], 'sent'],
  ['sends nothing to a server of another name', 'secure', 'other.example.com', [CLOSED, OPEN], 'ESOCKET'],
  ['finds the addresses of a name by itself', 'local', 'localhost', [], 'sent'],
  ['says that a name has none', 'local', 'mail.invalid', [], 'EDNS'],
  ['says that no address answers', 'secure', 'mail.example.com', [CLOSED], 'ESOCKET'],
]

let folder: string
let authority: string
let silent: Server
/** By the runtime and the number of their case: whether they came encrypted. */
const received: [subject: string, encrypted: boolean][] = []
const servers: Record<Kind, SMTPServer> = {} as never
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
      async onData(stream, session, done) {
        received.push([/^Subject: (.+)$/m.exec(await text(stream))?.[1]?.trim() ?? '', session.secure])
        done()
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

/** Of each runtime. */
let outcomes: string[][][]
beforeAll(async () => {
  const cases = CASES.map(([, kind, name, addresses]) => [
    `${kind === 'plain' ? 'smtp' : 'smtps'}://${name}:${portOf(servers[kind])}`,
    addresses,
  ])
  const env = { PATH: process.env.PATH, HOME: folder, NO_COLOR: '1' }
  outcomes = await Promise.all(
    runtimes.map(async ({ program, args }, place) => {
      const words = [...args, 'tests/platform/mail-host.ts', JSON.stringify(cases), authority, String(place)]
      const { stdout } = await promisify(execFile)(program, words, { cwd: ROOT, env })
      return JSON.parse(stdout)
    }),
  )
})

describe.each(runtimes.map(({ name }, place) => ({ name, place })))('$name', ({ place }) => {
  it.each(CASES.map(([what, , , , outcome], index) => ({ what, outcome, index })))(
    '$what',
    ({ outcome, index }) => {
      expect(outcomes[place]?.[index]).toEqual([outcome, outcome])
      const came = received.filter(([subject]) => subject === `${place} ${index}`)
      expect(came.map(([, encrypted]) => encrypted)).toEqual(outcome === 'sent' ? [true, true] : [])
    },
  )
})
