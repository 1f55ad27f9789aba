import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { authMailText } from '#functions/_shared/account/auth-texts.ts'
import type { DatabaseClock } from '../database/clock.ts'
import { connect } from '../database/connect.ts'
import { type Listening, listenTo } from '../database/listen.ts'
import { aloneOnDatabase } from '../database/migrate.ts'
import { openRequestPool } from '../database/request-pool.ts'
import { writeBusinessFacts, writeLimits } from '../database/start-values.ts'
import type { Log } from '../log.ts'
import { collectFromDatabase, readPools } from '../metrics/collectors.ts'
import { clockOffset, uploadedBytes } from '../metrics/metrics.ts'
import type { Secrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { withTimeout } from '../timeout.ts'
import { type AuthMail, openApp, prepareDatabase } from './app.ts'
import { patchAuth, takesPassword } from './auth.ts'
import { createCompatHandler, isUpload } from './compat.ts'
import { createFairLimit } from './fair-limit.ts'
import type { FileStorage } from './file-storage.ts'
import { recordDatabaseError, watchForOutage } from './outage.ts'
import { openStorage } from './storage.ts'

/** The embedded backend: @supabase/lite on PostgreSQL, answering /auth/v1, /rest/v1 and /storage/v1. */

export type Sender = {
  /** The visitor's address, behind any proxies. */
  address: string
  /** The socket's own. */
  peer: string
  /** Whether it is one of our functions or commands. */
  trusted: boolean
}

export type Backend = {
  /** Answers a request to one of the three prefixes. Throws Unavailable when the database or storage failed. */
  fetch: (request: Request, sender: Sender) => Promise<Response>
  /** Resolves when the database answers, and rejects within 3 seconds when it does not. */
  ping: () => Promise<void>
  /** Updates the metrics of database and connections; never rejects. */
  refreshMetrics: () => Promise<void>
  /** Resolves when files can be stored. */
  checkFiles: () => Promise<void>
  /** Calls the listener whenever messages have come into the outbox. */
  onMessage: (listener: () => void) => Promise<void>
  close: () => Promise<void>
}

/** Connections for requests. */
const CONNECTIONS = 20

/**
 * What visitors may do at once, and how long they may wait, in milliseconds: not so long that http/api.ts gives up first, and takes the
 * database for slow. Together they leave four connections for the functions, the operator and the jobs. Comparing passwords also
 * occupies the threads that file access needs.
 */
const WAIT_TIMEOUT_MS = 7_000
const CALLS = { total: 14, perNetwork: 6, timeoutMs: WAIT_TIMEOUT_MS }
const PASSWORDS = { total: 2, perNetwork: 1, timeoutMs: WAIT_TIMEOUT_MS }

/** Health check timeout of the database, in milliseconds. */
const PING_TIMEOUT_MS = 2_500

type Options = {
  databaseUrl: string
  /** Set by the database at every ping. */
  clock: DatabaseClock
  settings: Settings
  secrets: Secrets
  log: Log
}

/** Migrates the database and starts the embedded backend on it. */
export async function startBackend({
  databaseUrl,
  clock,
  settings,
  secrets,
  log,
}: Options): Promise<Backend> {
  const requests = openRequestPool(databaseUrl, CONNECTIONS, log)
  // A separate pool, because waiting for a lock must not hold up other requests.
  const locks = openRequestPool(databaseUrl, 3, log)
  const pool = openRequestPool(databaseUrl, 3, log)
  // A separate connection for health checks: they must not queue, nor hang on a dead connection.
  const pingPool = openRequestPool(databaseUrl, 1, log, { silence: PING_TIMEOUT_MS })
  async function ping(): Promise<void> {
    const asked = performance.now()
    const time = 'select extract(epoch from clock_timestamp()) * 1000 as now'
    const { rows } = await withTimeout(PING_TIMEOUT_MS, pingPool.query(time))
    clock.set(Number(rows[0].now), asked)
  }

  const files = countUploads(await openStorage(settings))
  const send = (mail: AuthMail) => enqueueAuthMail(pool, mail)
  const { app, connection } = await openApp({ requests, files, settings, secrets, send })
  const setup = await connect(databaseUrl)
  try {
    await aloneOnDatabase(setup, async () => {
      await prepareDatabase({ app, setup, settings, secrets, log })
      await writeLimits(setup, settings)
      await writeBusinessFacts(setup)
    })
  } finally {
    await setup.end()
  }
  keepGrants(connection)
  exposeErrorCodes(connection)
  await app.init()
  await ping()
  // Otherwise every request of the first second would read the schema for itself.
  await connection.introspect()

  const plain = createCompatHandler((request, peerAddress) => app.fetch(request, { peerAddress }))
  const fetch = patchAuth(plain, { pool, locks, passwords: createFairLimit(PASSWORDS) })
  const calls = createFairLimit(CALLS)
  let listening: Listening | undefined
  return {
    fetch(request, { address, peer, trusted }) {
      const work = () => watchForOutage(address, () => fetch(request, peer))
      // Passwords have a limit of their own. An upload takes as long as the visitor's connection needs, and a connection to the
      // database only before and after.
      const isFree = trusted || takesPassword(request) || isUpload(request)
      return isFree ? work() : calls(address, work)
    },
    ping,
    async refreshMetrics() {
      clockOffset.set(clock.offset())
      readPools({ requests, locks, system: pool })
      await collectFromDatabase(pool)
    },
    checkFiles: () => files.check(),
    async onMessage(listener) {
      listening = await listenTo(databaseUrl, 'outbox', listener)
    },
    async close() {
      await listening?.stop()
      // With a limit: the database may be the reason for stopping.
      const ended = Promise.all([requests, locks, pool, pingPool].map((each) => each.end()))
      await Promise.race([ended, wait(3_000, undefined, { ref: false })])
    },
  }
}

/** Counts stored files for the metrics. */
function countUploads(files: FileStorage): FileStorage {
  return {
    ...files,
    async uploadObject(...upload) {
      const metadata = await files.uploadObject(...upload)
      uploadedBytes.inc(metadata.size)
      return metadata
    },
  }
}

/**
 * On its first request the connection would grant all rights on all tables to anon and authenticated, undoing our
 * migrations. It does so only until it knows whether row level security is in use, so we tell it.
 */
function keepGrants(connection: object): void {
  if (!('rlsState' in connection))
    throw new Error('@supabase/lite has changed: check how it grants rights to anon')
  connection.rlsState = 'active'
}

type DatabaseError = Error & { code?: string; hint?: string }

/** Puts the database's error code and hint into the message, so that compat.ts can tell a violated check from a fault. */
function exposeErrorCodes(connection: { normalizeDbError: (error: unknown) => unknown }): void {
  const original = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => {
    const normalized = original(error) as DatabaseError | undefined
    if (normalized instanceof Error && normalized.code) {
      const { code, hint = null, message } = normalized
      normalized.toString = () => `${code} ${JSON.stringify({ hint, message })}`
    }
    return normalized
  }
}

/** Auth e-mails go through the outbox like all others, so that none is lost when SMTP is down. */
async function enqueueAuthMail(pool: Pool, mail: AuthMail): Promise<void> {
  const html = mail.html ?? ''
  const payload = { subject: mail.subject, text: authMailText(html), html }
  const row = [mail.to, payload, `auth:${crypto.randomUUID()}`]
  await pool
    .query(
      `insert into public.outbox (kind, recipient, payload, dedupe_key) values ('auth', $1, $2, $3)`,
      row,
    )
    .catch((error: unknown) => {
      recordDatabaseError(error)
      throw error
    })
}
