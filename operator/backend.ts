import { createClient, type PostgrestSingleResponse } from '@supabase/supabase-js'
import type { DatabaseClient } from '#functions/_shared/dependencies.ts'
import { readSecrets } from '#host/secrets.ts'
import { readSettings } from '#host/settings.ts'
import { Failure, UsageError } from './command.ts'

export type Backend = {
  url: string
  database: DatabaseClient
  /** Only if it is on this machine. */
  dataDir?: string
  /** @throws Failure with the function's own message if it refuses */
  call: (name: string, body: object) => Promise<unknown>
}

type Address = { url: string; secretKey: string; dataDir?: string }

async function findAddress(env: NodeJS.ProcessEnv): Promise<Address> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = env
  if (SUPABASE_URL || SUPABASE_SECRET_KEY) {
    if (!SUPABASE_URL || !SUPABASE_SECRET_KEY) {
      throw new UsageError('Set both SUPABASE_URL and SUPABASE_SECRET_KEY, or neither.')
    }
    if (!/^https?:\/\/./.test(SUPABASE_URL) || !URL.canParse(SUPABASE_URL))
      throw new UsageError('SUPABASE_URL is not an address that begins with https://.')
    return { url: SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY }
  }
  const settings = readSettings(env)
  const { SITE_URL, DATA_DIR } = settings
  const secrets = await readSecrets(settings)
  if (!secrets) {
    throw new Failure(
      `There is no installation in ${DATA_DIR}. Set DATA_DIR to the one you mean, or SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project.`,
    )
  }
  return { url: SITE_URL, secretKey: secrets.secretKey, dataDir: DATA_DIR }
}

const unreachable = (url: string) =>
  new Failure(
    `No backend answers at ${url}. Start it (npm start), or set SITE_URL, PORT or SUPABASE_URL to its address.`,
  )

/** From SUPABASE_URL and SUPABASE_SECRET_KEY, or else the installation in DATA_DIR. */
export async function connect(env: NodeJS.ProcessEnv): Promise<Backend> {
  const { url, secretKey, dataDir } = await findAddress(env)
  const database: DatabaseClient = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Without retries: the operator is waiting.
    db: { retry: false },
  })
  return {
    url,
    database,
    ...(dataDir && { dataDir }),
    async call(name, body) {
      const response = await fetch(new URL(`/functions/v1/${name}`, url), {
        method: 'POST',
        headers: { apikey: secretKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => {
        throw unreachable(url)
      })
      if (!response.ok) throw await failureOf(url, name, response)
      return response.json()
    },
  }
}

/** Repeats the call until nothing is due. */
export async function deliverMail(backend: Pick<Backend, 'call'>): Promise<void> {
  for (let more = true; more; ) {
    const answer = (await backend.call('run-jobs', { only: 'mail' })) as { more?: boolean }
    more = answer.more === true
  }
}

/** Refusals whose message is meant for the operator. */
const USER_FACING_STATUSES = [400, 409, 413, 422]

async function failureOf(url: string, name: string, response: Response): Promise<Failure> {
  const { error } = USER_FACING_STATUSES.includes(response.status)
    ? await response.json().catch(() => ({}))
    : { error: undefined }
  if (typeof error?.message === 'string') return new Failure(`${error.message.replace(/[.]$/, '')}.`)
  return refusal(url, response.status, `the function ${name}`)
}

function refusal(url: string, status: number, what: string): Failure {
  if (status === 0) return unreachable(url)
  if (status === 401 || status === 403) {
    return new Failure(`${url} rejects the secret key. Compare it with the key of that project or DATA_DIR.`)
  }
  if (status === 404) {
    return new Failure(
      `${url} does not know ${what}. Bring it up to date: its version is older than these commands.`,
    )
  }
  if (status >= 500)
    return new Failure(`${url} failed (${status}). Check its log, and try again in a minute.`)
  return new Failure(`${url} refuses ${what} (${status}).`)
}

/** @throws Failure if the database returned an error */
export function answerOf<Data>({ url }: Pick<Backend, 'url'>, answer: PostgrestSingleResponse<Data>): Data {
  const { error, status } = answer
  if (!error) return answer.data
  if (status === 0) throw unreachable(url)
  if (error.code === 'PT409') throw new Failure(`${error.message}.`)
  if (status !== 400) throw refusal(url, status, 'this request')
  throw new Failure(`The database refused this: ${error.message} (${error.code})`)
}
