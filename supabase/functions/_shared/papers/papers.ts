import { createHash } from 'node:crypto'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { isTaken } from '#contract/service-faults.ts'
import { type DatabaseClient, type Dependencies, rpc } from '../dependencies.ts'
import { type Bytes, bytesOf, openStored } from '../documents/stored.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { errorCode, orLog } from '../log.ts'
import type { AttachedPaper } from '../mail/letter.ts'
import type { PaperRow } from '../order/order.ts'
import type { AnyFacts, PaperFacts } from './paper.ts'

/** The PDFs of papers. A paper's facts never change, and are what it is made from. */

type Paper = Pick<PaperRow, 'id' | 'reference' | 'path' | 'sha256'> & { facts: PaperFacts }

/** Without settings, as a command has none of the functions', what is not kept yet is made without a seal and not kept. */
export type Papers = Pick<Dependencies, 'database' | 'log' | 'makePaper'> & {
  settings?: Pick<FunctionEnvironment, 'SEAL_KEY' | 'TIMESTAMP_URL'>
}

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const readStored = async (database: DatabaseClient, path: string): Promise<Bytes> =>
  bytesOf(await openStored(database, path))

/** The PDF as it was kept; undefined if it is lost or altered. */
async function readKept({ database, log }: Papers, { reference, path, sha256 }: Paper) {
  if (path === null) return undefined
  try {
    const bytes = await readStored(database, path)
    if (digestOf(bytes) === sha256) return bytes
    log({ event: 'paper-altered', reference })
  } catch (failure) {
    log({ event: 'paper-unreadable', reference, code: errorCode(failure) })
  }
  return undefined
}

/** What another process has kept meanwhile, with a time stamp of its own. */
async function keptMeanwhile({ database, settings }: Papers, path: string): Promise<Bytes | undefined> {
  if (!settings?.SEAL_KEY) return undefined
  const { checkSeal } = await import('../certificate/seal.ts')
  const bytes = await readStored(database, path)
  const { state, byHouse } = checkSeal(bytes, settings.SEAL_KEY)
  return state === 'whole' && byHouse ? bytes : undefined
}

/** @returns the file that is kept */
async function keep(dependencies: Papers, paper: Paper, made: Bytes): Promise<Bytes> {
  const { database, log } = dependencies
  const path = `papers/${paper.id}.pdf`
  const stored = await database.storage
    .from(QUOTE_BUCKET)
    .upload(path, made, { contentType: 'application/pdf' })
  if (stored.error && !isTaken(stored.error)) throw stored.error
  const bytes = (stored.error && (await keptMeanwhile(dependencies, path))) ?? made
  await rpc(database, 'keep_paper', { paper: paper.id, path, sha256: digestOf(bytes) })
  log({ event: 'paper-kept', reference: paper.reference })
  return bytes
}

/** A paper's PDF: as it was kept, otherwise made from its facts. One that cannot be kept is made again next time; it is the same. */
export async function paperFile(dependencies: Papers, paper: Paper): Promise<Bytes> {
  const kept = await readKept(dependencies, paper)
  if (kept) return kept
  return once(paper.id, () => make(dependencies, paper))
}

/** The last ones made: each is costly, and two messages, or a page that is opened again, ask for the same one. Pages that are checked, too. */
const recent = new Map<string, Promise<Bytes>>()
const RECENT = 50

export function once(key: string, work: () => Promise<Bytes>): Promise<Bytes> {
  const known = recent.get(key)
  if (known) return known
  const made = work()
  recent.set(key, made)
  made.catch(() => recent.delete(key))
  const [oldest = ''] = recent.keys()
  if (recent.size > RECENT) recent.delete(oldest)
  return made
}

async function make(dependencies: Papers, paper: Paper): Promise<Bytes> {
  const { makePaper, settings, log } = dependencies
  const { reference } = paper
  const { SEAL_KEY: key, TIMESTAMP_URL: stamp } = settings ?? {}
  const sealed = await makePaper(paper.facts, key ? { key, forStamp: stamp !== undefined } : undefined)
  const bytes = new Uint8Array(sealed)
  if (paper.path !== null || !settings) return bytes
  const stamped = key && stamp ? await stampPaper(dependencies, reference, bytes, stamp) : bytes
  return keep(dependencies, paper, stamped).catch((failure) => {
    recent.delete(paper.id)
    return orLog(log, { event: 'paper-not-kept', reference }, stamped)(failure)
  })
}

/** What is sealed with a time stamp, or without where its server gives none. */
export async function stampPaper(
  { log }: Pick<Papers, 'log'>,
  reference: string,
  bytes: Bytes,
  url: string,
): Promise<Bytes> {
  const { stampSeal } = await import('../certificate/seal.ts')
  return stampSeal(bytes, url).then(
    (stamped) => new Uint8Array(stamped),
    orLog(log, { event: 'paper-not-stamped', reference }, bytes),
  )
}

/** The PDF of a paper that is not kept, which is made once for the same facts. */
export const unkeptPaper = ({ makePaper }: Pick<Papers, 'makePaper'>, facts: AnyFacts): Promise<Bytes> =>
  once(
    digestOf(new TextEncoder().encode(JSON.stringify(facts))),
    async () => new Uint8Array(await makePaper(facts)),
  )

/** @throws when the PDF cannot be made: the message is tried again later, and never sent without it */
export async function attachPaper(paper: PaperRow, dependencies: Dependencies): Promise<AttachedPaper> {
  const { kind, reference } = paper
  return { kind, reference, content: await paperFile(dependencies, paper) }
}
