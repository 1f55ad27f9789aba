import { PostgrestClient } from '@supabase/postgrest-js'
import { LANGUAGE } from '#content/language.ts'
import type { ProfileRow } from '#contract/account.ts'
import { ARCHIVES_HEADER } from '#contract/backend.ts'
import type { UploadedFile } from '#contract/files.ts'
import type { OpenedRequest, OpenRequestBody } from '#contract/guest-request.ts'
import { callFunction } from './call-function.ts'
import { backendUrls, dataHeaders, functionHeaders } from './connection.ts'
import { fetchFile } from './fetch-file.ts'
import { currentSession, type Session, withRenewal } from './session.ts'

export type Task = {
  id: string
  reference: string
  service_type: string
  urgency: string
  task_description: string
  country_of_origin: string
  country_of_destination: string
  country_of_origin_other?: string | null
  country_of_destination_other?: string | null
  own_reference?: string | null
  uploaded_files: UploadedFile[] | null
  created_at: string
  /** By when we reply, which the database says, and whether we have. */
  reply_by?: string
  handled_at?: string | null
}

type TaskPage = { tasks: Task[]; more: boolean }

const TIMEOUT_MS = 15_000
const DELETE_TIMEOUT_MS = 300_000
const PAGE_SIZE = 20
const TASK_COLUMNS =
  'id,reference,service_type,urgency,task_description,country_of_origin,country_of_destination,country_of_origin_other,country_of_destination_other,own_reference,uploaded_files,created_at,reply_by,handled_at'
const NO_ROW = 'PGRST116'

/** The session has ended; the caller's subscription to it reacts. */
class SignedOut extends Error {}

async function session(): Promise<Session> {
  const current = await currentSession()
  if (!current) throw new SignedOut('Nobody is signed in')
  return current
}

function withData<Result extends { status: number }>(work: (rest: PostgrestClient) => PromiseLike<Result>) {
  const send = async () => {
    const headers = dataHeaders(await session())
    return work(new PostgrestClient(backendUrls().rest, { headers, timeout: TIMEOUT_MS }))
  }
  return withRenewal(send, ({ status }) => status === 401)
}

export async function loadProfile(userId: string): Promise<ProfileRow | null> {
  const { data, error } = await withData((rest) =>
    rest.from('profiles').select('*').eq('id', userId).single<ProfileRow>(),
  )
  if (error && error.code !== NO_ROW) throw error
  if (!data) {
    const { sessionHasEnded } = await import('#src/lib/session/auth-client.ts')
    if (await sessionHasEnded()) throw new SignedOut('The session was ended')
  }
  return data
}

export async function saveProfile(row: ProfileRow): Promise<void> {
  const { error } = await withData((rest) =>
    rest.from('profiles').upsert({ ...row, language: LANGUAGE.code }),
  )
  if (error) throw error
  // For a session that says the new details. Without it forms are filled in with the earlier ones until the next renewal.
  await import('#src/lib/session/auth-client.ts')
    .then(({ renewToken }) => renewToken())
    .catch(() => undefined)
}

export async function loadTasks(userId: string, after?: Task): Promise<TaskPage> {
  const { data, error } = await withData((rest) => {
    const query = rest
      .from('quote_requests')
      .select(TASK_COLUMNS)
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(PAGE_SIZE + 1)
    // By the last task shown, not by offset: new requests must not shift the pages.
    const page = after
      ? query.or(
          `created_at.lt."${after.created_at}",and(created_at.eq."${after.created_at}",id.lt.${after.id})`,
        )
      : query
    return page.returns<Task[]>()
  })
  if (error) throw error
  const rows = data as Task[]
  return { tasks: rows.slice(0, PAGE_SIZE), more: rows.length > PAGE_SIZE }
}

export async function* exportAccount(): AsyncGenerator<{ archive: Blob; part: number; parts: number }> {
  for (let part = 1, parts = 1; part <= parts; part += 1) {
    // Not through the functions client, which reads a ZIP archive as text.
    const { headers, file } = await fetchFile(`${backendUrls().functions}/export-account`, {
      method: 'POST',
      headers: { ...functionHeaders(await session()), 'content-type': 'application/json' },
      body: JSON.stringify({ part }),
    })
    parts = Number(headers.get(ARCHIVES_HEADER) ?? 1)
    yield { archive: file, part, parts }
  }
}

export async function openRequest(id: string): Promise<string> {
  const body: OpenRequestBody = { action: 'open', id }
  const options = { session: await session() }
  return (await callFunction<OpenedRequest>('guest-request', body, options)).path
}

export async function deleteAccount(): Promise<void> {
  const options = { session: await session(), timeout: DELETE_TIMEOUT_MS }
  await callFunction('delete-account', { confirm: 'delete' }, options)
}
