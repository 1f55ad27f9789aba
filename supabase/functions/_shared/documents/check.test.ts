import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import type { DatabaseClient } from '../dependencies.ts'
import { checkDocuments } from './check.ts'

/** A concurrent check, on a storage service that moves bytes before it lists them. */

const WAITING = {
  id: '00000000-0000-4000-8000-000000000001',
  path: 'checked/00000000-0000-4000-8000-000000000001.pdf',
  uploaded_path: '1795156345148-42a7fffeac764079.pdf',
  is_moved: false,
  stored_size: null,
  stored_type: null,
}

function backend(lists: unknown[][]) {
  const answer = async (url: RequestInfo | URL) =>
    String(url).endsWith('/object/move')
      ? Response.json({ statusCode: '500', error: 'InternalError', message: 'no such file' }, { status: 500 })
      : Response.json(lists.shift())
  const options = { global: { fetch: answer } }
  return createClient('https://backend.example', 'key', options) as unknown as DatabaseClient
}
const settings = {} as Parameters<typeof checkDocuments>[0]['settings']

it('looks again for a file that another check is moving', async () => {
  const database = backend([[WAITING], [WAITING], []])
  await expect(checkDocuments({ database, settings }, 'a request')).resolves.toBeUndefined()
})

it('fails when the file is still not moved', async () => {
  const database = backend([[WAITING], [WAITING], [WAITING]])
  await expect(checkDocuments({ database, settings }, 'a request')).rejects.toThrow('no such file')
})
