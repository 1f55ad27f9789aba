import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { EMBEDDED_PUBLISHABLE_KEY } from '#contract/backend.ts'
import { SHARED_SETTINGS } from '#functions/_shared/environment.ts'
import { type Secrets, sandboxSecret } from './secrets.ts'
import { type Settings, usesSandbox } from './settings.ts'
import type { PlainRequest } from './thread/call-port.ts'

/** supabase/functions, and the environment that the platform would provide. */

export type Functions = {
  /** Answers a request to /functions/v1/NAME, or undefined when there is no such function. */
  fetch: (request: Request, name: string) => Promise<Response> | undefined
  /** Resolves when all work passed to `waitUntil` is done. */
  settled: () => Promise<void>
}

type Options = {
  clock: { now: () => Date }
  /** Answers the functions' calls to the backend; without it they go to SITE_URL over the network. */
  call?: (request: Request | PlainRequest) => Promise<Response>
}

/**
 * Header from which database and functions read the caller's address, as on the platform. The host overwrites it, so that it
 * cannot be forged.
 */
export const CLIENT_ADDRESS_HEADER = 'cf-connecting-ip'

const FOLDER = new URL('../supabase/functions/', import.meta.url)

/** The functions read their settings from the environment, as on the platform. Undefined values are unset. */
export function functionEnvironment({
  settings,
  secrets,
}: {
  settings: Settings
  secrets: Secrets
}): Record<string, string | undefined> {
  const shared = Object.keys(SHARED_SETTINGS).map((name) => {
    const value = settings[name as keyof typeof SHARED_SETTINGS]
    return [name, value === undefined ? undefined : String(value)]
  })
  return {
    ...Object.fromEntries(shared),
    SUPABASE_URL: settings.SITE_URL,
    SUPABASE_PUBLISHABLE_KEY: EMBEDDED_PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: secrets.secretKey,
    SITE_URL: settings.SITE_URL,
    MAIL_CAPTURE_DIR: join(settings.DATA_DIR, 'mail'),
    LINK_SIGNING_SECRET: secrets.linkSecret,
    CLIENT_ADDRESS_HEADER,
    PAYMENT_SANDBOX_SECRET: usesSandbox(settings) ? sandboxSecret(secrets) : undefined,
  }
}

/** The functions of the folder. */
export async function functionNames(): Promise<string[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_')).map(({ name }) => name)
}

/** A request of the backend's client: for its data service, text. */
function requestOf(url: RequestInfo | URL, init: RequestInit = {}): Request | PlainRequest {
  const { method = 'GET', headers, body = null, signal } = init
  if (typeof url !== 'string' || (body !== null && typeof body !== 'string') || signal)
    return new Request(url, init)
  return { method, url, headers: [...new Headers(headers)], body }
}

/** Loads every function of the folder into this thread, whose environment is to be theirs. */
export async function loadFunctions({ clock, call }: Options): Promise<Functions> {
  globalThis.DatabaseClock = clock
  globalThis.BackendFetch = call && ((url, init) => call(requestOf(url, init)))
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
