import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeSecrets, sandboxSecret } from '#host/secrets.ts'
import { type Host, startHost } from '../../../tests/support/host.ts'
import {
  mainThreadTime,
  peakMemory,
  postmasterOf,
  serverTime,
  treeMemory,
  treeTime,
} from '../load/processes.ts'
import { SECRETS } from './calls.ts'
import type { Cpu } from './figures.ts'
import { type Nginx, startNginx } from './home-page.ts'
import { openPlace, type Place } from './place.ts'

/** What is measured: hosts, and the floor beneath them. */

export type Subject = {
  name: string
  url: string
  /** Whose database it uses. */
  place: Place
  /** So far. */
  cpu: () => Promise<Cpu>
  close: () => Promise<void>
}

export type HostSubject = Subject & {
  host: Host
  /** Bytes of a new host that nobody visits, and at most since. */
  memory: () => Promise<{ atRest: number; peak: number }>
}

/** After so long a host that nobody visits has given memory back (host/quiet-memory.ts), in milliseconds. */
const AT_REST = 25_000

const milliseconds = (seconds: number) => seconds * 1000

async function cpuOf(pid: number, postmaster: number): Promise<Cpu> {
  return {
    process: milliseconds(await treeTime(pid, postmaster)),
    mainThread: milliseconds(await mainThreadTime(pid)),
    database: milliseconds(await serverTime(postmaster)),
  }
}

/** What every host of a run is told. */
export const hostSettings = (smtpUrl: string) => ({
  ...SECRETS,
  SMTP_URL: smtpUrl,
  TRUSTED_PROXIES: '127.0.0.1',
})

/** @param root a checkout, with its packages installed */
export async function startHostSubject(name: string, root: string, smtpUrl: string): Promise<HostSubject> {
  const host = await startHost(hostSettings(smtpUrl), root)
  const postmaster = await postmasterOf(host.databaseUrl)
  await wait(AT_REST)
  const atRest = await treeMemory(host.pid(), postmaster)
  const place = await openPlace(host)
  return {
    name,
    host,
    url: host.url,
    place,
    cpu: () => cpuOf(host.pid(), postmaster),
    memory: async () => ({ atRest, peak: await peakMemory(host.pid()) }),
    async close() {
      await place.sql.end()
      await host.dispose()
    },
  }
}

/**
 * Starts the floor of a host.
 * @param databaseUrl another way to the host's database
 */
export async function startFloor(
  place: Place,
  smtpUrl: string,
  databaseUrl = place.host.databaseUrl,
): Promise<Subject> {
  const folder = await mkdtemp(join(tmpdir(), 'floor-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'floor.ts')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtpUrl,
      FOLDER: folder,
      HOST_URL: place.host.url,
      JWT_SECRET: SECRETS.JWT_SECRET,
      PAYMENT_SECRET: sandboxSecret({ ...makeSecrets(), linkSecret: SECRETS.LINK_SIGNING_SECRET }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  const [port] = await Promise.race([
    once(child.stdout, 'data'),
    gone.then(() => Promise.reject(new Error('The floor did not start'))),
  ])
  const postmaster = await postmasterOf(place.host.databaseUrl)
  return {
    name: 'floor',
    url: `http://127.0.0.1:${Number(port)}`,
    place,
    cpu: () => cpuOf(child.pid ?? 0, postmaster),
    async close() {
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The home page's floor: nginx, or the other floor where there is none. */
export async function startHomePageFloor(floor: Subject): Promise<Subject> {
  const nginx: Nginx | undefined = await startNginx(floor.place.host.url)
  if (!nginx) return { ...floor, close: async () => {} }
  const postmaster = await postmasterOf(floor.place.host.databaseUrl)
  return { ...floor, ...nginx, name: 'nginx', cpu: () => cpuOf(nginx.pid, postmaster) }
}
