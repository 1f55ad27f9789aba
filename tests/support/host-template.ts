import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHost } from './host.ts'

/**
 * A migrated database that the test files' hosts copy. Hosts with a DATA_DIR or DATABASE_URL of their own start
 * empty, as on a first start.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // another project has made it, or the tests that start hosts are skipped
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
