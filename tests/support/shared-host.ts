import type { TestProject } from 'vitest/node'
import { type Host, startHost } from './host.ts'

/** One host for all tests of database and backend; each test works on rows and files of its own. */

declare module 'vitest' {
  export interface ProvidedContext {
    host: Pick<Host, 'url' | 'dataDir' | 'publishableKey' | 'secretKey' | 'databaseUrl'>
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const host = await startHost()
  const { url, dataDir, publishableKey, secretKey, databaseUrl } = host
  project.provide('host', { url, dataDir, publishableKey, secretKey, databaseUrl })
  return () => host.dispose()
}
