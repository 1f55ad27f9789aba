import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { startEmbeddedDatabase } from '#host/database/embedded.ts'
import { openSql } from './sql.ts'

/** A PostgreSQL 17 that looks like a hosted project's to migrations (tests/platform/*.sql). */

export type HostedProjects = {
  /**
   * @param options open: as in older projects, all roles have all rights on new objects
   * @returns the address for its owner `postgres`, who is no superuser
   */
  create: (name: string, options?: { open?: boolean }) => Promise<string>
  asSuperuser: (url: string) => string
  dispose: () => Promise<void>
}

const readSql = (name: string) => readFile(new URL(`../platform/hosted-${name}.sql`, import.meta.url), 'utf8')

const OPEN = ['tables', 'functions', 'sequences']
  .map(
    (kind) =>
      `alter default privileges for role postgres in schema public grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join('\n')

async function run(url: string, statements: string): Promise<void> {
  const sql = openSql(url)
  try {
    await sql.unsafe(statements)
  } finally {
    await sql.end()
  }
}

export async function startHostedProjects(): Promise<HostedProjects> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hosted-'))
  const password = 'superuser'
  const server = await startEmbeddedDatabase(dataDir, password, pino({ level: 'silent' }))
  const superuser = (user: string) => Object.assign(new URL(server.url), { username: user, password }).href
  // The first superuser cannot be demoted, but renamed as on the platform.
  await run(server.url, `create role renaming login superuser password '${password}'`)
  await run(superuser('renaming'), 'alter role postgres rename to supabase_admin')
  const admin = superuser('supabase_admin')
  await run(admin, `drop role renaming;\n${await readSql('roles')}`)

  const at = (base: string, database: string) =>
    Object.assign(new URL(base), { pathname: `/${database}` }).href
  const owner = Object.assign(new URL(server.url), { username: 'postgres', password: 'postgres' }).href
  return {
    async create(name, { open = false } = {}) {
      await run(admin, `create database ${name} owner postgres`)
      await run(at(admin, name), `${await readSql('project')}\n${open ? OPEN : ''}`)
      return at(owner, name)
    },
    asSuperuser: (url) => at(admin, new URL(url).pathname.slice(1)),
    async dispose() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
