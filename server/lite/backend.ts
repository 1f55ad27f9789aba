import { join } from 'node:path'
import postgres from 'postgres'
import { EMBEDDED_PUBLISHABLE_KEY } from '#contract/backend.ts'
import { authMailText } from '#functions/_shared/mail/auth-templates.ts'
import { migrate, runPlatformSql } from '../database/migrate.ts'
import type { Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { mendAuth } from './auth.ts'
import { readProjectConfig } from './config.ts'
import { redactConsole } from './console.ts'
import { clearUnfinishedUploads, createFileStorage } from './file-storage.ts'
import { mendRequests } from './mend.ts'

/** The embedded backend: @supabase/lite on PostgreSQL, answering /auth/v1, /rest/v1 and /storage/v1. */

export type Backend = {
  /** Answers a request to one of the three prefixes. */
  fetch: (request: Request, peerAddress: string | null) => Promise<Response>
  /** Resolves when the database answers. */
  ping: () => Promise<void>
  /** Calls the listener whenever messages have come into the outbox. */
  onMessage: (listener: () => void) => Promise<void>
  close: () => Promise<void>
}

/** An e-mail of the auth service. */
export type AuthMail = { to: string; subject: string; text?: string; html?: string }

type Options = {
  databaseUrl: string
  settings: Settings
  secrets: Secrets
  log: Log
}

/** PostgREST's form of a timestamp, where the driver would hand on PostgreSQL's: 2026-11-20T04:25:45.056+00:00. */
function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

/** Brings the database up to date and starts the embedded backend on it. */
export async function startBackend({ databaseUrl, settings, secrets, log }: Options): Promise<Backend> {
  // Read by the packages when they are imported, hence the imports further down.
  process.env.EXPERIMENTAL_STORAGE = '1'
  process.env.DO_NOT_TRACK = '1'
  const [{ App }, { createPostgresConnection }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/postgres'),
  ])
  redactConsole(log)

  const sql = postgres(databaseUrl, { max: 3, onnotice: () => {} })
  await runPlatformSql(sql, 'roles')

  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: 20,
      onnotice: () => {},
      types: {
        timestamptz: { to: 1184, from: [1184], serialize: (value: unknown) => value, parse: isoTimestamp },
      },
    },
  })
  const config = await readProjectConfig()
  const app = new App({
    connection,
    ...config,
    auth: {
      ...config.auth,
      site_url: settings.SITE_URL,
      jwt_secret: secrets.jwtSecret,
      publishable_key: EMBEDDED_PUBLISHABLE_KEY,
      secret_key: secrets.secretKey,
    },
    options: {
      server: { admin: false },
      drivers: { email: { send: (mail: AuthMail) => enqueueAuthMail(sql, mail) } },
    },
  } as unknown as ConstructorParameters<typeof App>[0])

  const files = join(settings.DATA_DIR, 'files')
  await clearUnfinishedUploads(files)
  // Before the schemas are made: without an adapter the storage tables are left out.
  app._storageAdapter = createFileStorage(files)
  await app.ensureSystemSchema()
  await runPlatformSql(sql, 'schemas')
  await migrate(sql, log)
  keepGrants(connection)
  nameDatabaseErrors(connection)
  await app.init()

  const plain = mendRequests((request, peerAddress) => app.fetch(request, { peerAddress }), {
    apiKeys: [EMBEDDED_PUBLISHABLE_KEY, secrets.secretKey],
    jwtSecret: new TextEncoder().encode(secrets.jwtSecret),
  })
  const fetch = mendAuth(plain, { sql })
  return {
    fetch,
    async ping() {
      await sql`select 1`
    },
    async onMessage(listener) {
      await sql.listen('outbox', listener)
    },
    async close() {
      // With a timeout, because after a lost connection the driver would otherwise wait for it for ever.
      await Promise.all([connection.driver.end({ timeout: 3 }), sql.end({ timeout: 3 })])
    },
  }
}

/**
 * On its first request the connection would grant every right on every table to anon and authenticated, undoing what our
 * migrations revoked. It does so only while it does not know whether row level security is in use: we tell it.
 */
function keepGrants(connection: object): void {
  if (!('rlsState' in connection))
    throw new Error('@supabase/lite has changed: check how it grants rights to anon')
  connection.rlsState = 'active'
}

type DatabaseError = Error & { code?: string }

/** Puts the database's error code where the answer shows it, so that mend.ts can tell a violated check from a fault. */
function nameDatabaseErrors(connection: { normalizeDbError: (error: unknown) => unknown }): void {
  const original = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => {
    const normalized = original(error) as DatabaseError | undefined
    if (normalized instanceof Error && normalized.code) {
      normalized.toString = () => `${normalized.code} ${normalized.message}`
    }
    return normalized
  }
}

/** Auth e-mails go through the outbox like all others, so that none is lost when SMTP is down. */
async function enqueueAuthMail(sql: postgres.Sql, mail: AuthMail): Promise<void> {
  const html = mail.html ?? ''
  const payload = { subject: mail.subject, text: authMailText(html), html }
  await sql`
    insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('auth', ${mail.to}, ${sql.json(payload)}, ${`auth:${crypto.randomUUID()}`})`
}
