import { join } from 'node:path'
import { EMBEDDED_PUBLISHABLE_KEY } from '#contract/backend.ts'
import { SHARED_SETTINGS } from '#functions/_shared/environment.ts'
import { type Secrets, sandboxSecret } from '../secrets.ts'
import { type Settings, usesSandbox } from '../settings.ts'

/** Database and functions read the caller's address from it, as on the platform. The host overwrites it, so it cannot be forged. */
export const CLIENT_ADDRESS_HEADER = 'cf-connecting-ip'

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
    SEAL_KEY: secrets.sealKey,
    CLIENT_ADDRESS_HEADER,
    PAYMENT_SANDBOX_SECRET: usesSandbox(settings) ? sandboxSecret(secrets) : undefined,
  }
}

/** The functions read it when they are loaded; programs started later inherit it. */
export function enterEnvironment(environment: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}
