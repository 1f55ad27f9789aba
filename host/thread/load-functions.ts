import { readdir } from 'node:fs/promises'
import type { Functions } from '../functions.ts'
import type { TextRequest } from './call-port.ts'

/** The functions of supabase/functions, as the platform would run them. */

const FOLDER = new URL('../../supabase/functions/', import.meta.url)

type Options = {
  clock: { now: () => Date }
  /** Answers the functions' calls to the backend; without it they go to SITE_URL over the network. */
  call?: (request: Request | TextRequest) => Promise<Response>
}

/** The functions of the folder. */
export async function functionNames(): Promise<string[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_')).map(({ name }) => name)
}

/** A request of the backend's client: for its data service, text. */
function textRequest(url: RequestInfo | URL, init: RequestInit = {}): Request | TextRequest {
  const { method = 'GET', headers, body = null, signal } = init
  if (typeof url !== 'string' || (body !== null && typeof body !== 'string') || signal)
    return new Request(url, init)
  return { method, url, headers: [...new Headers(headers)], body }
}

/** Loads every function of the folder into this thread, whose environment is to be theirs. */
export async function loadFunctions({ clock, call }: Options): Promise<Functions> {
  globalThis.DatabaseClock = clock
  globalThis.BackendFetch = call && ((url, init) => call(textRequest(url, init)))
  const pending = new Set<Promise<unknown>>()
  globalThis.EdgeRuntime = {
    waitUntil(work) {
      const tracked = work.catch(() => {}).finally(() => pending.delete(tracked))
      pending.add(tracked)
    },
  }
  const handlers = new Map<string, (request: Request) => Promise<Response>>()
  for (const name of await functionNames()) {
    const entry = await import(new URL(`${name}/index.ts`, FOLDER).href)
    handlers.set(name, entry.default.fetch)
  }
  return {
    fetch: (request, name) => handlers.get(name)?.(request),
    async settled() {
      await Promise.all(pending)
    },
  }
}
