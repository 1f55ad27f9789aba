import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import { type Finding, missing, note, ok } from './finding.ts'

/** Asks Supabase how a project is set up: what differs from our own host, and no page or function can tell. */

const CONFIG = new URL('../supabase/config.toml', import.meta.url)

/** How long an answer may take, in milliseconds. */
const PATIENCE = 15_000

type Project = {
  /** Its address. */
  url: string
  /** A personal access token, as `supabase login` makes one; without it the platform tells nobody. */
  token?: string | undefined
  /** The platform's management API. */
  api?: string | undefined
}

type Config = { api: { max_rows: number }; remotes: { production: { project_id: string } } }

/** What the management API says, as far as it is looked at. */
type Told = {
  '/postgrest': { max_rows: number; db_schema: string }
  '/config/auth': Record<
    'hook_custom_access_token_enabled' | 'hook_send_email_enabled' | 'security_sb_forwarded_for_enabled',
    boolean | null
  >
  '/api-keys': { name: string; type?: string | null }[]
}

const PUSH = 'run npx supabase config push'

function checkKeys(keys: Told['/api-keys']): Finding[] {
  return (['publishable', 'secret'] as const).map((type) =>
    keys.some((key) => key.type === type && key.name === 'default')
      ? ok(`The project has a ${type} key named default, which the functions know.`)
      : missing(
          `The project has no ${type} key named default, and the functions know no other: make one in its dashboard, API keys.`,
        ),
  )
}

function checkData({ max_rows, db_schema }: Told['/postgrest'], { api }: Config): Finding[] {
  return [
    max_rows === api.max_rows
      ? ok(`The data API gives ${max_rows} rows at most, as the operator's commands expect.`)
      : missing(`The data API gives ${max_rows} rows at most instead of ${api.max_rows}: ${PUSH}.`),
    db_schema === 'public'
      ? ok('The data API shows our tables only.')
      : missing(`The data API shows ${db_schema} instead of public: ${PUSH}.`),
  ]
}

function checkAuth(auth: Told['/config/auth']): Finding[] {
  const hooks = auth.hook_custom_access_token_enabled && auth.hook_send_email_enabled
  return [
    hooks
      ? ok('The auth service asks the database who gets a session, and for its mail.')
      : missing(`The auth service does not ask the database (Authentication, Hooks): ${PUSH}.`),
    auth.security_sb_forwarded_for_enabled
      ? ok('The auth service counts visitors by the address that the functions pass on.')
      : missing(
          'The auth service takes all visitors who ask for a new password for one: turn on IP address forwarding (Authentication, Rate limits).',
        ),
  ]
}

/** Whether calls come by the platform's edge, which sets the header that visitors are counted by. */
async function checkEdge(url: string): Promise<Finding[]> {
  const answer = await fetch(`${url}/auth/v1/health`, { signal: AbortSignal.timeout(PATIENCE) }).catch(
    () => undefined,
  )
  if (!answer) return []
  return [
    answer.headers.has('cf-ray')
      ? ok('Calls come by Cloudflare, which sets cf-connecting-ip: visitors can be counted.')
      : missing(
          `${url} is not behind Cloudflare, so nothing sets cf-connecting-ip, and visitors cannot be counted: use the project's own address or its custom domain.`,
        ),
  ]
}

/** Whether the configuration is this project's, as far as its address tells: one with a domain of its own has no reference in it. */
export function checkReference(url: string, named: string): Finding[] {
  const [, reference] = /^([a-z]{20})\.supabase\.co$/.exec(new URL(url).hostname) ?? []
  if (!reference) return []
  return [
    named === reference
      ? ok('supabase/config.toml has the project’s reference.')
      : missing(
          `supabase/config.toml has the reference ${named}: put ${reference} under [remotes.production], or the project gets a developer's settings.`,
        ),
  ]
}

/** Checks the project's reference, keys, data API, auth service and edge. */
export async function checkProject({
  url,
  token,
  api = 'https://api.supabase.com',
}: Project): Promise<Finding[]> {
  const config = parse(await readFile(CONFIG, 'utf8')) as unknown as Config
  const reference = config.remotes.production.project_id
  const findings = [...checkReference(url, reference), ...(await checkEdge(url))]
  if (!token)
    return [
      ...findings,
      note('How the project is set up was not asked: put an access token into SUPABASE_ACCESS_TOKEN.'),
    ]

  async function ask<Path extends keyof Told>(path: Path): Promise<Told[Path]> {
    const headers = { authorization: `Bearer ${token}` }
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await fetch(`${api}/v1/projects/${reference}${path}`, { headers, signal })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return (await answer.json()) as Told[Path]
  }

  try {
    const [keys, data, auth] = await Promise.all([ask('/api-keys'), ask('/postgrest'), ask('/config/auth')])
    return [...findings, ...checkKeys(keys), ...checkData(data, config), ...checkAuth(auth)]
  } catch (error) {
    return [
      ...findings,
      note(
        `Supabase does not tell how the project is set up (${(error as Error).message}): check the access token.`,
      ),
    ]
  }
}
