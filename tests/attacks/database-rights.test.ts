import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ownHost } from '../support/own-host.ts'

/** An attacker inside the database server must not get the host's rights. */

const root = process.getuid?.() === 0

/** Like root's home directory: not accessible to others, with the data folder below. */
const folder = await mkdtemp(join(tmpdir(), 'closed-'))
await chmod(folder, 0o700)
afterAll(() => rm(folder, { recursive: true, force: true }))
const { host, sql } = ownHost({ DATA_DIR: join(folder, 'data') })

type Status = Record<string, string>

async function statusOf(pid: number): Promise<Status> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8')
  return Object.fromEntries(
    text.split('\n').map((line) => {
      const [name = '', value = ''] = line.split(':')
      return [name, value.trim().replace(/\s+/g, ' ')]
    }),
  )
}

async function serverProcesses(): Promise<Status[]> {
  const lockFile = await readFile(join(host.dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  const server = Number(lockFile.split('\n')[0])
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const all = await Promise.all(pids.map((pid) => statusOf(pid).catch(() => ({}) as Status)))
  return all.filter(({ Pid, PPid }) => Number(Pid) === server || Number(PPid) === server)
}

it.runIf(process.platform === 'linux')(
  'its processes have no rights beyond those of their user',
  { tags: ['database-privileges'] },
  async () => {
    await sql`select 1`
    const processes = await serverProcesses()
    expect(processes.length).toBeGreaterThan(3)
    const own = await statusOf(process.pid)
    for (const { Name, Uid, Gid, Groups, CapInh, CapPrm, CapEff, CapBnd, CapAmb, NoNewPrivs } of processes) {
      const given = { CapInh, CapPrm, CapEff, CapBnd, CapAmb, NoNewPrivs }
      if (root) {
        const none = '0'.repeat(16)
        const nothing = { CapInh: none, CapPrm: none, CapEff: none, CapBnd: none, CapAmb: none }
        expect(given, Name).toEqual({ ...nothing, NoNewPrivs: '1' })
        expect(`${Uid} ${Gid} ${Groups}`.split(' '), Name).not.toContain('0')
      } else {
        // the host's user, without further rights
        expect(Uid).toBe(own.Uid)
        for (const [name, value] of Object.entries({ CapInh, CapPrm, CapEff, CapAmb }))
          expect(BigInt(`0x${value}`) & ~BigInt(`0x${own[name]}`), name).toBe(0n)
      }
    }
  },
)

it.runIf(root)('its superuser cannot read root’s files', { tags: ['database-privileges'] }, async () => {
  for (const file of ['/etc/shadow', join(host.dataDir, 'secrets.json')])
    await expect(sql`select pg_read_file(${file})`, file).rejects.toMatchObject({ code: '42501' })
  await expect(sql`copy (select 1) to program 'id > /root/was-here'`).rejects.toThrow()
})

it('is found again after a crash, in a folder that only root can open', async () => {
  await host.kill()
  await host.start()
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})
