import { createPrivateKey } from 'node:crypto'
import * as z from 'zod/mini'
import { OPERATOR_EMAIL, SENDER } from '#contract/business-facts.ts'
import { EMAIL_PATTERN } from '#contract/email-address.ts'
import { FORM_MINIMUM_SECONDS } from '#contract/limits.ts'
import { RETENTION, type RetentionSetting } from '#contract/retention.ts'
import { sealKeyFault } from './certificate/seal-key.ts'

/** On the platform the functions' secrets, on one machine what the host passes on. */

const isLoopback = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

const positive = (fallback: number) => z._default(z.coerce.number().check(z.positive()), fallback)

const count = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.positive()), fallback)

const retention = Object.fromEntries(
  Object.entries(RETENTION).map(([name, fallback]) => [name, positive(fallback)]),
) as Record<RetentionSetting, ReturnType<typeof positive>>

const NAMED = /^(?:"(?:[^"\\]|\\.)*" ?|[^<>@:]*)<([^<>]+)>$/

/** Of a mailbox such as MAIL_FROM, with or without a name. */
export const addressIn = (mailbox: string): string => NAMED.exec(mailbox)?.[1] ?? mailbox

/** Without an address, mail would go out without a sender. */
const isMailbox = (text: string) => EMAIL_PATTERN.test(addressIn(text))

/** With an invalid key messages would be sent unsigned, and nobody would notice. */
export function isSigningKey(pem: string | undefined): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem ?? '')
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 1024
  } catch {
    return false
  }
}

/** On one line, in a file of settings. */
const lines = (pem: string) => pem.replaceAll('\\n', '\n')

/** The host reads these too (host/settings.ts) and passes them on. */
export const SHARED_SETTINGS = {
  ...retention,
  /** smtp(s)://user:password@host:port; without it messages are written to MAIL_CAPTURE_DIR. */
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  SMTP_TIMEOUT_SECONDS: z._default(z.coerce.number().check(z.positive(), z.maximum(60)), 20),
  ADMIN_EMAIL: z._default(z.email(), OPERATOR_EMAIL),
  MAIL_FROM: z._default(
    z.string().check(z.refine(isMailbox, 'must be one address, or Name <address>')),
    SENDER,
  ),
  /** All or none. The key is RSA, in PEM; line breaks may be written as \\n. */
  DKIM_DOMAIN: z.optional(z.hostname().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i))),
  DKIM_SELECTOR: z.optional(z.hostname().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i))),
  DKIM_PRIVATE_KEY: z.optional(z.pipe(z.string(), z.transform(lines))),
  /** A private key and its certificate, in PEM; line breaks may be written as \\n. Without it papers are not sealed. */
  SEAL_KEY: z.optional(
    z.pipe(z.string(), z.transform(lines)).check((key) => {
      const fault = sealKeyFault(key.value)
      if (fault) key.issues.push({ code: 'custom', message: fault, input: key.value })
    }),
  ),
  /** An RFC 3161 server. */
  TIMESTAMP_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** Without it files are not scanned. */
  CLAMD_URL: z.optional(
    z.string().check(z.regex(/^(tcp:\/\/[^/]+|unix:\/\/\/.+)$/, 'must be tcp://host:port or unix:///path')),
  ),
  DOCUMENT_LINK_HOURS: positive(30 * 24),
  GUEST_LINK_DAYS: positive(30),
  GUEST_LINK_RESEND_MINUTES: count(10),
  OUTBOX_RETRY_SECONDS: positive(30),
  /** The service that checks VAT numbers: only a stand-in is built in. */
  VAT_CHECK: z.optional(z.literal('sandbox')),
  RATE_LIMIT_FORMS: count(150),
  RATE_LIMIT_RECIPIENT: count(5),
  RATE_LIMIT_ACCOUNT_MAIL: count(10),
  RATE_LIMIT_VERIFY: count(60),
  FORM_MINIMUM_SECONDS: z._default(z.coerce.number().check(z.nonnegative()), FORM_MINIMUM_SECONDS),
  FORM_PROOF_ROUNDS: count(300),
  NEWSLETTER_INTERVAL_MINUTES: positive(60),
  /** Both or neither. Without them or a sandbox, consultations cannot be booked. */
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe, sk_… or rk_…')),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z.string().check(z.regex(/^whsec_\S+$/, 'must be the signing secret of the webhook, whsec_…')),
  ),
  STRIPE_API_URL: z.optional(z.url({ protocol: /^https?$/, hostname: /^(localhost|127\.0\.0\.1)$/ })),
}

const variables = z.object({
  ...SHARED_SETTINGS,
  SUPABASE_URL: z.url(),
  /** Where browsers reach the backend, if not at SUPABASE_URL. */
  PUBLIC_BACKEND_URL: z.optional(z.url()),
  SITE_URL: z.url(),
  MAIL_CAPTURE_DIR: z.optional(z.string()),
  LINK_SIGNING_SECRET: z.string().check(z.minLength(32)),
  /** Set by the platform's edge; callers cannot forge it. */
  CLIENT_ADDRESS_HEADER: z._default(z.string().check(z.regex(/^[a-z-]+$/)), 'cf-connecting-ip'),
  PAYMENT_SANDBOX_SECRET: z.optional(z.string().check(z.minLength(32))),
})

export const FUNCTION_SETTINGS = variables.shape

const schema = variables.check(
  z.refine(({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) => !STRIPE_SECRET_KEY === !STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
  }),
  z.refine(
    ({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }) => {
      const given = [DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY].filter(Boolean).length
      return given === 0 || (given === 3 && isSigningKey(DKIM_PRIVATE_KEY))
    },
    { path: ['DKIM_PRIVATE_KEY'] },
  ),
  // Nor may a public site say of VAT numbers what nobody has checked.
  z.refine(({ VAT_CHECK, SITE_URL }) => !VAT_CHECK || isLoopback(SITE_URL), { path: ['VAT_CHECK'] }),
  // On a public site the sandbox would give consultations away.
  z.refine(({ PAYMENT_SANDBOX_SECRET, SITE_URL }) => !PAYMENT_SANDBOX_SECRET || isLoopback(SITE_URL), {
    path: ['PAYMENT_SANDBOX_SECRET'],
  }),
)

export type FunctionEnvironment = z.infer<typeof schema>

/** @throws Error naming missing or invalid variables */
export function readEnvironment(env: Record<string, string | undefined>): FunctionEnvironment {
  // As on the host, an empty value counts as unset.
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => issue.path.join('.'))
  throw new Error(`These settings of the functions are missing or wrong: ${names.join(', ')}`)
}
