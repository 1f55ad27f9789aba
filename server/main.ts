import { mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createAdminClient } from '@supabase/server/core'
import { createSandbox } from '#functions/_shared/payments/sandbox.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './database/embedded.ts'
import { loadFunctions } from './functions.ts'
import { createApi } from './http/api.ts'
import { createDevPay } from './http/dev-pay.ts'
import { createReadiness } from './http/health.ts'
import { createHttpServer, type Parts } from './http/server.ts'
import { startBackend } from './lite/backend.ts'
import { createLog, type Log } from './log.ts'
import { startScheduler } from './scheduler.ts'
import { loadSecrets, sandboxSecret } from './secrets.ts'
import { readSettings, type Settings, SettingsError, usesSandbox } from './settings.ts'
import { ensureBuild } from './static/ensure-build.ts'
import { loadSite } from './static/site.ts'

/** `npm start`: the whole business on one machine. */

/** Requests under way at a stop get this long to finish, in milliseconds. */
const DRAIN = 20_000

async function listen(server: Server, { PORT, HOST }: Settings): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new SettingsError(`Port ${PORT} is taken: stop what uses it, or set PORT.`) : error)
    })
    server.listen(PORT, HOST, resolve)
  })
  return (server.address() as AddressInfo).port
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done))
  server.closeIdleConnections()
  await Promise.race([closed, wait(DRAIN, undefined, { ref: false })])
  server.closeAllConnections()
}

async function start(settings: Settings, log: Log): Promise<void> {
  let parts: Parts | undefined
  // Listening first: a taken port is told at once, and health checks get an answer while the rest starts.
  const server = createHttpServer({ settings, log, parts: () => parts })
  const port = await listen(server, settings)
  const site = { ...settings, SITE_URL: settings.SITE_URL.replace(/:0$/, `:${port}`) }

  // Whatever is in it, mail and documents among them, is for this user alone.
  await mkdir(settings.DATA_DIR, { recursive: true, mode: 0o700 })
  const secrets = await loadSecrets(settings.DATA_DIR)
  const database: EmbeddedDatabase | undefined = settings.DATABASE_URL
    ? undefined
    : await startEmbeddedDatabase(settings.DATA_DIR, secrets.databasePassword, log)
  const databaseUrl = settings.DATABASE_URL ?? (database as EmbeddedDatabase).url
  const [backend, buildDir] = await Promise.all([
    startBackend({ databaseUrl, settings: site, secrets, log }),
    ensureBuild(log),
  ])
  const own = ['0.0.0.0', '::'].includes(settings.HOST) ? '127.0.0.1' : settings.HOST
  const functions = await loadFunctions({ settings: site, secrets, ownUrl: `http://${own}:${port}` })
  parts = {
    site: await loadSite(buildDir),
    api: createApi({ backend, functions, settings: site, secrets, log }),
    readiness: createReadiness(backend, settings),
    ...(usesSandbox(site) && {
      devPay: createDevPay({
        // The environment that the functions were given leads it to our own door.
        sandbox: createSandbox(createAdminClient(), sandboxSecret(secrets)),
        functions,
        siteUrl: site.SITE_URL,
      }),
    }),
  }
  const scheduler = startScheduler({ functions, secrets, settings, log })
  await backend.onMessage(scheduler.soon)
  log.info(`Ready at ${site.SITE_URL}`)
  if (!settings.local && !settings.STRIPE_SECRET_KEY) {
    log.warn(
      'Consultations cannot be booked: a public site needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
    )
  }
  if (!settings.SMTP_URL && settings.local) log.info(`Mail is captured: see ${site.SITE_URL}/dev/mail`)

  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'Stopping')
    await closeServer(server)
    await scheduler.stop()
    await functions.settled()
    await backend.close()
    // The database goes last, when nobody has anything left to write.
    await database?.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('SIGTERM', () => void stop('SIGTERM'))
}

try {
  const settings = readSettings(process.env)
  await start(settings, createLog(settings))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
