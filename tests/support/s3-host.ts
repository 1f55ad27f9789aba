import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { startS3 } from './s3.ts'
import { provideHost } from './shared-host.ts'

/** One host that keeps its files in S3, for the tests that are about files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const s3 = await startS3()
  const stop = await provideHost(project, s3.env, join(s3.folder, QUOTE_BUCKET))
  return async () => {
    await stop()
    await s3.close()
  }
}
