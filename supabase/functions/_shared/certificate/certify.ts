import { QUOTE_BUCKET } from '#contract/backend.ts'
import { CERTIFICATES, SELLER } from '#contract/business-facts.ts'
import { type CertificateDraft, type CertificateNotes, newCode } from '#contract/certificate.ts'
import { DELIVERED_FOLDER } from '#contract/files.ts'
import { fill } from '#contract/language.ts'
import { BUCKET_BYTES } from '#contract/limits.ts'
import { ukDay } from '#contract/operator.ts'
import { type Dependencies, orThrow, rpc } from '../dependencies.ts'
import { type Accepted, bytesOf, openAccepted, removeDocuments } from '../documents/stored.ts'
import { AppError, found } from '../http/errors.ts'
import { refusalOf } from '../order/acts.ts'
import type { OrderView } from '../order/order.ts'
import { digestOf, stampPaper } from '../papers/papers.ts'
import { wordsIn } from '../words.ts'
import type { CertificateFacts, GivenFile } from './certificate.ts'

/** Makes the certified translation of a document that waits to be delivered. It waits beside it, and counts once it is delivered. */

const refused = (message: string) => new AppError('file-refused', { message })

type Stored = Accepted & { name: string }

/** @throws AppError 'not-found' where one is not the request's, or is no longer there */
async function findFiles(
  { database }: Dependencies,
  { request, documents }: OrderView,
  { translation, sources }: Pick<CertificateDraft, 'translation' | 'sources'>,
) {
  const rows = await orThrow(
    database
      .from('request_documents')
      .select('id, name, path, size, sha256')
      .eq('request_id', request.id)
      .eq('state', 'accepted'),
  )
  const waiting = documents.find(
    ({ id, purpose, delivery, code }) =>
      id === translation && purpose === 'deliver' && delivery === null && code === null,
  )
  return {
    translation: found<Stored>(waiting),
    sources: sources.map((source) => found(rows.find(({ id }) => id === source)) as Stored),
  }
}

async function read({ database }: Dependencies, { name, ...stored }: Stored): Promise<GivenFile> {
  const body = found(await openAccepted(database, stored))
  return { name, bytes: await bytesOf(body) }
}

/**
 * Asked for again, the same is there once. @returns what there is to know of it
 * @throws AppError 'file-refused' with what to do, 'order-refused', 'not-found'
 */
export async function certify(
  dependencies: Dependencies,
  view: OrderView,
  { translation, sources, translator: name, ...said }: CertificateDraft,
): Promise<CertificateNotes> {
  const { database, settings, makeCertificate, now, log } = dependencies
  const { SEAL_KEY: key, TIMESTAMP_URL: stamp } = settings
  const translator = CERTIFICATES.translators.find((known) => known.name === name)
  if (!translator) throw new AppError('bad-request')
  const { id: request, reference } = view.request
  const files = await findFiles(dependencies, view, { translation, sources })
  const size = [files.translation, ...files.sources].reduce((sum, file) => sum + file.size, 0)
  if (size > BUCKET_BYTES) throw refused('Together these files are too large for one document.')
  const facts: Omit<CertificateFacts, 'code'> = {
    ...said,
    ...{ translator, reference, site: settings.SITE_URL, issuedOn: ukDay(now()) },
    seller: { name: SELLER.name, lines: SELLER.lines },
    approved: CERTIFICATES.approved,
  }
  const digests = [files.translation, ...files.sources].map(({ sha256 }) => sha256)
  const made_from = digestOf(new TextEncoder().encode(JSON.stringify([facts, digests])))
  if (await rpc(database, 'certificate_made_from', { request, made_from }))
    return { pictures: [], signed: [] }

  const code = newCode()
  const [translated, ...rest] = await Promise.all(
    [files.translation, ...files.sources].map((file) => read(dependencies, file)),
  )
  const made = await makeCertificate({
    facts: { ...facts, code },
    translation: translated as GivenFile,
    sources: rest,
    ...(key && { seal: { key, forStamp: stamp !== undefined } }),
  })
  if ('refused' in made) throw refused(made.refused)
  const { pages, pictures, signed } = made
  const sealed = new Uint8Array(made.bytes)
  const body = key && stamp ? await stampPaper(dependencies, reference, sealed, stamp) : sealed

  const path = `${DELIVERED_FOLDER}${crypto.randomUUID()}.pdf`
  const options = { contentType: 'application/pdf' }
  await orThrow(database.storage.from(QUOTE_BUCKET).upload(path, body, options))
  const { CERTIFICATE_WORDS } = await wordsIn(said.language)
  const added = await database.rpc('add_certificate', {
    request,
    translator: name,
    document: JSON.stringify({
      name: `${fill(CERTIFICATE_WORDS.file, { reference })}.pdf`,
      ...{ path, size: body.length, sha256: digestOf(body) },
      ...{ code, made_from, pages, issued_on: facts.issuedOn },
      source_language: said.sourceLanguage,
      target_language: said.targetLanguage,
    }),
  })
  if (added.error) {
    if (/^PT4/.test(added.error.code)) await removeDocuments(database, [path])
    throw refusalOf(added.error)
  }
  const row = database.from('order_documents').select('path').eq('id', added.data)
  if ((await orThrow(row.maybeSingle()))?.path !== path) await removeDocuments(database, [path])
  log({ event: 'document-certified', document: added.data })
  return { pictures, signed }
}
