import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { partsOf, startComposedHost } from './composed-host.ts'
import { type Host, startHost } from './host.ts'

/**
 * One backend for all tests of database and backend; each test works on rows and files of its own. A host started for them,
 * or the one that BACKEND_URL and its keys lead to: then there is no data folder and no address of the database, and tests
 * tagged `own-machine` are left out.
 */

declare module 'vitest' {
  export interface ProvidedContext {
    host: Pick<Host, 'url' | 'dataDir' | 'publishableKey' | 'secretKey' | 'jwtSecret' | 'databaseUrl'>
    /** Whether tests can make signed-in customers: in the database, or by the administration of a hosted project. */
    customers: boolean
    /** Folder that holds the bytes of stored files, whoever keeps them. */
    storedFiles: string
  }
}

/** Starts a host and hands it to the tests of a project. */
export async function provideHost(
  project: TestProject,
  env: Record<string, string> = {},
  stored?: string,
): Promise<() => Promise<void>> {
  const parts = partsOf(process.env)
  const host = await (parts ? startComposedHost(parts) : startHost(env))
  const { url, dataDir, publishableKey, secretKey, jwtSecret, databaseUrl } = host
  project.provide('host', { url, dataDir, publishableKey, secretKey, jwtSecret, databaseUrl })
  project.provide('customers', true)
  project.provide('storedFiles', stored ?? join(dataDir, 'files', QUOTE_BUCKET))
  return () => host.dispose()
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { BACKEND_URL, BACKEND_PUBLISHABLE_KEY, BACKEND_SECRET_KEY } = process.env
  if (BACKEND_URL) {
    if (!BACKEND_PUBLISHABLE_KEY || !BACKEND_SECRET_KEY)
      throw new Error('BACKEND_URL needs BACKEND_PUBLISHABLE_KEY and BACKEND_SECRET_KEY beside it')
    project.provide('host', {
      url: BACKEND_URL.replace(/\/$/, ''),
      publishableKey: BACKEND_PUBLISHABLE_KEY,
      secretKey: BACKEND_SECRET_KEY,
      dataDir: '',
      jwtSecret: '',
      databaseUrl: '',
    })
    const headers = { apikey: BACKEND_SECRET_KEY }
    const administration = await fetch(new URL('/auth/v1/admin/users?per_page=1', BACKEND_URL), { headers })
    project.provide('customers', administration.ok)
    project.provide('storedFiles', '')
    return async () => {}
  }
  return provideHost(project)
}
