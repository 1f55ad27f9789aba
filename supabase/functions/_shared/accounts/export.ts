import { downloadZip } from 'client-zip'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { extensionOf } from '#contract/files.ts'
import type { DatabaseClient } from '../dependencies.ts'
import { downloadName } from '../documents/download-name.ts'

/** Everything that is kept about an account, as one archive: the data as JSON, and the files as they were sent. */

type Entry = { name: string; input: string | ReadableStream<Uint8Array>; lastModified: Date }

async function loadData(database: DatabaseClient, userId: string) {
  const profile = await database.from('profiles').select().eq('id', userId).maybeSingle()
  if (profile.error) throw profile.error
  const requests = await database
    .from('quote_requests')
    .select('*, request_documents (position, path, name, size, state)')
    .eq('user_id', userId)
    .order('created_at')
  if (requests.error) throw requests.error
  return { profile: profile.data, requests: requests.data }
}

/** @returns a zip archive that is made while it is read: neither it nor a whole file is held in memory */
export async function exportAccount(
  database: DatabaseClient,
  user: { id: string; email?: string | undefined; created_at: string },
  now: Date,
): Promise<ReadableStream<Uint8Array>> {
  const { profile, requests } = await loadData(database, user.id)

  async function* entries(): AsyncGenerator<Entry> {
    const data = {
      exported_at: now.toISOString(),
      account: { id: user.id, email: user.email, created_at: user.created_at },
      profile,
      requests: requests.map(({ request_documents, ...request }) => request),
    }
    yield { name: 'account.json', input: JSON.stringify(data, null, 2), lastModified: now }
    for (const { reference, created_at, request_documents } of requests) {
      for (const { position, path, name, state } of request_documents) {
        const extension = extensionOf(path)
        if (!extension || state === 'refused' || state === 'missing') continue
        const file = await database.storage.from(QUOTE_BUCKET).download(path).asStream()
        // A file that is gone by now is not in the archive; its entry in account.json still tells of it.
        if (file.error) continue
        const entryName = `files/${downloadName(reference, position, name, extension)}`
        yield { name: entryName, input: file.data, lastModified: new Date(created_at) }
      }
    }
  }

  return downloadZip(entries()).body as ReadableStream<Uint8Array>
}
