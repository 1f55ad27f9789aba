import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Functions, loadFunctions } from '#host/functions/load.ts'
import { anonymous, post, storeQuote } from '../support/clients.ts'
import { type Bundle, type DenoFunctions, denoFunctions, denoRuntimes } from '../support/deno.ts'
import { deployFunctions, platformEnvironment, startPlatformSmtp } from '../support/deployed-functions.ts'
import { freshAddress } from '../support/forms.ts'
import { ownHost } from '../support/own-host.ts'
import { type Call, commonQuestions, goodQuestions, type Question } from './function-requests.ts'

// The functions as on the platform: bundled by the genuine CLI, type-checked and served by Deno (the newest and the
// platform's) from that bundle alone, and asked the same as in Node. All runtimes share one host; Deno goes first, so
// that single-use calls are made there.

const folder = new URL('../../supabase/functions/', import.meta.url)
const names = (await readdir(folder, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name)

const runtimes = denoRuntimes()

/** One of each kind, for `npm test`: for visitors, for providers, with files, scheduled. */
const QUICK = ['create-consultation-payment', 'stripe-webhook', 'send-admin-notification', 'run-jobs']

const { host } = ownHost()
let deno: DenoFunctions
let inThisProcess: Functions
let environment: Record<string, string>
let questions: Record<string, Question[]>
let bundles: Map<string, Bundle>

beforeAll(async () => {
  deno = await denoFunctions()
  bundles = await deployFunctions(deno)
  const platform = await platformEnvironment(host)
  environment = platform.environment
  Object.assign(process.env, environment, platform.keys)
  inThisProcess = await loadFunctions({ clock: { now: () => new Date() } })
  questions = await goodQuestions(host)
}, 300_000)

afterAll(() => deno?.dispose())

/** Replaces what differs between two calls of the same kind. */
function withoutChance(text: string, name: string): string {
  const plain = text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/SQ-[2-9B-Z]{4}-[2-9B-Z]{4}/g, '<reference>')
    .replaceAll(/(request=<id>)\.[\w.-]+/g, '$1.<signature>')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)/g, '<time>')
    .replaceAll(/(ticket|delivered|paper|request)=[\w.<>-]+/g, '$1=<token>')
    .replaceAll(/"token":"[\w.<>-]+"/g, '"token":"<token>"')
    // whether the mail was sent before the time limit
    .replaceAll(/"delivered":(true|false)/g, '"delivered":<soon>')
  // how much, and whether all of it, went within a run's time
  return name === 'run-jobs'
    ? plain.replaceAll(/:\d+/g, ':<number>').replaceAll(/"more":(true|false)/g, '"more":<yet>')
    : plain
}

/** Its bytes contain times. */
const archived = (text: string) => text.match(/account\.json|files\/[\w.-]+|"exported_at"/g)?.join(' ')

const here = (name: string) => (url: string, init: RequestInit) =>
  inThisProcess.fetch(new Request(url, init), name) as Promise<Response>

/** A connection on which a body was refused unread may close during the next request. */
const onItsOwnConnection = (url: string, init: RequestInit) =>
  fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), connection: 'close' } })

type Send = (url: string, init: RequestInit) => Promise<Response>

async function ask(send: Send, url: string, name: string, { query = '', ...init }: Call) {
  const options = { redirect: 'manual', duplex: 'half', ...init } as RequestInit
  const response = await send(`${url}/${name}${query}`, options)
  const bytes = Buffer.from(await response.arrayBuffer())
  // a server omits the body of a HEAD response; a function alone does not
  const text = init.method === 'HEAD' ? '' : bytes.toString('latin1')
  const header = (wanted: string) => withoutChance(response.headers.get(wanted) ?? '', name)
  const compared = ['content-type', 'allow', 'location', 'content-disposition', 'retry-after']
  const cors = ['origin', 'headers', 'methods'].map((part) => `access-control-allow-${part}`)
  return {
    status: response.status,
    headers: Object.fromEntries([...compared, ...cors].map((wanted) => [wanted, header(wanted)])),
    body: header('content-type') === 'application/zip' ? archived(text) : withoutChance(text, name),
  }
}

/**
 * A server that refuses a body unread may close the connection before the client has read the response: then it asks
 * again.
 */
async function persistently<Answer>(label: string, asked: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await asked()
    } catch (error) {
      if (attempt === 20) throw new Error(`${label}: ${(error as Error).cause}`, { cause: error })
    }
  }
}

it('every function is deployed, and asked something in earnest', () => {
  expect([...bundles.keys()].sort()).toEqual(names)
  expect(Object.keys(questions).sort()).toEqual(names)
})

// a compiler may take as long as the machine needs; `tsc` checks the same sources in `npm test`
it('all functions pass Deno’s type check', { tags: ['release'], timeout: 0 }, async () => {
  const checked = await Promise.all(runtimes.map((runtime) => deno.check(runtime)))
  expect(checked).toEqual(runtimes.map(() => ''))
})

it('all functions are uploaded whole, to decide themselves who may call', async () => {
  const all = [...bundles.values()]
  // The platform checks session tokens only.
  expect(all.filter(({ verifyJwt }) => verifyJwt)).toEqual([])
  for (const runtime of runtimes) expect(await deno.missing(runtime, all), runtime.name).toEqual([])
})

describe.each(names)('%s', (name) => {
  it('answers the same in Deno as in Node', { tags: QUICK.includes(name) ? [] : ['release'] }, async () => {
    const bundle = bundles.get(name) as Bundle
    const servers = await Promise.all(
      runtimes.map(async (runtime) => ({
        ...runtime,
        ...(await deno.serve(runtime, bundle, environment)),
      })),
    )
    try {
      for (const { label, call } of [
        ...commonQuestions(host.publishableKey),
        ...(questions[name] as Question[]),
      ]) {
        const next = async () => (typeof call === 'function' ? await call() : call)
        const inDeno: [string, Awaited<ReturnType<typeof ask>>][] = []
        for (const server of servers) {
          const asked = async () => ask(onItsOwnConnection, server.url, name, await next())
          inDeno.push([server.name, await persistently(`${label}, ${server.name}`, asked)])
        }
        const inNode = await ask(here(name), `${host.url}/functions/v1`, name, await next())
        for (const [runtime, answer] of inDeno) {
          expect.soft(answer, `${label}, ${runtime}`).toEqual(inNode)
          expect.soft(answer.status, `${label}, ${runtime}`).not.toBe(500)
        }
      }
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()))
    }
  })
})

describe.each(runtimes)('mail by $name', (runtime) => {
  it('goes over implicit TLS with a password, as the platform lets it', async () => {
    const { smtp, settings } = await startPlatformSmtp(host)
    const bundle = bundles.get('send-admin-notification') as Bundle
    const server = await deno.serve(runtime, bundle, { ...environment, ...settings })
    try {
      const { row } = await storeQuote(anonymous(host), { email: freshAddress() })
      const asked = { ...host, url: server.url }
      expect((await post(asked, '/send-admin-notification', { id: row.id })).status).toBe(200)
      await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(2)
    } finally {
      await server.stop()
      await smtp.close()
    }
  })
})
