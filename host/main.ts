import '#functions/_shared/mail/design/production.ts'
import { mkdir } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { LANGUAGES } from '#content/languages.ts'
import packageJson from '../package.json' with { type: 'json' }
import { checkFacts, missingHere, refuse } from './completeness.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { createDatabaseClock } from './database/clock.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './database/embedded.ts'
import { awaitExternalDatabase } from './database/external.ts'
import { enterEnvironment, functionEnvironment } from './functions/environment.ts'
import { loadFunctions } from './functions/load.ts'
import type { Api } from './http/api.ts'
import type { ServeDevPay } from './http/dev-pay.ts'
import { createReadiness } from './http/health.ts'
import { openJournal } from './http/limit-journal.ts'
import { closeServer, listen } from './http/listen.ts'
import { createRateLimit, steadyNow } from './http/rate-limit.ts'
import { createMetrics } from './http/serve-metrics.ts'
import { createHttpServer, type Parts } from './http/server.ts'
import { createLog, errorCode, type Log, redactConsole } from './log.ts'
import { logLines, refusedCredentials } from './metrics/metrics.ts'
import { samplesLeft } from './samples.ts'
import { startScheduler } from './scheduler.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import { readSettings, type Settings, SettingsError, usesSandbox } from './settings.ts'
import { BUILD_DIR, buildLanguages, ensureBuild } from './static/ensure-build.ts'
import { loadSite, siteElsewhere } from './static/site.ts'
import { keepServing } from './stray-errors.ts'

/** `npm start`: the whole business on one machine. */

/** For requests in progress at a stop. */
const DRAIN_MS = 20_000

/** @param begun called when it is starting by itself, and this thread has time for other things */
async function openDatabase(
  settings: Settings,
  secrets: Secrets,
  log: Log,
  begun: () => void,
): Promise<EmbeddedDatabase> {
  if (settings.DATABASE_URL) {
    begun()
    await awaitExternalDatabase(settings.DATABASE_URL, log)
    return { url: settings.DATABASE_URL, stop: async () => {} }
  }
  return startEmbeddedDatabase(settings.DATA_DIR, secrets.databasePassword, log, begun)
}

async function loadBackend() {
  const [{ createApi }, { startBackend }] = await Promise.all([
    import('./http/api.ts'),
    import('./lite/backend.ts'),
    import('./lite/app.ts').then(({ loadLite }) => loadLite()),
  ])
  return { createApi, startBackend }
}

