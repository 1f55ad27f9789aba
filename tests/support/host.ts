import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { EMBEDDED_PUBLISHABLE_KEY } from '#contract/backend.ts'
import { makeSecrets, writeSecrets } from '#host/secrets.ts'
import { ROOT } from './checkout.ts'
import { choosePort } from './ports.ts'
import { waitForNoDisk, withSql } from './sql.ts'

/** Starts a real host, in a process and data folder of its own. */

export type CapturedMail = Email & { file: string }

export type Host = {
  url: string
  dataDir: string
  publishableKey: string
  secretKey: string
  jwtSecret: string
  linkSecret: string
  databaseUrl: string
  pid: () => number
  /** Of all processes for this data folder. */
  output: () => string
  kill: () => Promise<void>
  start: (env?: Record<string, string>) => Promise<void>
  stop: () => Promise<number | null>
  dispose: () => Promise<void>
} & Reach

type Reach = {
  mail: () => Promise<CapturedMail[]>
  waitForMail: (matches: (mail: CapturedMail) => boolean, seconds?: number) => Promise<CapturedMail>
  /** All by default, and then what mail is left. */
  runJobs: (only?: 'mail') => Promise<{ mail: { sent: number; failed: number }; orphans: number }>
}

/** No limit that a fast test could reach, and jobs only on request. */
export const TEST_ENV = {
  RATE_LIMIT_DATA: '100000',
  RATE_LIMIT_FILES: '100000',
  RATE_LIMIT_FUNCTIONS: '100000',
  RATE_LIMIT_AUTH: '100000',
  RATE_LIMIT_FORMS: '100000',
  RATE_LIMIT_FORMS_TOTAL: '1000000',
  RATE_LIMIT_RECIPIENT: '100000',
  RATE_LIMIT_ACCOUNT_MAIL: '100000',
  RATE_LIMIT_VERIFY: '100000',
  UNSENT_MEGABYTES_PER_NETWORK: '100000',
  UNSENT_MEGABYTES_TOTAL: '10000000',
  BOOKING_HOLDS_PER_EMAIL: '100000',
  BOOKING_HOLDS_PER_NETWORK: '100000',
  BOOKING_HOLDS_BEFORE_PROOF: '100000',
  BOOKING_HOLDS_TOTAL: '100000',
  JOBS_INTERVAL_SECONDS: '3600',
}

async function readDatabaseUrl(dataDir: string): Promise<string> {
  const { databasePassword } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  // the port is the fourth line of PostgreSQL's lock file
  const port = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3]
  return `postgres://postgres:${encodeURIComponent(databasePassword)}@127.0.0.1:${port}/postgres`
}

/** A captured file is complete once it has its name, and never changes. */
const parsed = new Map<string, Promise<CapturedMail>>()

async function parseMail(folder: string, file: string): Promise<CapturedMail> {
  return { ...(await PostalMime.parse(await readFile(join(folder, file)))), file }
}

export async function readMail(dataDir: string): Promise<CapturedMail[]> {
  const folder = join(dataDir, 'mail')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(
    files.map((file) => {
      const path = join(folder, file)
      const mail = parsed.get(path) ?? parseMail(folder, file)
      parsed.set(path, mail)
      return mail
    }),
  )
}

/** Messages of one kind sent separately to the operator in ten minutes, which is not a setting. By default no limit. */
export const limitOperatorMail = (databaseUrl: string, limit = 100_000) =>
  withSql(databaseUrl, (sql) =>
    // Two hosts may start at once.
    sql.begin(async (work) => {
      await work`select pg_advisory_xact_lock(1)`
      await work.unsafe(`create or replace function public.operator_mail_limit() returns integer
        language sql immutable set search_path = '' as 'select ${Math.floor(limit)}'`)
    }),
  )

/** Polls until `check` returns a value. */
export async function eventually<T>(
  check: () => Promise<T | undefined> | T | undefined,
  seconds = 20,
  what = 'what the test waits for',
): Promise<T> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const result = await check()
    if (result !== undefined) return result
    if (Date.now() > deadline) throw new Error(`Timed out after ${seconds} s waiting for ${what}`)
    await wait(50)
  }
}

/** Whom a busy host puts off comes back. */
export const untilServed = <Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> =>
  eventually(
    async () => {
      const answer = await ask()
      return answer.status === 503 ? undefined : answer
    },
    60,
    'an answer',
  )

