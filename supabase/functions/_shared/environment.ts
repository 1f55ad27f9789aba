import * as z from 'zod/mini'

/** The functions' environment: on the platform its secrets, on one machine what the host passes on. */

const schema = z.object({
  SUPABASE_URL: z.url(),
  /** Where browsers reach the backend; differs from SUPABASE_URL where the functions reach it by another way. */
  SUPABASE_PUBLIC_URL: z.optional(z.url()),
  SITE_URL: z.url(),
  ADMIN_EMAIL: z.email(),
  MAIL_FROM: z.string().check(z.minLength(3)),
  /** smtp(s)://user:password@host:port; without it messages are written to MAIL_CAPTURE_DIR. */
  SMTP_URL: z.optional(z.string()),
  MAIL_CAPTURE_DIR: z.optional(z.string()),
  LINK_SIGNING_SECRET: z.string().check(z.minLength(32)),
  DOCUMENT_LINK_HOURS: z._default(z.coerce.number().check(z.positive()), 720),
  OUTBOX_RETRY_SECONDS: z._default(z.coerce.number().check(z.positive()), 30),
  ORPHAN_FILE_HOURS: z._default(z.coerce.number().check(z.positive()), 24),
})

export type FunctionEnvironment = z.infer<typeof schema>

/**
 * Parses the environment.
 * @throws naming the variables that are missing or wrong
 */
export function readEnvironment(env: Record<string, string | undefined>): FunctionEnvironment {
  const parsed = schema.safeParse(env)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => issue.path.join('.'))
  throw new Error(`These settings of the functions are missing or wrong: ${names.join(', ')}`)
}