async function start(settings: Settings, log: Log): Promise<void> {
  log.info(`Release ${packageJson.version}`)
  let parts: Parts | undefined
  let draining = false
  // First: a taken port fails at once, and health checks get an answer while the rest starts.
  const server = createHttpServer({ settings, log, parts: () => parts, draining: () => draining })
  const port = await listen(server, settings.PORT, settings.HOST)
  const site = { ...settings, SITE_URL: settings.SITE_URL.replace(/:0$/, `:${port}`) }

  // Its contents are for this user only.
  await mkdir(settings.DATA_DIR, { recursive: true, mode: 0o700 })
  if (!(await lockDataDir(settings.DATA_DIR)))
    throw new SettingsError(`Another process is using ${settings.DATA_DIR}: stop it, or set DATA_DIR.`)
  const secrets = await loadSecrets(settings)
  const clock = createDatabaseClock(log)
  // From here on whatever is printed may be a function's, or a package's.
  redactConsole(log, ({ event, kind }) => {
    if (event === 'credential-refused') refusedCredentials.inc({ kind: String(kind) })
  })
  const begun = Promise.withResolvers<void>()
  /** While the database starts, whose process must not inherit the functions' secrets. */
  async function loadParts() {
    await begun.promise
    enterEnvironment(functionEnvironment({ settings: site, secrets }))
    return Promise.all([
      loadBackend(),
      loadFunctions({ clock, call: (request): Promise<Response> => api.call(request) }),
    ])
  }
  const [database, [{ createApi, startBackend }, functions]] = await Promise.all([
    openDatabase(settings, secrets, log, begun.resolve),
    loadParts(),
  ])
  const earlier = join(settings.DATA_DIR, 'earlier-assets')
  const buildsLanguages = process.argv.includes('--build-languages')
  const building = buildsLanguages ? LANGUAGES.map(({ code }) => code) : []
  const loadPages = (built: string, awaited: readonly string[] = building) =>
    loadSite(built, earlier, log, settings.ALLOW_INCOMPLETE !== undefined, awaited)
  const [backend, pages] = await Promise.all([
    startBackend({ databaseUrl: database.url, clock, settings: site, secrets, log }),
    settings.DEV_SITE_URL ? siteElsewhere(settings.DEV_SITE_URL) : ensureBuild(log).then(loadPages),
  ])
  const missing = missingHere(settings, pages.built).filter(
    ({ key }) => !buildsLanguages || key !== 'languages',
  )
  refuse(missing, settings)
  const attempts = join(settings.DATA_DIR, 'sign-in-limits')
  const journal = openJournal(attempts, secrets.linkSecret, log, steadyNow)
  const credentials = createRateLimit(settings.RATE_LIMIT_AUTH, { journal })
  const api: Api = createApi({ backend, functions, settings: site, secrets, log, credentials })
  const readiness = createReadiness(backend, settings)
  let sandbox: Promise<ServeDevPay> | undefined
  const devPay: ServeDevPay = async (...visit) => {
    const options = { api, functions, secrets, siteUrl: site.SITE_URL }
    sandbox ??= import('./http/dev-pay.ts').then(({ createDevPay }) => createDevPay(options))
    return (await sandbox)(...visit)
  }
  // Until here, whatever goes wrong is a start that has failed.
  keepServing(log)
  const serving: Parts = {
    site: pages,
    api,
    readiness,
    ...(!settings.local && { missing }),
    metrics: createMetrics({ token: settings.METRICS_TOKEN, readiness, refresh: backend.refreshMetrics }),
    ...(usesSandbox(site) && { devPay }),
  }
  parts = serving
  const scheduler = startScheduler({ functions, secrets, settings, log, ping: backend.ping })
  await backend.onMessage(scheduler.soon)

  async function stop(signal: string): Promise<void> {
    if (draining) return
    draining = true
    log.info({ signal }, 'Stopping')
    // /readyz fails from here on; we keep serving until the proxy notices.
    await wait(settings.DRAIN_SECONDS * 1000)
    await Promise.all([closeServer(server, DRAIN_MS), Promise.race([scheduler.stop(), wait(DRAIN_MS)])])
    await Promise.race([functions.settled(), wait(DRAIN_MS)])
    await backend.close()
    // Last: there is nothing left to write.
    await database.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ code: errorCode(error) }, 'Stopping failed')
        process.exit(1)
      })
    })
  }

  if (missing.length > 0)
    log.warn({ missing: missing.map(({ key }) => key) }, 'A rehearsal only: /readyz says what is missing')
  const samples = settings.local ? [] : await samplesLeft()
  for (const says of samples) log.warn(says)
  if (!settings.local && !settings.STRIPE_SECRET_KEY) {
    log.warn(
      'Consultations cannot be booked: a public site needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
    )
  }
  if (!settings.CLAMD_URL) log.info('Documents are not scanned for viruses: CLAMD_URL is not set')
  if (!settings.SMTP_URL && settings.local) log.info(`Mail is captured: see ${site.SITE_URL}/dev/mail`)
  // Last: people and programs wait for this line.
  log.info(`Ready at ${site.SITE_URL}`)
  // For the next start: a host that is killed would leave nothing.
  flushCompileCache()
  if (settings.DEV_SITE_URL || !buildsLanguages) return
  try {
    await buildLanguages(LANGUAGES, async (language, built) => {
      serving.site = await loadPages(built)
      log.info(`Pages in ${language.name} are ready`)
    })
  } catch (error) {
    log.error({ code: errorCode(error) }, `Pages in further languages: ${(error as Error).message}`)
    serving.site = await loadPages(BUILD_DIR, [])
  }
}

try {
  await checkFacts()
  const settings = readSettings(process.env)
  const log = createLog(settings, (level) => logLines.inc({ level }))
  // Before anything is opened. What the build lacks is known once there is one.
  refuse(missingHere(settings), settings)
  await start(settings, log)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
