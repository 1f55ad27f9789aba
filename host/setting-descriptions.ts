import type { FUNCTION_SETTINGS } from '#functions/_shared/environment.ts'
import type { BACKUP_SETTINGS } from './backup/encryption.ts'
import type { HOST_SETTINGS } from './settings.ts'

/** In the order of docs/settings.md, which `npm run generate` makes from this. */

export type SettingName =
  | keyof typeof HOST_SETTINGS
  | keyof typeof FUNCTION_SETTINGS
  | (typeof BACKUP_SETTINGS)[number]

export type SettingDescription = {
  meaning: string
  /** Where the schema has no default, or computes it. */
  default?: string
  /** Beyond what the functions' schema requires on Supabase. */
  required?: string
}

type Section = { readonly [Name in SettingName]?: SettingDescription }

const STRIPE_REQUIRED = 'to take card payments'
const DKIM_REQUIRED = 'with the other DKIM settings'

export const SETTING_SECTIONS = {
  'Address and data': {
    SITE_URL: {
      meaning: 'Public address of the site, used in links and e-mails',
      default: '`http://localhost:PORT`',
      required: 'in production',
    },
    PUBLIC_BACKEND_URL: {
      meaning: 'Address at which browsers reach the Supabase project',
      default: '`SUPABASE_URL`',
      required: 'with a custom domain for the project',
    },
    ALLOW_INCOMPLETE: {
      meaning: '`1`: a public site opens although something is missing, for a rehearsal; every page says so',
      default: 'it does not open',
    },
    PORT: { meaning: 'Port to listen on' },
    HOST: { meaning: 'Address to listen on' },
    DATA_DIR: { meaning: 'Folder for the database, files, secrets and captured mail' },
    TRUSTED_PROXIES: {
      meaning: 'IP addresses of proxies whose `X-Forwarded-For` is trusted, separated by commas',
      default: 'none',
      required: 'behind a proxy',
    },
  },
  'Database and files': {
    DATABASE_URL: {
      meaning: 'An external PostgreSQL 17 or newer (UTF-8) to use instead of the embedded one',
    },
    CLAMD_URL: {
      meaning: 'Virus scanner (ClamAV): `tcp://host:3310` or `unix:///path`',
      default: 'no scanning',
    },
  },
  Secrets: {
    SECRET_KEY: {
      meaning: 'Key for the operator’s commands and scripts; begins with `sb_secret_`',
      default: 'generated',
    },
    JWT_SECRET: {
      meaning: 'Signs sessions; at least 32 characters',
      default: 'generated',
    },
    LINK_SIGNING_SECRET: {
      meaning: 'Signs the links in e-mails; at least 32 characters',
      default: 'generated on one machine',
    },
  },
  'E-mail': {
    SMTP_URL: {
      meaning: 'Mail server: `smtps://user:password@host:465`',
      default: 'mail is captured',
      required: 'in production',
    },
    SMTP_TIMEOUT_SECONDS: { meaning: 'Seconds to wait for the mail server before trying again later' },
    MAIL_FROM: { meaning: 'Sender: `Name <address>`', default: 'from `business.yaml`' },
    ADMIN_EMAIL: { meaning: 'The operator’s inbox', default: 'from `business.yaml`' },
    DKIM_DOMAIN: { meaning: 'Domain to sign mail for', default: 'unsigned' },
    DKIM_SELECTOR: {
      meaning: 'DKIM selector; its DNS record holds the public key',
      required: DKIM_REQUIRED,
    },
    DKIM_PRIVATE_KEY: {
      meaning: 'Private RSA key in PEM; on one line, with `\\n` for line breaks',
      required: DKIM_REQUIRED,
    },
    DKIM_PRIVATE_KEY_FILE: { meaning: 'File that holds the private key, instead of `DKIM_PRIVATE_KEY`' },
    OUTBOX_RETRY_SECONDS: { meaning: 'Seconds before the first retry of a message; later ones wait longer' },
  },
  Payments: {
    STRIPE_SECRET_KEY: {
      meaning: 'Stripe’s secret key, `sk_…` or `rk_…`',
      default: 'see below',
      required: STRIPE_REQUIRED,
    },
    STRIPE_WEBHOOK_SECRET: {
      meaning: 'Signing secret of the Stripe webhook, `whsec_…`',
      default: 'see below',
      required: STRIPE_REQUIRED,
    },
  },
  Links: {
    DOCUMENT_LINK_HOURS: { meaning: 'Hours that document links in the operator’s e-mails work' },
    GUEST_LINK_DAYS: { meaning: 'Days that the private link to a quote request works' },
    GUEST_LINK_RESEND_MINUTES: { meaning: 'Minutes before that link can be sent again' },
  },
  Retention: {
    ORPHAN_FILE_HOURS: { meaning: 'Hours to keep files that were uploaded but never submitted' },
    RELEASED_HOLD_DAYS: { meaning: 'Days to keep bookings that were never paid for' },
    ENQUIRY_MONTHS: { meaning: 'Months to keep enquiries' },
    QUOTE_MONTHS: { meaning: 'Months to keep quote requests that did not become orders' },
    FINANCIAL_RECORD_YEARS: { meaning: 'Years to keep paid consultations and orders' },
    SENT_MAIL_DAYS: { meaning: 'Days to keep messages after they were sent or given up' },
    SIGN_IN_RECORD_DAYS: { meaning: 'Days to keep the auth service’s sign-in log' },
    UNCONFIRMED_ACCOUNT_DAYS: { meaning: 'Days to keep accounts that were never confirmed' },
    NEWSLETTER_CONFIRM_DAYS: { meaning: 'Days to keep newsletter sign-ups that were never confirmed' },
    NEWSLETTER_RECORD_MONTHS: { meaning: 'Months to keep the record of a consent after it was withdrawn' },
  },
  'Limits against abuse': {
    RATE_LIMIT_DATA: { meaning: 'Data requests a minute, per network' },
    RATE_LIMIT_FILES: { meaning: 'Uploads and downloads a minute, per network' },
    RATE_LIMIT_FUNCTIONS: { meaning: 'Function calls a minute, per network' },
    RATE_LIMIT_AUTH: {
      meaning: 'Sign-ins, sign-ups, password changes and one-time links a minute, per network',
    },
    RATE_LIMIT_FORMS: {
      meaning: 'Submissions of each form in ten minutes, per network, before a proof of work',
    },
    RATE_LIMIT_FORMS_TOTAL: {
      meaning: 'Quote requests in ten minutes, from everyone together, before a proof of work',
    },
    RATE_LIMIT_RECIPIENT: { meaning: 'Messages from all forms to one e-mail address in 24 hours' },
    RATE_LIMIT_ACCOUNT_MAIL: { meaning: 'Messages about an account to one e-mail address in 24 hours' },
    RATE_LIMIT_VERIFY: { meaning: 'Documents that one network can verify in ten minutes' },
    FORM_MINIMUM_SECONDS: { meaning: 'A form sent sooner than this needs a proof of work' },
    FORM_PROOF_ROUNDS: { meaning: 'Size of the proof of work, in rounds' },
    BOOKING_HOLDS_PER_EMAIL: { meaning: 'Unpaid slots that one e-mail address can hold at a time' },
    BOOKING_HOLDS_PER_NETWORK: { meaning: 'Unpaid slots that one network can hold at a time' },
    BOOKING_HOLDS_BEFORE_PROOF: {
      meaning: 'Unpaid slots that everyone together can hold at a time before a proof of work',
    },
    BOOKING_HOLDS_TOTAL: {
      meaning: 'The same before a further one ends the oldest of whoever holds most: at most half of a day',
    },
    NEWSLETTER_INTERVAL_MINUTES: { meaning: 'Minutes between two sign-up messages to one address' },
  },
  Backups: {
    BACKUP_RECIPIENT: {
      meaning: 'Public keys to encrypt backups for (`age1…`), separated by commas',
      required: 'for backups, or a passphrase',
    },
    BACKUP_PASSPHRASE: { meaning: 'Passphrase to encrypt backups with; at least 12 characters' },
    BACKUP_PASSPHRASE_FILE: { meaning: 'File that holds the passphrase' },
    BACKUP_IDENTITY: { meaning: 'Secret key that decrypts backups; keep it off this machine' },
    BACKUP_IDENTITY_FILE: { meaning: 'File that holds the secret key' },
  },
  'Running and monitoring': {
    LOG_LEVEL: { meaning: '`debug`, `info`, `warn`, `error` or `silent`' },
    METRICS_TOKEN: {
      meaning: 'Bearer token required for `/metrics` from non-loopback addresses; at least 16 characters',
      default: 'loopback only',
    },
    DRAIN_SECONDS: {
      meaning: 'Seconds to keep serving, but report “not ready”, after a stop signal',
      required: 'behind a proxy that asks `/readyz/host`',
    },
    JOBS_INTERVAL_SECONDS: { meaning: 'Seconds between two runs of the jobs' },
  },
  'Set by the platform, the host or the tests': {
    SUPABASE_URL: { meaning: 'Where functions reach the backend', default: 'set for you', required: '–' },
    CLIENT_ADDRESS_HEADER: { meaning: 'Header in which the platform passes the caller’s address' },
    MAIL_CAPTURE_DIR: { meaning: 'Folder for captured mail', default: '`DATA_DIR/mail`' },
    PAYMENT_SANDBOX_SECRET: { meaning: 'Signs the payment sandbox’s events; only on a local site' },
    VAT_CHECK: { meaning: '`sandbox` has a stand-in check VAT numbers; only on a local site' },
    STRIPE_API_URL: { meaning: 'A fake Stripe on this machine, for tests' },
    DEV_SITE_URL: { meaning: 'The development server that shows the pages, for `npm run dev`' },
  },
} as const satisfies Record<string, Section>
