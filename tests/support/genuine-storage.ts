import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { StorageClient } from '@supabase/storage-js'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { listen } from './listen.ts'
import type { Sql } from './sql.ts'

// Behaves like Supabase Storage where that differs from the embedded one: bytes are versioned, the upload that ends
// last wins (`completeUpload`), a move copies the version that it found and renames the row afterwards
// (`moveObject`), and refusals are 400.

/** In which a concurrent change may happen. */
export type Moment = 'before the move' | 'in the middle of the move' | 'after the move'

export type GenuineStorage = Awaited<ReturnType<typeof startGenuineStorage>>

const refusal = (statusCode: string, error: string, message: string) => ({
  status: 400,
  body: JSON.stringify({ statusCode, error, message }),
})

const notFound = refusal('404', 'not_found', 'Object not found')

const bodyOf = async (request: IncomingMessage) => JSON.parse((await text(request)) || '{}')

/** @param sql a database with the platform's tables */
export async function startGenuineStorage(sql: Sql) {
  const versions = new Map<string, { bytes: Buffer; type: string }>()
  let waiting: { moment: Moment; work: () => Promise<void> } | undefined

  const versionOf = async (name: string): Promise<string | undefined> => {
    const [row] =
      await sql`select version from storage.objects where bucket_id = ${QUOTE_BUCKET} and name = ${name}`
    return row?.version
  }

  async function reach(moment: Moment): Promise<void> {
    if (waiting?.moment !== moment) return
    const { work } = waiting
    waiting = undefined
    await work()
  }

  async function upload(name: string, bytes: Buffer, type: string): Promise<void> {
    const version = crypto.randomUUID()
    versions.set(version, { bytes, type })
    const metadata = { size: bytes.length, mimetype: type }
    await sql`
      insert into storage.objects (id, bucket_id, name, metadata, version)
      values (${crypto.randomUUID()}, ${QUOTE_BUCKET}, ${name}, ${metadata}, ${version})
      on conflict (bucket_id, name) do update set metadata = excluded.metadata, version = excluded.version`
  }

  async function move({ sourceKey = '', destinationKey = '' }: Record<string, string>) {
    await reach('before the move')
    const source = await versionOf(sourceKey)
    const stored = source && versions.get(source)
    if (!stored) return notFound
    const version = crypto.randomUUID()
    versions.set(version, stored)
    await reach('in the middle of the move')
    const metadata = { size: stored.bytes.length, mimetype: stored.type }
    try {
      const renamed = await sql`
        update storage.objects set name = ${destinationKey}, version = ${version}, metadata = ${metadata}
        where bucket_id = ${QUOTE_BUCKET} and name = ${sourceKey}
        returning name`
      if (renamed.length === 0) return notFound
    } catch {
      return refusal('409', 'Duplicate', 'The resource already exists')
    }
    versions.delete(source)
    await reach('after the move')
    return { status: 200, body: JSON.stringify({ message: 'Successfully moved' }) }
  }

  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(request.url ?? '').slice(`/object/${QUOTE_BUCKET}/`.length)
    const give = ({ status, body }: { status: number; body: string | Buffer }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    if (request.method === 'POST' && request.url === '/object/move')
      return give(await move(await bodyOf(request)))
    if (request.method === 'GET') {
      const version = await versionOf(name)
      const stored = version && versions.get(version)
      return give(stored ? { status: 200, body: stored.bytes } : notFound)
    }
    const { prefixes } = await bodyOf(request)
    await sql`delete from storage.objects where bucket_id = ${QUOTE_BUCKET} and name = any(${prefixes})`
    give({ status: 200, body: '[]' })
  })
  return {
    client: new StorageClient(await listen(server), {}),
    upload,
    /** Once, when the next move gets there. */
    meanwhile(moment: Moment, work: () => Promise<void>) {
      waiting = { moment, work }
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
