import process from 'node:process'
import { createAdminClient } from '@supabase/server/core'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../database.types.ts'
import { type FunctionEnvironment, readEnvironment } from './environment.ts'
import { type LogEvent, logEvent } from './log.ts'
import { createTransport, type MailTransport } from './mail/transport.ts'

/** The backend's client, typed with our tables and functions. */
export type DatabaseClient = SupabaseClient<Database>

/** The handlers' dependencies; entry points build them from the environment, tests build their own. */
export type Dependencies = {
  /** Client with the secret key, which bypasses row level security. */
  database: DatabaseClient
  mail: MailTransport
  settings: FunctionEnvironment
  log: LogEvent
  now: () => Date
  /** Keeps work running after the response has been sent. */
  waitUntil: (work: Promise<unknown>) => void
}

declare global {
  /** Provided by the platform, or by the one-machine host. */
  var EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined
  /** Provided by the one-machine host: the database's time, because its machine's clock may be wrong. */
  var DatabaseClock: { now: () => Date } | undefined
  /** Provided by the one-machine host, whose backend is in the same program. Everywhere else it is on the network. */
  var BackendFetch: typeof fetch | undefined
}

/**
 * A new client with the secret key. With retries, reads would keep the caller waiting for minutes while the database is down.
 * @param headers sent with each of its calls
 */
export function createDatabaseClient(headers: Record<string, string> = {}): DatabaseClient {
  const direct = globalThis.BackendFetch && { fetch: globalThis.BackendFetch }
  return createAdminClient<Database>({
    supabaseOptions: { db: { retry: false }, global: { headers, ...direct } },
  })
}

/** The dependencies of a deployed function. */
export function fromEnvironment(): Dependencies {
  const settings = readEnvironment(process.env)
  return {
    database: createDatabaseClient(),
    mail: createTransport(settings),
    settings,
    log: logEvent,
    now: () => globalThis.DatabaseClock?.now() ?? new Date(),
    waitUntil: (work) => globalThis.EdgeRuntime?.waitUntil(work),
  }
}
