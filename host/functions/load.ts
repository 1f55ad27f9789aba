import { readdir } from 'node:fs/promises'
import { createDocumentWorker } from './document-worker.ts'

/** The functions of supabase/functions, in this process. */

export type Functions = {
  fetch: (request: Request, name: string) => Promise<Response> | undefined
  settled: () => Promise<void>
}

const FOLDER = new URL('../../supabase/functions/', import.meta.url)

type Options = {
  clock: { now: () => Date }
  /** Without it the functions call SITE_URL over the network. */
  call?: (request: Request) => Promise<Response>
}

export async function loadFunctions({ clock, call }: Options): Promise<Functions> {
  globalThis.DatabaseClock = clock
  globalThis.BackendFetch = call && ((url, init) => call(new Request(url, init)))
  globalThis.DocumentsBeside = createDocumentWorker()
  const pending = new Set<Promise<unknown>>()
  globalThis.EdgeRuntime = {
    waitUntil(work) {
      const tracked = work.catch(() => {}).finally(() => pending.delete(tracked))
      pending.add(tracked)
    },
  }
  const handlers = new Map<string, (request: Request) => Promise<Response>>()
  for (const entry of await readdir(FOLDER, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('_')) continue
    const loaded = await import(new URL(`${entry.name}/index.ts`, FOLDER).href)
    handlers.set(entry.name, loaded.default.fetch)
  }
  return {
    fetch: (request, name) => handlers.get(name)?.(request),
    async settled() {
      await Promise.all(pending)
    },
  }
}
