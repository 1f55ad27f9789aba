import { createServer } from 'node:http'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { partsOf, startComposedHost } from './composed-host.ts'
import { type Host, startHost } from './host.ts'
import { listen } from './listen.ts'

// One backend per worker: its test files run one after another, each test on rows and files of its own. With
// BACKEND_URL there is no data folder or database address, and tests tagged `own-machine` are skipped.

declare module 'vitest' {
  export interface ProvidedContext {
    host: typeof NO_HOST
    hosts: string
    customers: boolean
  }
}

const NO_HOST = {
  url: '',
  dataDir: '',
  publishableKey: '',
  secretKey: '',
  jwtSecret: '',
  linkSecret: '',
  databaseUrl: '',
  storedFiles: '',
  processId: 0,
}

/** Each starts when its worker's first file asks for it, by the worker's number. @returns stops asking */
async function provideHosts(
  project: TestProject,
  start: () => Promise<{ host: typeof NO_HOST; output: () => string }>,
): Promise<() => void> {
  const hosts = new Map<string, ReturnType<typeof start>>()
  const server = createServer(({ url = '' }, response) => {
    const [, worker = '', part] = url.split('/')
    const started = hosts.get(worker) ?? start()
    hosts.set(worker, started)
    started.then(
      ({ host, output }) => response.end(part === 'output' ? output() : JSON.stringify(host)),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  project.provide('hosts', await listen(server))
  project.provide('host', NO_HOST)
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

const shared = (host: Host): typeof NO_HOST => {
  const { url, dataDir, publishableKey, secretKey, jwtSecret, linkSecret, databaseUrl } = host
  const storedFiles = join(dataDir, 'files', QUOTE_BUCKET)
  return {
    ...{ url, dataDir, publishableKey, secretKey, jwtSecret, linkSecret, databaseUrl, storedFiles },
    processId: host.pid(),
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { BACKEND_URL, BACKEND_PUBLISHABLE_KEY, BACKEND_SECRET_KEY } = process.env
  if (BACKEND_URL) {
    if (!BACKEND_PUBLISHABLE_KEY || !BACKEND_SECRET_KEY)
      throw new Error('BACKEND_URL needs BACKEND_PUBLISHABLE_KEY and BACKEND_SECRET_KEY beside it')
    const host = {
      ...NO_HOST,
      url: BACKEND_URL.replace(/\/$/, ''),
      publishableKey: BACKEND_PUBLISHABLE_KEY,
      secretKey: BACKEND_SECRET_KEY,
    }
    const headers = { apikey: BACKEND_SECRET_KEY }
    const administration = await fetch(new URL('/auth/v1/admin/users?per_page=1', BACKEND_URL), { headers })
    project.provide('customers', administration.ok)
    const end = await provideHosts(project, async () => ({ host, output: () => '' }))
    return async () => end()
  }
  const parts = partsOf(process.env)
  const started: Host[] = []
  project.provide('customers', true)
  const end = await provideHosts(project, async () => {
    const host = await (parts ? startComposedHost(parts) : startHost())
    started.push(host)
    return { host: shared(host), output: host.output }
  })
  return async () => {
    end()
    await Promise.all(started.map((host) => host.dispose()))
  }
}
