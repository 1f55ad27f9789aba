import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { SettingsError } from '../settings.ts'
import { connect } from './connect.ts'

/** An external PostgreSQL (DATABASE_URL) is waited for, and checked before anything is changed in it. */

const MAJOR = 17

const CONNECT_TIMEOUT_MS = 30_000

export type ServerFacts = {
  /** As `server_version_num`: 170010 for 17.10. */
  version: number
  encoding: string
  may_bootstrap: boolean
  may_create: boolean
}

export function serverProblem(facts: ServerFacts): string | undefined {
  const major = Math.floor(facts.version / 10_000)
  if (major < MAJOR) return `it is PostgreSQL ${major}, and ${MAJOR} or newer is required`
  if (facts.encoding !== 'UTF8') return `its encoding is ${facts.encoding}, and UTF8 is required`
  if (!facts.may_bootstrap) return 'its role must be a superuser, or have CREATEROLE and BYPASSRLS'
  if (!facts.may_create) return 'its role may not create schemas: make it own the database'
  return undefined
}

/** The driver sets no code when a connection times out or ends early. */
function codeOf(error: unknown): string {
  const { code, message = '' } = error as { code?: string; message?: string }
  if (code) return code
  if (message.includes('timeout')) return 'ETIMEDOUT'
  return message.includes('terminated') ? 'ECONNRESET' : 'unknown'
}

function isPassing(error: unknown): boolean {
  // 53: out of connections; 57P: starting up or shutting down.
  return /^(ECONN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|53|57P)/.test(codeOf(error))
}

async function readFacts(url: string): Promise<ServerFacts> {
  const client = await connect(url, 5_000)
  try {
    const { rows } = await client.query<ServerFacts>(`
      select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
        rolsuper or (rolcreaterole and rolbypassrls) as may_bootstrap,
        has_database_privilege(current_database(), 'create') as may_create
      from pg_roles where rolname = current_user`)
    return rows[0] as ServerFacts
  } finally {
    await client.end()
  }
}

/** @throws SettingsError with the database's address (never its password) and what is wrong */
export async function awaitExternalDatabase(
  url: string,
  log: Log,
  timeout = CONNECT_TIMEOUT_MS,
): Promise<void> {
  const { hostname, port, pathname } = new URL(url)
  const place = `The database at ${hostname}:${port || 5432}${pathname}`
  const deadline = performance.now() + timeout
  for (let told = false; ; told = true) {
    try {
      const problem = serverProblem(await readFacts(url))
      if (problem) throw new SettingsError(`${place} cannot be used: ${problem}.`)
      return
    } catch (error) {
      if (error instanceof SettingsError) throw error
      const code = codeOf(error)
      if (!isPassing(error))
        throw new SettingsError(`${place} refuses the connection (${code}): check DATABASE_URL.`)
      if (performance.now() > deadline) throw new SettingsError(`${place} does not answer (${code}).`)
      if (!told) log.warn({ code }, 'The database does not answer yet')
    }
    await wait(Math.min(1_000, timeout))
  }
}
