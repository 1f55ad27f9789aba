import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../database.types.ts'
import type { MakeCertificate, RenderPage } from './certificate/certificate.ts'
import type { FunctionEnvironment } from './environment.ts'
import type { LogEvent } from './log.ts'
import type { MailTransport } from './mail/transport.ts'
import type { MakePaper } from './papers/paper.ts'
import type { Payments } from './payments/provider.ts'

export type DatabaseClient = SupabaseClient<Database>

/** Entry points build them from the environment, tests by hand. */
export type Dependencies = {
  /** With the secret key: bypasses row level security. */
  database: DatabaseClient
  mail: MailTransport
  /** null: no provider is configured. */
  payments: Payments | null
  settings: FunctionEnvironment
  log: LogEvent
  now: () => Date
  waitUntil: (work: Promise<unknown>) => void
} & DocumentMaker

/** What typesets, binds and draws: beside the one-machine host's main thread. */
export type DocumentMaker = { makePaper: MakePaper; makeCertificate: MakeCertificate; renderPage: RenderPage }

/** What a query or the storage returns. @throws its error */
export async function orThrow<Answer extends { data: unknown; error: unknown }>(
  call: PromiseLike<Answer>,
): Promise<Extract<Answer, { error: null }>['data']> {
  const { data, error } = await call
  if (error) throw error
  return data
}

type Functions = Database['public']['Functions']

export const rpc = <Name extends keyof Functions>(
  database: DatabaseClient,
  name: Name,
  args: Functions[Name]['Args'],
): Promise<Functions[Name]['Returns']> => orThrow(database.rpc(name, args))
