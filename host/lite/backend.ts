import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
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
import { queueAuthMail } from './accounts.ts'
import { type AuthMail, openApp, prepareDatabase } from './app.ts'
import { patchAuth, takesPassword } from './auth.ts'
import { createCompatHandler, isUpload } from './compat.ts'
import { createFairLimit, WAIT_TIMEOUT_MS } from './fair-limit.ts'
import { type FileStorage, openStorage } from './file-storage.ts'
import { recordDatabaseError, watchForOutage } from './outage.ts'

/** The embedded backend, @supabase/lite on PostgreSQL: /auth/v1, /rest/v1 and /storage/v1. */

export type Sender = {
  /** The visitor's, behind any proxies. */
  address: string
  peer: string
  trusted: boolean
}

export type Backend = {
  /** Throws Unavailable when the database or storage failed. */
  fetch: (request: Request, sender: Sender) => Promise<Response>
  /** Rejects when the database does not answer within 3 seconds. */
  ping: () => Promise<void>
  refreshMetrics: () => Promise<void>
  checkFiles: () => Promise<void>
  onMessage: (listener: () => void) => Promise<void>
  close: () => Promise<void>
}

const MAX_CONNECTIONS = 20

/**
 * Of visitors; four connections stay for the functions, the operator and the jobs. Comparing passwords also occupies the threads
 * that file access needs.
 */
const CALLS = { total: 14, perNetwork: 6, timeoutMs: WAIT_TIMEOUT_MS }
const PASSWORDS = { total: 2, perNetwork: 1, timeoutMs: WAIT_TIMEOUT_MS }

const PING_TIMEOUT_MS = 2_500

/** Until its connection is closed. On a busy machine a new one may take longer than an answer may; the jobs ask once a minute. */
const PING_SILENCE_MS = 120_000

type Options = {
  databaseUrl: string
  clock: DatabaseClock
  settings: Settings
  secrets: Secrets
  log: Log
}

export async function startBackend({
  databaseUrl,
  clock,
  settings,
  secrets,
  log,
}: Options): Promise<Backend> {
  const requests = openRequestPool(databaseUrl, MAX_CONNECTIONS, log)
  // A separate pool: waiting for a lock must not hold up other requests.
  const locks = openRequestPool(databaseUrl, 3, log)
  const pool = openRequestPool(databaseUrl, 3, log)
  // A separate connection: health checks must not queue, nor hang on a dead connection.
  const pingPool = openRequestPool(databaseUrl, 1, log, {
    silence: PING_SILENCE_MS,
    connect: PING_TIMEOUT_MS,
  })
  async function askTheTime(): Promise<void> {
    const client = await pingPool.connect()
    try {
      const asked = performance.now()
      const time = 'select extract(epoch from clock_timestamp()) * 1000 as now'
      const { rows } = await withTimeout(PING_TIMEOUT_MS, client.query(time))
      clock.set(Number(rows[0].now), asked)
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  const ping = () => withTimeout(PING_TIMEOUT_MS, askTheTime())

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
  // Otherwise every request of the first second would read the schema.
  await connection.introspect()

  const plain = createCompatHandler((request, peerAddress) => app.fetch(request, { peerAddress }), pool)
  const fetch = patchAuth(plain, { pool, locks, passwords: createFairLimit(PASSWORDS) })
  const calls = createFairLimit(CALLS)
  let listening: Listening | undefined
  return {
    fetch(request, { address, peer, trusted }) {
      const work = () => watchForOutage({ address, trusted }, () => fetch(request, peer))
      // Passwords have their own limit. An upload needs a connection only at its beginning and end.
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
      // The database may be the reason for stopping.
      const ended = Promise.all([requests, locks, pool, pingPool].map((each) => each.end()))
      await Promise.race([ended, wait(3_000, undefined, { ref: false })])
    },
  }
}

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

/** The connection would grant anon all rights on its first request, unless it knows that row level security is in use. */
function keepGrants(connection: object): void {
  if (!('rlsState' in connection))
    throw new Error('@supabase/lite has changed: check how it grants rights to anon')
  connection.rlsState = 'active'
}

type DatabaseError = Error & { code?: string; hint?: string }

/** So that compat.ts can tell a violated check from a fault. */
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

/** Through the outbox, so that none is lost while SMTP is down, and it is written in the visitor's language. */
async function enqueueAuthMail(pool: Pool, mail: AuthMail): Promise<void> {
  const [, token, action] = /\/auth\?token_hash=([\w-]+)&amp;type=(\w+)/.exec(mail.html ?? '') ?? []
  await queueAuthMail(pool, mail.to, action, token).catch((error: unknown) => {
    recordDatabaseError(error)
    throw error
  })
}
