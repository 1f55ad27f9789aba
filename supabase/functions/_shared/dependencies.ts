import process from 'node:process'
import { createAdminClient } from '@supabase/server/core'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../database.types.ts'
import { type FunctionEnvironment, readEnvironment } from './environment.ts'
import { type LogEvent, logEvent } from './log.ts'
import { createTransport, type MailTransport } from './mail/transport.ts'

/** The backend's client, knowing our tables and functions. */
export type DatabaseClient = SupabaseClient<Database>

/** What handlers work with; entry points build it from the environment, tests build their own. */
export type Dependencies = {
  /** Client with the secret key: it passes row level security by. */
  database: DatabaseClient
  mail: MailTransport
  settings: FunctionEnvironment
  log: LogEvent
  now: () => Date
  /** Lets work go on after the answer was given, until it is done. */
  waitUntil: (work: Promise<unknown>) => void
}

declare global {
  /** Given by the platform, and by the one-machine host in its place. */
  var EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined
  /** Given by the one-machine host, whose machine's clock may be set by anybody: the database's. */
  var DatabaseClock: { now: () => Date } | undefined
}

/** The dependencies of a deployed function. */
export function fromEnvironment(): Dependencies {
  const settings = readEnvironment(process.env)
  return {
    // Repeated, a reading would keep the caller waiting for minutes while the database is away.
    database: createAdminClient<Database>({ supabaseOptions: { db: { retry: false } } }),
    mail: createTransport(settings),
    settings,
    log: logEvent,
    now: () => globalThis.DatabaseClock?.now() ?? new Date(),
    waitUntil: (work) => globalThis.EdgeRuntime?.waitUntil(work),
  }
}
