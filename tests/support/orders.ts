import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { gmtDay } from '#contract/dates.ts'
import { rowOf } from '#contract/fields.ts'
import { ukDay } from '#contract/operator.ts'
import { QUOTE_FIELDS, SAMPLE_QUOTE } from '#contract/quote.ts'
import { service } from './clients.ts'
import type { Host } from './host.ts'
import { sampleFile } from './samples.ts'
import type { Row, Sql, TransactionSql } from './sql.ts'

type Template = Pick<Sql | TransactionSql, 'unsafe'>

/** @returns the request's id */
export async function storeRequest(sql: Template, changes: Row = {}): Promise<string> {
  const row: Row = { ...rowOf(QUOTE_FIELDS, SAMPLE_QUOTE), ...changes }
  const names = Object.keys(row)
  const [stored] = await sql.unsafe(
    `insert into public.quote_requests (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  return stored?.id
}

/** A day that is so many days from now, whatever the time, and whether or not summer time begins or ends. */
export const dayIn = (days: number) => gmtDay(new Date(Date.parse(ukDay(new Date())) + days * 24 * 3_600_000))

/** £120.01 in two lines, without VAT, open for a week, and ready two days after that. */
export function sampleOffer(at = new Date(), changes: object = {}): object {
  const day = (days: number, from = at) => new Date(from.getTime() + days * 24 * 3_600_000).toISOString()
  const { validUntil = day(7) } = changes as { validUntil?: string }
  return {
    lines: [
      { what: 'Certified translation of a birth certificate', amount: 9001 },
      { what: 'Apostille', amount: 3000 },
    ],
    prices: 'gross',
    vatRate: null,
    readyBy: day(2, new Date(validUntil)).slice(0, 10),
    note: 'Two originals, please.',
    validUntil,
    ...changes,
  }
}

/** Calls a database function with named arguments. Of an act on an order, which returns nothing: the order afterwards. */
export async function rpc(sql: Template, name: string, args: Row): Promise<Row> {
  const given = Object.entries(args).filter(([, value]) => value !== undefined)
  const list = given.map(([key], i) => `${key} => $${i + 1}`).join(', ')
  const [row] = await sql.unsafe(
    `select public.${name}(${list}) as result`,
    given.map(([, value]) => value),
  )
  const { request, at } = args
  return row?.result === '' && request ? rpc(sql, 'order_view', { request, at }) : row?.result
}

/** What a transaction is refused with: the hint of a refusal, or the error's code; undefined if it is not. */
export const refusal = (
  tx: TransactionSql,
  work: (inner: TransactionSql) => Promise<unknown>,
): Promise<string | undefined> =>
  tx.savepoint(work).then(
    () => undefined,
    ({ code, hint }: { code: string; hint?: string }) => (code === 'PT409' ? hint : code),
  )

export type Delivered = { request: string; document: string; bytes: Buffer; sha256: string; path: string }

type Backend = Pick<Host, 'url' | 'publishableKey' | 'secretKey'>

/** Without its file. @returns its id */
export const noteDocument = async (sql: Template, request: string, changes: Row = {}): Promise<string> =>
  String(
    await rpc(sql, 'add_order_document', {
      ...{ request, name: 'a.pdf', path: `delivered/${crypto.randomUUID()}.pdf`, size: 1000 },
      ...{ type: 'application/pdf', sha256: 'ab'.repeat(32), ...changes },
    }),
  )

/** Not delivered or sent yet. */
export async function addDocument(
  host: Backend,
  sql: Template,
  request: string,
  { name = 'Certified translation.pdf', purpose = 'deliver', size = 3_000 } = {},
): Promise<Delivered> {
  const bytes = sampleFile('pdf', size, Math.ceil(Math.random() * 1e9))
  // Connections that the host has closed while this took are noticed first.
  await turn()
  const path = `delivered/${crypto.randomUUID()}.pdf`
  const options = { contentType: 'application/pdf' }
  const stored = await service(host).storage.from(QUOTE_BUCKET).upload(path, bytes, options)
  if (stored.error) throw stored.error
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const document = await noteDocument(sql, request, { name, path, size: bytes.length, sha256, purpose })
  return { request, document, bytes, sha256, path }
}

/** In an order whose first half is paid. */
export async function deliverDocument(
  host: Backend,
  sql: Template,
  request: string,
  { openNow = false, ...file }: { name?: string; size?: number; openNow?: boolean } = {},
): Promise<Delivered> {
  const delivered = await addDocument(host, sql, request, file)
  await rpc(sql, 'deliver_order', { request, note: 'Signed.', open_now: openNow })
  return delivered
}

export async function sendDocument(
  host: Backend,
  sql: Template,
  request: string,
  { name = 'Draft.pdf' } = {},
): Promise<Delivered> {
  const sent = await addDocument(host, sql, request, { name, purpose: 'message' })
  const documents = [sent.document]
  await rpc(sql, 'send_order_message', { request, author: 'operator', text: 'Please check.', documents })
  return sent
}

/** Whose first half is paid by bank transfer. */
export async function storePaidHalf(sql: Template, changes: Row = {}): Promise<string> {
  const request = await storeRequest(sql, changes)
  await rpc(sql, 'make_offer', { request, offer: JSON.stringify(sampleOffer()) })
  await rpc(sql, 'accept_offer', { request, version: 1, express: true, method: 'transfer' })
  await rpc(sql, 'confirm_transfer', { request, amount: 6001 })
  return request
}

/** Of one whose first half is paid: handed over by post, and paid. */
export async function completeOrder(sql: Template, request: string): Promise<void> {
  await rpc(sql, 'deliver_order', { request, carrier: 'Royal Mail', tracking: '1Z' })
  const { payment } = await rpc(sql, 'open_balance', { request, method: 'transfer' })
  await rpc(sql, 'confirm_transfer', { request, amount: payment.amount })
}
