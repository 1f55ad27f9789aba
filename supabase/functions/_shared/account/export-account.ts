import * as z from 'zod/mini'
import { BUSINESS } from '#content/business.ts'
import { ARCHIVES_HEADER } from '#contract/backend.ts'
import { ukClock } from '#contract/dates.ts'
import type { Dependencies } from '../dependencies.ts'
import { checkDocuments } from '../documents/check.ts'
import { AppError } from '../http/errors.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { orLog } from '../log.ts'
import { limitCalls } from '../senders/abuse-guard.ts'
import { requireCaller } from './caller.ts'
import { archiveParts, personArchive } from './export.ts'
import { loadPerson, uncheckedRequests } from './person.ts'

/** Per network and ten minutes: each archive reads everything about a person. */
const MAX_ARCHIVES = 60

const bodySchema = z.object({ part: z._default(z.int().check(z.minimum(1)), 1) })

/** Returns one of the customer's archives: `part` counts from 1. */
export function createExportAccount(dependencies: Dependencies): Handler {
  const { database, log, now } = dependencies

  /** If the scanner is unavailable the document is left out, and the rest exported. */
  const check = (requestId: string) =>
    checkDocuments(dependencies, requestId).catch(orLog(log, { event: 'check-failed' }))

  return wrap({ name: 'export-account', log }, async (request, words) => {
    const user = await requireCaller(request, database)
    const wanted = await readBody(request, bodySchema)
    await limitCalls(dependencies, request, 'export', MAX_ARCHIVES)
    const load = () => loadPerson(dependencies, user.email ?? '', user.id)
    let person = await load()
    const unchecked = uncheckedRequests(person)
    for (const id of unchecked) await check(id)
    if (unchecked.length > 0) person = await load()
    const name = `${BUSINESS.slug}-${ukClock(now()).day}.zip`
    const parts = archiveParts(person)
    const part = parts[wanted.part - 1]
    if (!part) throw new AppError('bad-request')
    return new Response(personArchive(dependencies, person, now(), words, part), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
        [ARCHIVES_HEADER]: String(parts.length),
      },
    })
  })
}
