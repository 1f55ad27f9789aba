/**
 * `npm run dev`: Astro's development server, which shows a change at once, and the host with the database, the functions and
 * captured mail beside it. `PORT` is that of the pages. Policies (CSP) are those of the build only.
 */

import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { writeModules } from './generate.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
/** What the host answers; everything else is a page or one of its files. */
const PREFIXES = ['/auth/v1', '/rest/v1', '/storage/v1', '/functions/v1', '/dev/mail', '/dev/pay']

/** A port that nobody uses, for the host. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

const port = Number(process.env.PORT || 3000)
const siteUrl = `http://localhost:${port}`
const hostPort = String(await freePort())
const host = spawn(process.execPath, ['host/main.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: hostPort, SITE_URL: siteUrl, DEV_SITE_URL: siteUrl },
  stdio: 'inherit',
})

process.env.ASTRO_TELEMETRY_DISABLED = '1'
const { dev } = await import('astro')
const proxy = Object.fromEntries(PREFIXES.map((prefix) => [prefix, `http://127.0.0.1:${hostPort}`]))
const pages = await dev({
  root: ROOT,
  server: { port, host: '127.0.0.1' },
  vite: { server: { proxy, strictPort: true } },
})

host.once('exit', async (code) => {
  await pages.stop()
  process.exit(code ?? 1)
})

/** What is made of the facts is made again when they change, what pages read first. Mails follow when the host starts again. */
async function takeFactsOver(): Promise<void> {
  // The command that follows tells what is wrong.
  await writeModules().catch(() => undefined)
  spawn(process.execPath, ['tools/generate.ts'], { cwd: ROOT, stdio: 'inherit' })
}
let changed: NodeJS.Timeout | undefined
watch(`${ROOT}content`, (_event, name) => {
  if (name !== 'business.yaml') return
  clearTimeout(changed)
  changed = setTimeout(takeFactsOver, 50)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => host.kill(signal))
