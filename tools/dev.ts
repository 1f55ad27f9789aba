/**
 * `npm run dev`: Astro's development server, which shows a change at once, and the host with a database of its own, made-up data,
 * the functions and captured mail beside it. `PORT` is that of the pages. Policies (CSP) are those of the build only.
 * `-- --fresh` begins with an empty database, `-- --language es`, or SITE_LANGUAGE, shows pages in that language,
 * below /es/, finished or not.
 */

import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { lockDataDir } from '../host/data-dir-lock.ts'
import { PATHS, type Path, prefixOf, REDIRECTS } from '../src/lib/routes.ts'
import { addMadeUpData } from './dev-data.ts'
import { writeModules } from './outputs.ts'
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
const host = spawn(process.execPath, ['--max-semi-space-size=8', 'host/main.ts'], {
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

let pages: { stop: () => Promise<void> } | undefined
host.once('exit', async (code) => {
  await pages?.stop()
  process.exit(code ?? 1)
})

/** What pages read first. Mails follow when the host restarts. */
async function takeFactsOver(): Promise<void> {
  await writeModules().catch(() => undefined)
  spawn(process.execPath, ['tools/generate.ts'], { cwd: ROOT, stdio: 'inherit' })
}
let changed: NodeJS.Timeout | undefined
watch(`${ROOT}content`, (_event, name) => {
  if (name !== 'business.yaml' && name !== 'prices.yaml') return
  clearTimeout(changed)
  changed = setTimeout(takeFactsOver, 50)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => host.kill(signal))
// However this process ends.
process.once('exit', () => host.kill())

async function hostIsReady(): Promise<void> {
  while (!(await fetch(`${hostUrl}/readyz`).catch(() => undefined))?.ok) await wait(100)
}

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
            // After Astro's own middleware, which does not know URLs with a trailing slash.
            setImmediate(() => server.middlewares.stack.unshift({ route: '', handle: answerAsTheHost }))
          },
        },
      },
    ],
    vite: { server: { proxy, strictPort: true, watch: { ignored: ['**/.data/**', '**/build/**'] } } },
  })
  await hostIsReady()
  // A developer's external database is left unchanged.
  if (!process.env.DATABASE_URL) await addMadeUpData(hostUrl, DATA_DIR)
  process.stdout.write(`
  Pages  ${siteUrl}${prefix && `${prefix}/`}
  Mail   ${siteUrl}/dev/mail
  Log in as customer@example.com, password: development

`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  host.kill('SIGTERM')
}
