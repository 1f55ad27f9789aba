import { requireCaller } from './accounts/caller.ts'
import { exportAccount } from './accounts/export.ts'
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
    const archive = await exportAccount(database, user, now())
    const name = `signet-and-quill-${now().toISOString().slice(0, 10)}.zip`
    return new Response(archive, {
      headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` },
    })
  })
}
