/**
 * `npm run dev`: Astro's development server, which shows a change at once, and the host with a database of its own, made-up data,
 * the functions and captured mail beside it, which starts again after a change of what it runs, mails and the database among it.
 * `PORT` is that of the pages. Policies (CSP) are those of the build only.
 * `-- --fresh` begins with an empty database, `-- --language es`, or SITE_LANGUAGE, shows pages in that language,
 * below /es/, finished or not.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:net'
import { relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { lockDataDir } from '../host/data-dir-lock.ts'
import { PATHS, type Path, prefixOf, REDIRECTS } from '../src/lib/routes.ts'
import { addMadeUpData } from './dev-data.ts'
import { setAsideEarlier, stampDatabase, takeEarlierOver } from './dev-database.ts'
import { OUTPUTS, writeModules } from './outputs.ts'
import { languageCodes } from './translations/languages.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const DATA_DIR = process.env.DATA_DIR || `${ROOT}.data/dev`
/** Paths served by the host; everything else is a page or one of its files. */
const PREFIXES = [
  '/auth/v1',
  '/rest/v1',
  '/storage/v1',
  '/functions/v1',
  '/dev/mail',
  '/dev/pay',
  '/healthz',
  '/readyz',
  '/metrics',
]

/** The port if nobody uses it, or a free one for 0. */
function tryPort(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' ? address?.port : undefined))
    })
  })
}

function refuse(text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

const asked = process.argv.indexOf('--language')
const language = (asked > 0 && process.argv[asked + 1]) || process.env.SITE_LANGUAGE || 'en'
const codes = ['en', ...languageCodes()]
if (!codes.includes(language)) refuse(`The language must be one of ${codes.join(', ')}`)
process.env.SITE_LANGUAGE = language
const prefix = prefixOf(language)

const port = Number(process.env.PORT || 3000)
if (!(await tryPort(port)))
  refuse(
    `Port ${port} is taken: stop what listens there, or choose another one: PORT=${port + 1} npm run dev`,
  )
if (process.argv.includes('--fresh')) {
  await mkdir(DATA_DIR, { recursive: true })
  const unlock = await lockDataDir(DATA_DIR)
  if (!unlock) refuse(`Another process is using ${DATA_DIR}: stop it first.`)
  await unlock()
  await rm(DATA_DIR, { recursive: true })
}

const siteUrl = `http://localhost:${port}`
const hostPort = await tryPort(0)
const hostUrl = `http://127.0.0.1:${hostPort}`
function spawnHost(): ChildProcess {
  return spawn(process.execPath, ['--max-semi-space-size=8', 'host/main.ts'], {
    cwd: ROOT,
    env: {
      // A developer who tries forms writes to the same few addresses all day.
      RATE_LIMIT_RECIPIENT: '1000',
      RATE_LIMIT_ACCOUNT_MAIL: '1000',
      ...process.env,
      DATA_DIR,
      PORT: String(hostPort),
      SITE_URL: siteUrl,
      DEV_SITE_URL: siteUrl,
    },
    stdio: 'inherit',
  })
}
/** The host's redirects; it does not know a page under its file's name. */
function answerAsTheHost(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const [address = '', query] = (request.url ?? '').split('?')
  const path = address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address
  const target = REDIRECTS[path as Path] ?? path.replace(/(?<=[^/])\/+$/, '')
  if (target !== path && !path.startsWith('//')) {
    const location = (path === address ? '' : prefix) + target
    response.writeHead(302, { location: query ? `${location}?${query}` : location }).end()
    return
  }
  if (path !== address) request.url = query ? `${path}?${query}` : path
  if (path.endsWith('.html')) request.url = PATHS.notFound
  next()
}

let host: ChildProcess | undefined
let started = false
let ending = false
let pages: { stop: () => Promise<void> } | undefined

const isRunning = () => host !== undefined && host.exitCode === null && host.signalCode === null

async function end(code: number): Promise<void> {
  await pages?.stop()
  process.exit(code)
}

async function hostIsReady(): Promise<void> {
  while (!(await fetch(`${hostUrl}/readyz`).catch(() => undefined))?.ok) {
    if (!isRunning()) throw new Error('The host did not start')
    await wait(100)
  }
}

/** A developer's external database is left unchanged. */
const ownDatabase = !process.env.DATABASE_URL

async function startHost(): Promise<void> {
  const earlier = ownDatabase && (await setAsideEarlier(DATA_DIR))
  host = spawnHost()
  host.once('exit', (code) => {
    // After the start one that ends is started again, or waits for a mistake to be mended.
    if (ending || !started) void end(code ?? 1)
  })
  await hostIsReady()
  if (!ownDatabase) return
  const left = earlier ? await takeEarlierOver(DATA_DIR) : []
  if (left.length > 0)
    process.stderr.write(`These tables begin anew, as their rows do not fit: ${left.join(', ')}\n`)
  await addMadeUpData(hostUrl, DATA_DIR)
  await stampDatabase(DATA_DIR)
}

/** What the host runs, and what pages read first. */
async function startAgain(): Promise<void> {
  await writeModules().catch(() => undefined)
  await once(spawn(process.execPath, ['tools/generate.ts'], { cwd: ROOT, stdio: 'inherit' }), 'exit')
  if (host && isRunning()) {
    host.kill('SIGTERM')
    await once(host, 'exit')
  }
  await startHost()
}

/** What the host has loaded, or its database is made of, but what is made from other files. */
const SOURCE =
  /^(contract|content|host|supabase)\/.*(?<!\.test)\.(ts|sql)$|^content\/(business|prices)\.yaml$/
const generated = new Set(OUTPUTS.map(({ path }) => path))

/** One after another; changes that arrive meanwhile are one more. */
let running = Promise.resolve()
let changed: NodeJS.Timeout | undefined
function onChange(_event: string, file: string): void {
  const path = relative(ROOT, file)
  if (!SOURCE.test(path) || generated.has(path)) return
  clearTimeout(changed)
  changed = setTimeout(() => {
    running = running.then(startAgain).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : error
      process.stderr.write(`${reason}. It starts again after the next change.\n`)
    })
  }, 100)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    ending = true
    if (!host?.kill(signal)) void end(0)
  })
// However this process ends.
process.once('exit', () => host?.kill())

const firstStart = startHost()
firstStart.catch(() => {})
try {
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  const { dev } = await import('astro')
  const proxy = Object.fromEntries(PREFIXES.map((prefix) => [prefix, hostUrl]))
  pages = await dev({
    root: ROOT,
    server: { port, host: '127.0.0.1' },
    integrations: [
      {
        name: 'development',
        hooks: {
          'astro:config:setup': ({ injectScript }) =>
            injectScript('page', "import '/src/integration/reload.ts'"),
          'astro:server:setup': ({ server }) => {
            server.watcher.on('all', onChange)
            // After Astro's own middleware, which does not know URLs with a trailing slash.
            setImmediate(() => server.middlewares.stack.unshift({ route: '', handle: answerAsTheHost }))
          },
        },
      },
    ],
    vite: { server: { proxy, strictPort: true, watch: { ignored: ['**/.data/**', '**/build/**'] } } },
  })
  await firstStart
  started = true
  process.stdout.write(`
  Pages  ${siteUrl}${prefix && `${prefix}/`}
  Mail   ${siteUrl}/dev/mail
  Log in as customer@example.com, password: development

`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  ending = true
  if (!host?.kill('SIGTERM')) await end(1)
}