export async function callJobs(host: Pick<Host, 'url' | 'secretKey'>, only?: 'mail' | 'retention') {
  const headers = { apikey: host.secretKey, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify({ only }) }
  const response = await untilServed(() => fetch(`${host.url}/functions/v1/run-jobs`, init))
  if (!response.ok) throw new Error(`run-jobs answered ${response.status}`)
  return response.json()
}

/** What a test does with a host on its own machine. */
export const reach = (host: Pick<Host, 'url' | 'dataDir' | 'secretKey'>): Reach => ({
  mail: () => readMail(host.dataDir),
  waitForMail: (matches, seconds) =>
    eventually(async () => (await readMail(host.dataDir)).find(matches), seconds, 'a captured message'),
  async runJobs(only) {
    const total = { mail: { sent: 0, failed: 0 }, orphans: 0 }
    for (let next = only, more = true; more; next = 'mail') {
      const done = (await callJobs(host, next)) as typeof total & { more: boolean }
      total.mail.sent += done.mail.sent
      total.mail.failed += done.mail.failed
      total.orphans += done.orphans
      more = done.more
    }
    return total
  },
})

async function copyDatabase(from: string, dataDir: string): Promise<void> {
  const { databasePassword } = JSON.parse(await readFile(join(from, 'secrets.json'), 'utf8'))
  await writeSecrets(dataDir, { ...makeSecrets(), databasePassword })
  // keeps owner and rights
  await promisify(execFile)('cp', ['-a', join(from, 'postgres'), dataDir])
}

/**
 * On a fresh data folder. @param env PORT takes precedence over SITE_URL @param root the checkout to run @param into becomes
 * the host
 */
export async function startHost(
  env: Record<string, string> = {},
  root = ROOT,
  into = {} as Host,
): Promise<Host> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'host-')))
  let child: ChildProcess
  let printed = ''
  // closed and reopened with the host
  const port = env.PORT ?? String(await choosePort())
  let settings: Record<string, string> = { ...TEST_ENV, ...env }

  async function launch(): Promise<void> {
    let own = ''
    child = spawn(process.execPath, ['--max-semi-space-size=8', 'host/main.ts'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        MALLOC_ARENA_MAX: '1',
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
        ...settings,
        PORT: port,
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const collect = (chunk: Buffer) => {
      own += chunk.toString()
      printed += chunk.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    await eventually(
      () => {
        if (child.exitCode !== null) throw new Error(`The host ended at once:\n${own}`)
        return /Ready at http:\/\/localhost:\d+/.test(own) || undefined
      },
      120,
      'the host to start',
    ).catch((error: unknown) => {
      child.kill('SIGKILL')
      throw error
    })
    host.url = `http://localhost:${port}`
    host.databaseUrl = settings.DATABASE_URL ?? (await readDatabaseUrl(dataDir))
  }

  const gone = () => new Promise<number | null>((done) => child.once('exit', (code) => done(code)))

  const host: Host = Object.assign(into, {
    url: '',
    dataDir,
    publishableKey: EMBEDDED_PUBLISHABLE_KEY,
    secretKey: '',
    jwtSecret: '',
    linkSecret: '',
    databaseUrl: '',
    pid: () => child.pid ?? 0,
    output: () => printed,
    ...reach(into),
    async kill() {
      const exit = gone()
      child.kill('SIGKILL')
      await exit
    },
    async start(changed = {}) {
      settings = { ...settings, ...changed }
      await launch()
    },
    async stop() {
      if (child.exitCode !== null) return child.exitCode
      const exit = gone()
      child.kill('SIGTERM')
      return exit
    },
    async dispose() {
      await host.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  } satisfies Host)
  const template = process.env.HOST_TEMPLATE
  if (template && root === ROOT && !env.DATA_DIR && !env.DATABASE_URL) await copyDatabase(template, dataDir)
  await launch()
  if (!settings.DATABASE_URL) await waitForNoDisk(host.databaseUrl)
  await limitOperatorMail(host.databaseUrl)
  const kept = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  host.secretKey = settings.SECRET_KEY ?? kept.secretKey
  host.jwtSecret = settings.JWT_SECRET ?? kept.jwtSecret
  host.linkSecret = settings.LINK_SIGNING_SECRET ?? kept.linkSecret
  return host
}
