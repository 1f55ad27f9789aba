/** @module-tag own-machine */
import { readdir, readFile, readlink } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { ownHost } from '../support/own-host.ts'

/** The functions call the backend within the process: there is no inner door. */

const { host } = ownHost()

/** (Linux) */
async function listeningPorts(pid: number): Promise<number[]> {
  const descriptors = await readdir(`/proc/${pid}/fd`)
  const links = await Promise.all(
    descriptors.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')),
  )
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/${pid}/net/${name}`, 'utf8')),
  )
  return tables.flatMap((table) =>
    table.split('\n').flatMap((line) => {
      const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/)
      const isOwn = state === '0A' && links.includes(`socket:[${inode}]`)
      return isOwn ? [Number.parseInt(local.split(':')[1] as string, 16)] : []
    }),
  )
}

const LISTENERS = process.platform === 'linux'

it.runIf(LISTENERS)('the host listens on its own port only', async () => {
  expect(await listeningPorts(host.pid())).toEqual([Number(new URL(host.url).port)])
})
