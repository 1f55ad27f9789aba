import process from 'node:process'
import { createAdminClient } from '@supabase/server/core'
import type { Database } from '../../database.types.ts'
import type { DatabaseClient, Dependencies, DocumentMaker } from './dependencies.ts'
import { DOCUMENTS_HERE } from './documents/maker.ts'
import { readEnvironment } from './environment.ts'
import { logEvent } from './log.ts'
import { createTransport } from './mail/transport.ts'
import { paymentsFrom } from './payments/from-environment.ts'

declare global {
  /** Set by the platform or the one-machine host. */
  var EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined
  /** The database's clock on the one-machine host, whose own may be wrong. */
  var DatabaseClock: { now: () => Date } | undefined
  /** Calls the one-machine host's backend within the process; elsewhere it is on the network. */
  var BackendFetch: typeof fetch | undefined
  /** Beside the one-machine host's main thread. */
  var DocumentsBeside: DocumentMaker | undefined
}

/** With the secret key. No retries: while the database is down, reads would take minutes. */
export function createDatabaseClient(headers: Record<string, string> = {}): DatabaseClient {
  const direct = globalThis.BackendFetch && { fetch: globalThis.BackendFetch }
  return createAdminClient<Database>({
    supabaseOptions: { db: { retry: false }, global: { headers, ...direct } },
  })
}

export function fromEnvironment(): Dependencies {
  const settings = readEnvironment(process.env)
  const database = createDatabaseClient()
  const now = () => globalThis.DatabaseClock?.now() ?? new Date()
  return {
    ...{ database, settings, now, log: logEvent },
    mail: createTransport(settings),
    payments: paymentsFrom(settings, { database, now }),
    ...(globalThis.DocumentsBeside ?? DOCUMENTS_HERE),
    waitUntil: (work) => globalThis.EdgeRuntime?.waitUntil(work),
  }
}
