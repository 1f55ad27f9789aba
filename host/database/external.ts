import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import type { Log } from '../log.ts'
import { SettingsError } from '../settings.ts'

/** A PostgreSQL of the operator's own (DATABASE_URL): waited for, and looked at before anything is changed in it. */

const MAJOR = 17

/** A database that starts together with us, or is just being failed over, gets this long, in milliseconds. */
const CONNECT_TIMEOUT_MS = 30_000

/** What the server says of itself and of the role that we come as. */
export type ServerFacts = {
  /** As in `server_version_num`: 170010 for 17.10. */
  version: number
  encoding: string
  /** Whether the role may make the request roles, one of which passes row level security by. */
  may_bootstrap: boolean
  /** Whether it may make schemas in this database. */
  may_create: boolean
}

/** Why a server cannot be used, in words for the operator; undefined when it can. */
export function serverProblem(facts: ServerFacts): string | undefined {
  const major = Math.floor(facts.version / 10_000)
  if (major < MAJOR) return `it is PostgreSQL ${major}, and ${MAJOR} or newer is needed`
  if (facts.encoding !== 'UTF8') return `its encoding is ${facts.encoding}, and UTF8 is needed`
  if (!facts.may_bootstrap) return 'its role must be a superuser, or have CREATEROLE and BYPASSRLS'
  if (!facts.may_create) return 'its role may not make schemas: let it own the database'
  return undefined
}

/** Errors that go away when a database has finished starting, or is reachable again. */
function isPassing(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  // 53: out of connections; 57P: starting up or shutting down. What the server refuses for good has another code.
  return /^(ECONN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|CONNECT|CONNECTION_|53|57P)/.test(
    code,
  )
}

async function readFacts(url: string): Promise<ServerFacts> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    const [facts] = await sql`
      select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
        rolsuper or (rolcreaterole and rolbypassrls) as may_bootstrap,
        has_database_privilege(current_database(), 'create') as may_create
      from pg_roles where rolname = current_user`
    return facts as ServerFacts
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/**
 * Waits until the database answers, and checks that it is one that we can work with.
 * @param timeout how long to wait for it, in milliseconds
 * @throws SettingsError with its address (never its password) and what is wrong
 */
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
      const code = (error as { code?: string }).code ?? 'unknown'
      if (!isPassing(error)) throw new SettingsError(`${place} refuses us (${code}): check DATABASE_URL.`)
      if (performance.now() > deadline) throw new SettingsError(`${place} does not answer (${code}).`)
      if (!told) log.warn({ code }, 'The database does not answer yet')
    }
    await wait(Math.min(1_000, timeout))
  }
}
