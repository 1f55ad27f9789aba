import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { EMBEDDED_PUBLISHABLE_KEY } from '#contract/backend.ts'
import { RETENTION, type RetentionSetting } from '#contract/retention.ts'
import { type Secrets, sandboxSecret } from './secrets.ts'
import { type Settings, usesSandbox } from './settings.ts'

/** Runs supabase/functions in this process, with the environment that the platform would give them. */

export type Functions = {
  /** Answers a request to /functions/v1/NAME, or undefined when there is no such function. */
  fetch: (request: Request, name: string) => Promise<Response> | undefined
  /** Resolves when the work that functions left behind with `waitUntil` is done. */
  settled: () => Promise<void>
}

type Options = {
  settings: Settings
  secrets: Secrets
  /** Where this process reaches its own backend. */
  ownUrl: string
  clock: { now: () => Date }
}

/** Where database and functions find their caller's address, as on the platform. The host sets it, so that nobody else can. */
export const CLIENT_ADDRESS_HEADER = 'cf-connecting-ip'

const FOLDER = new URL('../supabase/functions/', import.meta.url)

/** The functions read their settings from the environment, here as on the platform. Undefined values are unset. */
export function functionEnvironment({
  settings,
  secrets,
  ownUrl,
}: Omit<Options, 'clock'>): Record<string, string | undefined> {
  const kept = Object.keys(RETENTION) as RetentionSetting[]
  return {
    ...Object.fromEntries(kept.map((name) => [name, String(settings[name])])),
    SUPABASE_URL: ownUrl,
    SUPABASE_PUBLIC_URL: settings.SITE_URL,
    SUPABASE_PUBLISHABLE_KEY: EMBEDDED_PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: secrets.secretKey,
    SITE_URL: settings.SITE_URL,
    ADMIN_EMAIL: settings.ADMIN_EMAIL,
    MAIL_FROM: settings.MAIL_FROM,
    SMTP_URL: settings.SMTP_URL,
    MAIL_CAPTURE_DIR: join(settings.DATA_DIR, 'mail'),
    DKIM_DOMAIN: settings.DKIM_DOMAIN,
    DKIM_SELECTOR: settings.DKIM_SELECTOR,
    DKIM_PRIVATE_KEY: settings.DKIM_PRIVATE_KEY,
    CLAMD_URL: settings.CLAMD_URL,
    LINK_SIGNING_SECRET: secrets.linkSecret,
    DOCUMENT_LINK_HOURS: String(settings.DOCUMENT_LINK_HOURS),
    GUEST_LINK_DAYS: String(settings.GUEST_LINK_DAYS),
    GUEST_LINK_RESEND_MINUTES: String(settings.GUEST_LINK_RESEND_MINUTES),
    SMTP_TIMEOUT_SECONDS: String(settings.SMTP_TIMEOUT_SECONDS),
    OUTBOX_RETRY_SECONDS: String(settings.OUTBOX_RETRY_SECONDS),
    CLIENT_ADDRESS_HEADER,
    RATE_LIMIT_FORMS: String(settings.RATE_LIMIT_FORMS),
    RATE_LIMIT_RECIPIENT: String(settings.RATE_LIMIT_RECIPIENT),
    RATE_LIMIT_ACCOUNT_MAIL: String(settings.RATE_LIMIT_ACCOUNT_MAIL),
    FORM_MINIMUM_SECONDS: String(settings.FORM_MINIMUM_SECONDS),
    FORM_PROOF_ROUNDS: String(settings.FORM_PROOF_ROUNDS),
    NEWSLETTER_INTERVAL_MINUTES: String(settings.NEWSLETTER_INTERVAL_MINUTES),
    STRIPE_SECRET_KEY: settings.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: settings.STRIPE_WEBHOOK_SECRET,
    STRIPE_API_URL: settings.STRIPE_API_URL,
    PAYMENT_SANDBOX_SECRET: usesSandbox(settings) ? sandboxSecret(secrets) : undefined,
  }
}

function provideEnvironment(options: Options): void {
  for (const [name, value] of Object.entries(functionEnvironment(options))) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}

/** Loads every function of the folder. */
export async function loadFunctions(options: Options): Promise<Functions> {
  provideEnvironment(options)
  globalThis.DatabaseClock = options.clock
  const pending = new Set<Promise<unknown>>()
  globalThis.EdgeRuntime = {
    waitUntil(work) {
      const tracked = work.catch(() => {}).finally(() => pending.delete(tracked))
      pending.add(tracked)
    },
  }
  const names = (await readdir(FOLDER, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
  const handlers = new Map<string, (request: Request) => Promise<Response>>()
  for (const name of names) {
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
