import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { startHost } from './host.ts'
import { startS3 } from './s3.ts'
import { provideHosts, shared } from './shared-host.ts'

/** Hosts with files in S3, for the tests about files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ends: (() => Promise<void>)[] = []
  project.provide('customers', true)
  const end = await provideHosts(project, async () => {
    const s3 = await startS3()
    const host = await startHost(s3.env)
    ends.push(async () => {
      await host.dispose()
      await s3.close()
    })
    return shared(host, join(s3.folder, QUOTE_BUCKET))
  })
  return async () => {
    end()
    await Promise.all(ends.map((close) => close()))
  }
}
