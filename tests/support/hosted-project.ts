import { readFile } from 'node:fs/promises'
import { startPostgres } from './postgres.ts'
import { withSql } from './sql.ts'

/** A PostgreSQL 17 that looks like a hosted project's to migrations (tests/platform/*.sql). */

export type HostedProjects = Awaited<ReturnType<typeof startHostedProjects>>

const readSql = (name: string) => readFile(new URL(`../platform/hosted-${name}.sql`, import.meta.url), 'utf8')

const OPEN = ['tables', 'functions', 'sequences']
  .map(
    (kind) =>
      `alter default privileges for role postgres in schema public grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join('\n')

const run = (url: string, statements: string) => withSql(url, (sql) => sql.unsafe(statements))

export async function startHostedProjects() {
  const server = await startPostgres()
  const { password } = new URL(server.url)
  // The first superuser cannot be demoted, but renamed as on the platform.
  await run(server.url, `create role renaming login superuser password '${decodeURIComponent(password)}'`)
  await run(server.urlFor({ user: 'renaming' }), 'alter role postgres rename to supabase_admin')
  const admin = (database?: string) => server.urlFor({ user: 'supabase_admin', database })
  await run(admin(), `drop role renaming;\n${await readSql('roles')}`)
  return {
    /**
     * @param options open: as in older projects, all roles have all rights on new objects
     * @returns the address for its owner `postgres`, who is no superuser
     */
    async create(name: string, { open = false } = {}) {
      await run(admin(), `create database ${name} owner postgres`)
      await run(admin(name), `${await readSql('project')}\n${open ? OPEN : ''}`)
      return server.urlFor({ user: 'postgres', password: 'postgres', database: name })
    },
    asSuperuser: (url: string) => admin(new URL(url).pathname.slice(1)),
    dispose: server.close,
  }
}
