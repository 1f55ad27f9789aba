import { BUCKET_BYTES } from '#contract/limits.ts'
import { type Finding, missing, ok } from './finding.ts'

/** What a Supabase project must be like to work as our own host does, as its management API tells. */

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

/** The management API's answers by their paths, as far as they are looked at. */
export type Told = {
  '/api-keys': { name: string; type?: string | null }[]
  '/postgrest': { max_rows: number; db_schema: string }
  '/config/auth': {
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
  '/config/storage': { fileSizeLimit: number }
  '/functions': { slug: string; status: string; verify_jwt?: boolean }[]
}

/** One check: what is wrong, in the words for the sentence; empty or undefined if nothing is. */
type Check<Path extends keyof Told> = {
  wrong: (told: Told[Path], config: Config) => string | false
  fine: string
  missing: (wrong: string) => string
}

const PUSH = 'run npx supabase config push'
const DEPLOY = 'run npx supabase functions deploy --use-api'

function defaultKey(type: 'publishable' | 'secret'): Check<'/api-keys'> {
  return {
    wrong: (keys) => !keys.some((key) => key.type === type && key.name === 'default') && type,
    fine: `The project has a ${type} key named default, which the functions know.`,
    missing: () =>
      `The project has no ${type} key named default, and the functions know no other: make one in its dashboard, API keys.`,
  }
}

/** The auth service's rate limits that differ, each with what it should be. */
function wrongRates(auth: Told['/config/auth'], { auth: { rate_limit } }: Config): string {
  const rates = [
    ['email_sent', auth.rate_limit_email_sent],
    ['sign_in_sign_ups', auth.rate_limit_otp],
    ['token_verifications', auth.rate_limit_verify],
    ['token_refresh', auth.rate_limit_token_refresh],
  ] as const
  return rates
    .filter(([name, rate]) => rate !== rate_limit[name])
    .map(([name, rate]) => `${name} is ${rate ?? 'not set'} instead of ${rate_limit[name]}`)
    .join(', ')
}

export const CHECKS: { readonly [Path in keyof Told]: readonly Check<Path>[] } = {
  '/api-keys': [defaultKey('publishable'), defaultKey('secret')],
  '/postgrest': [
    {
      wrong: ({ max_rows }, { api }) =>
        max_rows !== api.max_rows && `${max_rows} rows at most instead of ${api.max_rows}`,
      fine: "The data API gives as many rows at most as the operator's commands expect.",
      missing: (wrong) => `The data API gives ${wrong}: ${PUSH}.`,
    },
    {
      wrong: ({ db_schema }) => db_schema !== 'public' && db_schema,
      fine: 'The data API shows our tables only.',
      missing: (wrong) => `The data API shows ${wrong} instead of public: ${PUSH}.`,
    },
  ],
  '/config/auth': [
    {
      wrong: (auth, { auth: { hook } }) =>
        (!auth.hook_custom_access_token_enabled ||
          auth.hook_custom_access_token_uri !== hook.custom_access_token.uri) &&
        hook.custom_access_token.uri,
      fine: 'The auth service asks the database who gets a session.',
      missing: (wrong) =>
        `The auth service does not ask ${wrong} who gets a session (Authentication, Hooks): ${PUSH}.`,
    },
    {
      wrong: (auth, { auth: { hook } }) =>
        (!auth.hook_send_email_enabled || auth.hook_send_email_uri !== hook.send_email.uri) &&
        hook.send_email.uri,
      fine: 'The auth service leaves its mail to the database.',
      missing: (wrong) =>
        `The auth service does not leave its mail to ${wrong} (Authentication, Hooks): ${PUSH}.`,
    },
    {
      wrong: (auth) => !auth.security_sb_forwarded_for_enabled && 'off',
      fine: 'The auth service counts visitors by the address that the functions pass on.',
      missing: () =>
        'The auth service takes all visitors who ask for a new password or confirm an account for one: turn on IP address forwarding (Authentication, Rate limits).',
    },
    {
      wrong: wrongRates,
      fine: 'The auth service has our rate limits.',
      missing: (wrong) => `The auth service has other rate limits than ours (${wrong}): ${PUSH}.`,
    },
    {
      wrong: ({ mailer_otp_length }, { auth: { email } }) =>
        mailer_otp_length !== email.otp_length &&
        `${mailer_otp_length ?? 'no'} digits instead of ${email.otp_length}`,
      fine: 'The tokens in links are as long as can be.',
      missing: (wrong) => `The tokens in links are made of ${wrong}: ${PUSH}.`,
    },
  ],
  '/config/storage': [
    {
      wrong: ({ fileSizeLimit }) =>
        fileSizeLimit < BUCKET_BYTES && `${fileSizeLimit} bytes instead of ${BUCKET_BYTES}`,
      fine: 'Storage takes files as large as we deliver.',
      missing: (wrong) => `Storage takes files of at most ${wrong}: ${PUSH}.`,
    },
  ],
  '/functions': [
    {
      wrong: (deployed, { functions }) =>
        Object.keys(functions)
          .filter((name) => !deployed.some(({ slug, status }) => slug === name && status === 'ACTIVE'))
          .join(', '),
      fine: 'All functions are deployed.',
      missing: (wrong) => `These functions are not deployed: ${wrong}: ${DEPLOY}.`,
    },
    {
      wrong: (deployed, { functions }) =>
        deployed
          .filter(({ slug, verify_jwt }) => slug in functions && verify_jwt)
          .map(({ slug }) => slug)
          .join(', '),
      fine: 'The functions decide themselves who may call them.',
      missing: (wrong) =>
        `The platform lets nobody without a session call ${wrong}: ${DEPLOY}, which sets verify_jwt to false.`,
    },
  ],
}

/** Checks one answer. */
export function checkAnswer<Path extends keyof Told>(
  path: Path,
  told: Told[Path],
  config: Config,
): Finding[] {
  return CHECKS[path].map((check) => {
    const wrong = check.wrong(told, config)
    return wrong ? missing(check.missing(wrong)) : ok(check.fine)
  })
}
