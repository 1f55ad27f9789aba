import { rpc } from '../dependencies.ts'
import { type Entry, zipOf } from '../documents/zip.ts'
import { orLog } from '../log.ts'
import type { PaperRow } from '../order/order.ts'
import { type Papers, paperFile } from '../papers/papers.ts'
import { daysOfMonth, readMoney } from './money.ts'
import { SHAPE_NAMES, shaped } from './shapes.ts'

/** A month's papers and books as one zip, for the owner and the accountant. */

/** The platform kills a call after two seconds of CPU time. */
const MOST_PAPERS = 1000

/** Making a PDF takes a tenth of a second or more; what is made is kept, so that the next archive has more. */
const MOST_MADE = 10

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const line of lines) yield encoder.encode(line)
}

const BATCH = 500

async function* papersOfMonth({ database }: Papers, month: string): AsyncGenerator<PaperRow> {
  for (let skip = 0; ; skip += BATCH) {
    const asked = { month: `${month}-01`, skip, max_papers: BATCH }
    const data = await rpc(database, 'papers_of_month', asked)
    yield* data as unknown as PaperRow[]
    if (data.length < BATCH) return
  }
}

/**
 * Streams it. `left-out.txt` lists papers that could not be read or made.
 * @param month 'YYYY-MM' @param most papers; how many PDFs may be made
 */
export function monthArchive(
  reading: Papers,
  month: string,
  now: Date,
  most: { papers: number; made: number } = { papers: MOST_PAPERS, made: MOST_MADE },
): ReadableStream<Uint8Array> {
  async function* entries(leftOut: string[]): AsyncGenerator<Entry> {
    for (const shape of SHAPE_NAMES) {
      const lines = shaped(shape, readMoney(reading.database, daysOfMonth(month)))
      const name = shape === 'csv' ? 'money' : shape
      yield { name: `books/${name}-${month}.csv`, input: encoded(lines), lastModified: now }
    }
    let made = 0
    let count = 0
    for await (const paper of papersOfMonth(reading, month)) {
      const { reference, path, created_at } = paper
      count += 1
      if (count > most.papers) {
        leftOut.push(`${reference} and all that follow`)
        break
      }
      if (path === null) made += 1
      const content =
        path === null && made > most.made
          ? undefined
          : await paperFile(reading, paper).catch(orLog(reading.log, { event: 'file-unreadable' }))
      if (content)
        yield { name: `papers/${reference}.pdf`, input: content, lastModified: new Date(created_at) }
      else leftOut.push(reference)
    }
  }

  return zipOf(entries, now, (leftOut) => [
    `Not in this archive: ${leftOut.join(', ')}`,
    '',
    `Download it once more, or run: operator papers ${month}`,
  ])
}
