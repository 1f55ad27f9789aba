import * as z from 'zod/mini'
import { BUSINESS } from '#content/business.ts'
import { ARCHIVES_HEADER } from '#contract/backend.ts'
import { ukClock } from '#contract/dates.ts'
import type { Dependencies } from '../dependencies.ts'
import { checkDocuments } from '../documents/check.ts'
import { AppError } from '../http/errors.ts'
import { readJson, wrap } from '../http/wrap.ts'
import { errorCode } from '../log.ts'
import { limitCalls } from '../senders/abuse-guard.ts'
import { requireCaller } from './caller.ts'
import { archiveParts, personArchive } from './export.ts'
import { type PersonData, readPerson, uncheckedRequests } from './person.ts'

/** Per network and ten minutes: each archive reads everything about a person. */
const MAX_ARCHIVES = 60

const bodySchema = z.object({ part: z._default(z.int().check(z.minimum(1)), 1) })

/** Returns one of the customer's archives: `part` counts from 1. */
export function createExportAccount(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { database, log, now } = dependencies

  async function load(address: string): Promise<PersonData> {
    const { data, error } = await database.rpc('person_data', { address })
    if (error) throw error
    return readPerson(data)
  }

  /** If the scanner is unavailable the document is left out, and the rest exported. */
  async function check(requestId: string): Promise<void> {
    await checkDocuments(dependencies, requestId).catch((failure: unknown) => {
      log({ event: 'check-failed', code: errorCode(failure) })
    })
  }

  return wrap({ name: 'export-account', methods: ['POST'], log }, async (request, words) => {
    const user = await requireCaller(request, database)
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    await limitCalls(dependencies, request, 'export', MAX_ARCHIVES)
    const address = user.email ?? ''
    let person = await load(address)
    const unchecked = uncheckedRequests(person)
    for (const id of unchecked) await check(id)
    if (unchecked.length > 0) person = await load(address)
    const name = `${BUSINESS.slug}-${ukClock(now()).day}.zip`
    const parts = archiveParts(person)
    const part = parts[body.data.part - 1]
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
