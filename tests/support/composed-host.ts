import { createHmac } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { SignJWT } from 'jose'
import { enterEnvironment, functionEnvironment } from '#host/functions/environment.ts'
import { loadFunctions } from '#host/functions/load.ts'
import { loadSecrets } from '#host/secrets.ts'
import { readSettings } from '#host/settings.ts'
import { type Host, startHost, TEST_ENV } from './host.ts'
import { listen } from './listen.ts'
import { withSql } from './sql.ts'

/** Supabase's own services in place of some of the host's, behind a gateway that does what the platform's does. */

/** Addresses of the genuine services, the database they share with the host, and the secret of their tokens. */
export type Parts = { auth?: string; storage?: string; rest?: string; databaseUrl: string; jwtSecret: string }

/** From the environment; undefined if there are none. */
export function partsOf(env: NodeJS.ProcessEnv): Parts | undefined {
  const { AUTH_URL, STORAGE_URL, REST_URL, DATABASE_URL, JWT_SECRET } = env
  if (!AUTH_URL && !STORAGE_URL && !REST_URL) return undefined
  if (!DATABASE_URL || !JWT_SECRET)
    throw new Error('AUTH_URL, STORAGE_URL and REST_URL need DATABASE_URL and JWT_SECRET beside them')
  return {
    ...(AUTH_URL && { auth: AUTH_URL }),
    ...(STORAGE_URL && { storage: STORAGE_URL }),
    ...(REST_URL && { rest: REST_URL }),
    databaseUrl: DATABASE_URL,
    jwtSecret: JWT_SECRET,
  }
}

/** The platform's scheduler waits a minute, which tests of mail cannot. */
const JOBS_MS = 1_000

function pass(
  request: IncomingMessage,
  response: ServerResponse,
  to: string,
  path: string,
  headers: IncomingMessage['headers'],
) {
  const { hostname, port } = new URL(to)
  const onward = send({ hostname, port, path, method: request.method ?? 'GET', headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

export async function startComposedHost(parts: Parts): Promise<Host> {
  const { databaseUrl, jwtSecret } = parts
  const signed = (role: string) =>
    new SignJWT({ role })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime('1d')
      .sign(new TextEncoder().encode(jwtSecret))
  const [anon, service] = await Promise.all([signed('anon'), signed('service_role')])

  const server = createServer()
  const url = (await listen(server)).replace('127.0.0.1', 'localhost')

  // the same in every run: a database keeps its first host's secrets
  const derived = (purpose: string) => createHmac('sha256', jwtSecret).update(purpose).digest('hex')
  const env = {
    ...TEST_ENV,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: jwtSecret,
    SECRET_KEY: `sb_secret_${derived('secret key')}`,
    LINK_SIGNING_SECRET: derived('links'),
  }
  const host = await startHost({ ...env, SITE_URL: url })
  // Woken by it, the host's own jobs would put papers into its own storage.
  await withSql(databaseUrl, (sql) => sql`alter table public.outbox disable trigger announce_message`)
  const settings = { ...readSettings({ ...env, SITE_URL: url, DATA_DIR: host.dataDir }), SITE_URL: url }
  const secrets = await loadSecrets(settings)
  await writeFile(join(host.dataDir, 'secrets.json'), JSON.stringify(secrets))
  enterEnvironment(functionEnvironment({ settings, secrets }))
  const functions = await loadFunctions({ clock: { now: () => new Date() } })

  /** The headers that the platform's gateway adds; undefined without a valid key. */
  function admitted({ headers }: IncomingMessage): IncomingMessage['headers'] | undefined {
    const given = headers.apikey ?? headers.authorization?.replace(/^Bearer /, '')
    const token = given === secrets.secretKey ? service : given === host.publishableKey ? anon : undefined
    if (!token) return undefined
    const { 'sb-forwarded-for': forwarded, ...others } = headers
    const own = headers.authorization && !headers.authorization.startsWith('Bearer sb_')
    return {
      ...others,
      ...(forwarded && token === service && { 'sb-forwarded-for': forwarded }),
      ...(!own && { authorization: `Bearer ${token}` }),
      'cf-connecting-ip': '127.0.0.1',
      'x-forwarded-for': '127.0.0.1',
    }
  }

  async function call(request: IncomingMessage, response: ServerResponse, name: string) {
    const { method = 'GET' } = request
    // Read to the end first: an early refusal may cost a caller who is still sending the response.
    const body = /^(GET|HEAD)$/.test(method) ? null : await buffer(request)
    const headers = new Headers(Object.entries(request.headers).map(([key, value]) => [key, String(value)]))
    headers.set('cf-connecting-ip', '127.0.0.1')
    const answer = await functions.fetch(new Request(url + request.url, { method, headers, body }), name)
    if (!answer) return response.writeHead(404).end()
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    if (!answer.body) return response.end()
    Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]).pipe(response)
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/'
    const [, part = '', rest = ''] = /^\/(auth|storage|rest|functions)\/v1(\/.*)?$/s.exec(path) ?? []
    if (part === 'functions') {
      const name = /^\/([\w-]+)/.exec(rest)?.[1] ?? ''
      void call(request, response, name).catch(() => response.destroy())
      return
    }
    const genuine = parts[part as 'auth' | 'storage' | 'rest']
    if (!genuine) return pass(request, response, host.url, path, request.headers)
    if (request.method === 'OPTIONS' || rest.startsWith('/object/public/'))
      return pass(request, response, genuine, rest, request.headers)
    const headers = admitted(request)
    if (!headers) return response.writeHead(401).end('{"message":"No API key found in request"}')
    pass(request, response, genuine, rest, headers)
  })

  let disposed = false
  const jobs = (async () => {
    const headers = { apikey: secrets.secretKey, 'content-type': 'application/json' }
    while (!disposed) {
      await fetch(`${url}/functions/v1/run-jobs`, { method: 'POST', headers, body: '{}' }).catch(
        () => undefined,
      )
      await wait(JOBS_MS)
    }
  })()

  return {
    ...host,
    url,
    databaseUrl,
    async dispose() {
      disposed = true
      await jobs
      server.closeAllConnections()
      server.close()
      await host.dispose()
    },
  }
}
