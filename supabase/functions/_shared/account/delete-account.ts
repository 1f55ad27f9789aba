import * as z from 'zod/mini'
import type { Dependencies } from '../dependencies.ts'
import { removeDocuments } from '../documents/stored.ts'
import { AppError } from '../http/errors.ts'
import { readJson, wrap } from '../http/wrap.ts'
import { requireCaller } from './caller.ts'

const bodySchema = z.object({ confirm: z.literal('delete') })

export function createDeleteAccount({
  database,
  log,
}: Dependencies): (request: Request) => Promise<Response> {
  return wrap({ name: 'delete-account', methods: ['POST'], log }, async (request) => {
    const user = await requireCaller(request, database)
    if (!bodySchema.safeParse(await readJson(request)).success) throw new AppError('bad-request')
    const { data: paths, error } = await database.rpc('erase_account', { account: user.id })
    if (error) throw error
    await removeDocuments(database, paths)
    log({ event: 'account-erased', files: paths.length })
    return Response.json({})
  })
}
