import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import { ANSWER_TIMEOUT_MS, type Finding, missing, note, ok } from './finding.ts'
import { CHECKS, type Config, checkAnswer, type Told } from './project-checks.ts'

/** Asks Supabase how a project is set up: what differs from our own host, and no page or function can tell. */

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
    named === reference
      ? ok('supabase/config.toml has the project’s reference.')
      : missing(
          `supabase/config.toml has the reference ${named}: put ${reference} under [remotes.production], or the project gets a developer's settings.`,
        ),
  ]
}

/** Checks the project's reference, keys, data API, auth service, storage and functions. */
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

  async function check(path: keyof Told): Promise<Finding[]> {
    const headers = { authorization: `Bearer ${token}` }
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
    const answer = await fetch(`${api}/v1/projects/${reference}${path}`, { headers, signal })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return checkAnswer(path, (await answer.json()) as Told[typeof path], config)
  }

  try {
    const checked = await Promise.all((Object.keys(CHECKS) as (keyof Told)[]).map(check))
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
