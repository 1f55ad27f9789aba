import { BUSINESS } from '#content/business.ts'
import { requireCaller } from './accounts/caller.ts'
import { personArchive } from './accounts/export.ts'
import { readPerson } from './accounts/person.ts'
import type { Dependencies } from './dependencies.ts'
import { wrap } from './http/wrap.ts'

/** Gives signed-in customers everything that is kept about them. */
export function createExportAccount({
  database,
  log,
  now,
}: Dependencies): (request: Request) => Promise<Response> {
  return wrap({ name: 'export-account', methods: ['POST'], log }, async (request) => {
    const user = await requireCaller(request, database)
    const { data, error } = await database.rpc('person_data', { address: user.email ?? '' })
    if (error) throw error
    const archive = personArchive(database, readPerson(data), now())
    const name = `${BUSINESS.slug}-${now().toISOString().slice(0, 10)}.zip`
    return new Response(archive, {
      headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` },
    })
  })
}
