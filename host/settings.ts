import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { isSigningKey, SHARED_SETTINGS } from '#functions/_shared/environment.ts'
import { Refusal } from './command.ts'

const positive = z.coerce.number().positive()
const count = z.coerce.number().int().positive()

/** '' counts as unset: an empty line in an env file means the default. */
const environment = z.preprocess(
  (env) => Object.fromEntries(Object.entries(env as NodeJS.ProcessEnv).filter(([, value]) => value !== '')),
  z.object({
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    SECRET_KEY: z
      .string()
      .regex(/^sb_secret_\S{20,}$/, 'must begin with sb_secret_ and go on for 20 characters or more')
      .optional(),
    JWT_SECRET: z.string().min(32).optional(),
    LINK_SIGNING_SECRET: z.string().min(32).optional(),
    DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
    ...SHARED_SETTINGS,
    DKIM_PRIVATE_KEY_FILE: z.string().optional(),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      )
      .refine((list) => list.every((entry) => isIP(entry) > 0), 'must be IP addresses separated by commas'),
    METRICS_TOKEN: z.string().min(16).optional(),
    ALLOW_INCOMPLETE: z.literal('1', 'must be 1, or empty').optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    JOBS_INTERVAL_SECONDS: positive.default(60),
    RATE_LIMIT_DATA: count.default(600),
    RATE_LIMIT_FILES: count.default(300),
    RATE_LIMIT_FUNCTIONS: count.default(300),
    RATE_LIMIT_AUTH: count.default(60),
    RATE_LIMIT_FORMS_TOTAL: count.default(2000),
    UNSENT_MEGABYTES_PER_NETWORK: count.default(200),
    UNSENT_MEGABYTES_TOTAL: count.default(2000),
    UPLOAD_MEGABYTES_PER_NETWORK: count.default(2000),
    UPLOAD_MEGABYTES_TOTAL: count.default(20_000),
    BOOKING_HOLDS_PER_EMAIL: count.default(2),
    BOOKING_HOLDS_PER_NETWORK: count.default(6),
    BOOKING_HOLDS_BEFORE_PROOF: count.default(6),
    BOOKING_HOLDS_TOTAL: count.default(8),
    DEV_SITE_URL: z.url({ protocol: /^http$/, hostname: /^(localhost|127\.0\.0\.1)$/ }).optional(),
  }),
)

export const HOST_SETTINGS = environment.out.shape

type Environment = z.infer<typeof environment>

export type Settings = Omit<Environment, 'SITE_URL' | 'DATA_DIR'> & {
  /** Without a trailing slash. */
  SITE_URL: string
  /** Absolute. */
  DATA_DIR: string
  /** Whether SITE_URL points at this machine only. */
  local: boolean
}

export class SettingsError extends Refusal {
  /** Those that are wrong, if they are known. */
  readonly names: readonly string[]

  constructor(message: string, names: readonly string[] = []) {
    super(message)
    this.names = names
  }
}

const DKIM_SETTINGS = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY', 'DKIM_PRIVATE_KEY_FILE']

function readSigning(settings: Environment): Pick<Settings, 'DKIM_PRIVATE_KEY'> {
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY, DKIM_PRIVATE_KEY_FILE } = settings
  const keys = [DKIM_PRIVATE_KEY, DKIM_PRIVATE_KEY_FILE].filter(Boolean).length
  const given = [DKIM_DOMAIN, DKIM_SELECTOR].filter(Boolean).length + keys
  if (given === 0) return {}
  const wrong = (message: string) => new SettingsError(message, DKIM_SETTINGS)
  if (given !== 3 || keys !== 1)
    throw wrong(
      'Set DKIM_DOMAIN, DKIM_SELECTOR and one of DKIM_PRIVATE_KEY and DKIM_PRIVATE_KEY_FILE, or none of them.',
    )
  let pem = DKIM_PRIVATE_KEY ?? ''
  try {
    if (DKIM_PRIVATE_KEY_FILE) pem = readFileSync(DKIM_PRIVATE_KEY_FILE, 'utf8')
  } catch {
    throw wrong('DKIM_PRIVATE_KEY_FILE cannot be read.')
  }
  if (!isSigningKey(pem)) throw wrong('The DKIM key is not a private RSA key of 1024 bits or more, in PEM.')
  return { DKIM_PRIVATE_KEY: pem }
}

/** @throws SettingsError naming every invalid variable and what it should be */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    const names = parsed.error.issues.map(({ path }) => String(path[0]))
    throw new SettingsError(`These settings are invalid:\n${lines.join('\n')}`, names)
  }
  const settings = parsed.data
  if (!settings.STRIPE_SECRET_KEY !== !settings.STRIPE_WEBHOOK_SECRET) {
    throw new SettingsError('Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither.', [
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ])
  }
  const signing = readSigning(settings)
  const siteUrl = new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`)
  return {
    ...settings,
    ...signing,
    SITE_URL: siteUrl.origin,
    DATA_DIR: resolve(settings.DATA_DIR),
    local: ['localhost', '127.0.0.1', '[::1]'].includes(siteUrl.hostname),
  }
}

/** A public site without payment keys takes no bookings. */
export function usesSandbox(settings: Pick<Settings, 'local' | 'STRIPE_SECRET_KEY'>): boolean {
  return settings.local && !settings.STRIPE_SECRET_KEY
}
