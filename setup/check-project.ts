import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import { BUCKET_BYTES } from '#contract/limits.ts'
import { ANSWER_TIMEOUT_MS, type Finding, missing, note, ok } from './finding.ts'

/** Asks Supabase how a project is set up: what differs from our own host, and no page or function can tell. */

/** supabase/config.toml, as far as the project is compared with it. */
export type Config = {
  api: { max_rows: number }
  auth: {
    rate_limit: Record<'email_sent' | 'sign_in_sign_ups' | 'token_verifications' | 'token_refresh', number>
    email: { otp_length: number }
    hook: Record<'custom_access_token' | 'send_email', { uri: string }>
  }
  functions: Record<string, unknown>
  remotes: { production: { project_id: string } }
}

type Auth = {
  hook_custom_access_token_enabled?: boolean | null
  hook_custom_access_token_uri?: string | null
  hook_send_email_enabled?: boolean | null
  hook_send_email_uri?: string | null
  security_sb_forwarded_for_enabled?: boolean | null
  rate_limit_email_sent?: number | null
  rate_limit_otp?: number | null
  rate_limit_verify?: number | null
  rate_limit_token_refresh?: number | null
  mailer_otp_length?: number | null
}

const PUSH = 'run npx supabase config push'
const DEPLOY = 'run npx supabase functions deploy --use-api'

const judge = (fits: boolean, fine: string, wrong: string): Finding => (fits ? ok(fine) : missing(wrong))

function checkKeys(keys: { name: string; type?: string | null }[]): Finding[] {
  return ['publishable', 'secret'].map((type) =>
    judge(
      keys.some((key) => key.type === type && key.name === 'default'),
      `The project has a ${type} key named default, which the functions know.`,
      `The project has no ${type} key named default, and the functions know no other: make one in its dashboard, API keys.`,
    ),
  )
}

export function checkData(
  told: { max_rows: number; db_schema: string },
  { api: { max_rows } }: Config,
): Finding[] {
  return [
    judge(
      told.max_rows === max_rows,
      "The data API gives as many rows at most as the operator's commands expect.",
      `The data API gives ${told.max_rows} rows at most instead of ${max_rows}: ${PUSH}.`,
    ),
    judge(
      told.db_schema === 'public',
      'The data API shows our tables only.',
      `The data API shows ${told.db_schema} instead of public: ${PUSH}.`,
    ),
  ]
}

export function checkAuth(told: Auth, { auth: { hook, rate_limit, email } }: Config): Finding[] {
  const wrongRates = (
    [
      ['email_sent', told.rate_limit_email_sent],
      ['sign_in_sign_ups', told.rate_limit_otp],
      ['token_verifications', told.rate_limit_verify],
      ['token_refresh', told.rate_limit_token_refresh],
    ] as const
  )
    .filter(([name, rate]) => rate !== rate_limit[name])
    .map(([name, rate]) => `${name} is ${rate ?? 'not set'} instead of ${rate_limit[name]}`)
  const { custom_access_token: session, send_email: mail } = hook
  return [
    judge(
      told.hook_custom_access_token_enabled === true && told.hook_custom_access_token_uri === session.uri,
      'The auth service asks the database who gets a session.',
      `The auth service does not ask ${session.uri} who gets a session (Authentication, Hooks): ${PUSH}.`,
    ),
    judge(
      told.hook_send_email_enabled === true && told.hook_send_email_uri === mail.uri,
      'The auth service leaves its mail to the database.',
      `The auth service does not leave its mail to ${mail.uri} (Authentication, Hooks): ${PUSH}.`,
    ),
    judge(
      told.security_sb_forwarded_for_enabled === true,
      'The auth service counts visitors by the address that the functions pass on.',
      'The auth service takes all visitors who ask for a new password or confirm an account for one: turn on IP address forwarding (Authentication, Rate limits).',
    ),
    judge(
      wrongRates.length === 0,
      'The auth service has our rate limits.',
      `The auth service has other rate limits than ours (${wrongRates.join(', ')}): ${PUSH}.`,
    ),
    judge(
      told.mailer_otp_length === email.otp_length,
      'The tokens in links are as long as can be.',
      `The tokens in links are made of ${told.mailer_otp_length ?? 'no'} digits instead of ${email.otp_length}: ${PUSH}.`,
    ),
  ]
}

function checkStorage({ fileSizeLimit }: { fileSizeLimit: number }): Finding[] {
  return [
    judge(
      fileSizeLimit >= BUCKET_BYTES,
      'Storage takes files as large as we deliver.',
      `Storage takes files of at most ${fileSizeLimit} bytes instead of ${BUCKET_BYTES}: ${PUSH}.`,
    ),
  ]
}

function checkFunctions(
  deployed: { slug: string; status: string; verify_jwt?: boolean }[],
  { functions }: Config,
): Finding[] {
  const absent = Object.keys(functions).filter(
    (name) => !deployed.some(({ slug, status }) => slug === name && status === 'ACTIVE'),
  )
  const closed = deployed.filter(({ slug, verify_jwt }) => slug in functions && verify_jwt)
  return [
    judge(
      absent.length === 0,
      'All functions are deployed.',
      `These functions are not deployed: ${absent.join(', ')}: ${DEPLOY}.`,
    ),
    judge(
      closed.length === 0,
      'The functions decide themselves who may call them.',
      `The platform lets nobody without a session call ${closed.map(({ slug }) => slug).join(', ')}: ${DEPLOY}, which sets verify_jwt to false.`,
    ),
  ]
}

/** By the paths of the management API, whose answers they take. */
const CHECKS: Readonly<Record<string, (told: never, config: Config) => Finding[]>> = {
  '/api-keys': checkKeys,
  '/postgrest': checkData,
  '/config/auth': checkAuth,
  '/config/storage': checkStorage,
  '/functions': checkFunctions,
}

const CONFIG = new URL('../supabase/config.toml', import.meta.url)

type Project = {
  url: string
  /** A personal access token, as `supabase login` makes one; without it the platform tells nobody. */
  token?: string | undefined
  api?: string | undefined
}

/** Whether the configuration is this project's, as far as its address tells: one with a domain of its own has no reference in it. */
export function checkReference(url: string, named: string): Finding[] {
  const [, reference] = /^([a-z]{20})\.supabase\.co$/.exec(new URL(url).hostname) ?? []
  if (!reference) return []
  return [
    judge(
      named === reference,
      'supabase/config.toml has the project’s reference.',
      `supabase/config.toml has the reference ${named}: put ${reference} under [remotes.production], or the project gets a developer's settings.`,
    ),
  ]
}

export async function checkProject({
  url,
  token,
  api = 'https://api.supabase.com',
}: Project): Promise<Finding[]> {
  const config = parse(await readFile(CONFIG, 'utf8')) as unknown as Config
  const reference = config.remotes.production.project_id
  const findings = checkReference(url, reference)
  if (!token)
    return [
      ...findings,
      note('How the project is set up was not asked: put an access token into SUPABASE_ACCESS_TOKEN.'),
    ]
  const ask = async ([path, check]: [string, (typeof CHECKS)[string]]) => {
    const headers = { authorization: `Bearer ${token}` }
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
    const answer = await fetch(`${api}/v1/projects/${reference}${path}`, { headers, signal })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return check((await answer.json()) as never, config)
  }
  try {
    const checked = await Promise.all(Object.entries(CHECKS).map(ask))
    return [...findings, ...checked.flat()]
  } catch (error) {
    return [
      ...findings,
      note(
        `Supabase does not tell how the project is set up (${(error as Error).message}): check the access token.`,
      ),
    ]
  }
}
