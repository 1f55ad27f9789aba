import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHost } from './host.ts'

/**
 * A host that was started once and stopped, for all test files of a run: their hosts begin with a copy of its database, which is
 * made and migrated already. Hosts with a DATA_DIR or DATABASE_URL of their own begin with nothing, as on a first start; those
 * that the tests of the backend share are among them.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Another project has made it, or the tests that start hosts are left out.
  if (process.env.HOST_TEMPLATE || process.env.BACKEND_URL) return undefined
  const dataDir = await mkdtemp(join(tmpdir(), 'host-template-'))
  const host = await startHost({ DATA_DIR: dataDir })
  await host.stop()
  process.env.HOST_TEMPLATE = dataDir
  return async () => {
    delete process.env.HOST_TEMPLATE
    await rm(dataDir, { recursive: true, force: true })
  }
}
