import * as z from 'zod/mini'
import type { Dependencies } from '../dependencies.ts'
import { removeDocuments } from '../documents/stored.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { requireCaller } from './caller.ts'
import { erase } from './person.ts'

const bodySchema = z.object({ confirm: z.literal('delete') })

export function createDeleteAccount({ database, log }: Dependencies): Handler {
  return wrap({ name: 'delete-account', log }, async (request) => {
    const user = await requireCaller(request, database, true)
    await readBody(request, bodySchema)
    const paths = await erase(database, 'erase_account', { account: user.id })
    await removeDocuments(database, paths)
    log({ event: 'account-erased', files: paths.length })
    return Response.json({})
  })
}
