import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { OrderPurpose } from '#contract/acts.ts'
import {
  FILE_NAME_HEADER,
  LINK_TOKEN_HEADER,
  type OrderAction,
  UPLOAD_TYPE,
  type UploadedDocument,
} from '#contract/operator.ts'
import { referenceOf } from '#contract/reference.ts'
import { signToken } from '#functions/_shared/documents/links.ts'
import { anonymous, sendQuote } from '../support/clients.ts'
import type { CapturedMail, Host } from '../support/host.ts'
import { operatorToken } from '../support/links.ts'
import { dayIn, rpc, sampleOffer } from '../support/orders.ts'
import { sampleFile } from '../support/samples.ts'
import type { Row } from '../support/sql.ts'
import { customerMail } from './booking-page.ts'
import { expect } from './fixtures.ts'
import { requestLink } from './quote-page.ts'
import { inDatabase } from './stored-rows.ts'

export const call = (host: Host, name: string, args: Row): Promise<Row> =>
  inDatabase(host, (sql) => rpc(sql, name, args))

export type Ordered = { id: string; email: string; link: string; reference: string }

/** Without a company name. */
export async function request(host: Host): Promise<Ordered> {
  const email = `${crypto.randomUUID()}@example.com`
  const { row } = await sendQuote(anonymous(host), { email })
  const token = signToken(host.linkSecret, 'request', row.id, new Date(Date.now() + 3_600_000))
  return { id: row.id, email, link: `/get-quote?request=${token}`, reference: referenceOf(row.id) }
}

export const offer = (host: Host, { id }: Pick<Ordered, 'id'>, changes: object = {}) =>
  call(host, 'make_offer', { request: id, offer: JSON.stringify(sampleOffer(new Date(), changes)) })

export async function offered(host: Host, changes: object = {}): Promise<Ordered> {
  const ordered = await request(host)
  await offer(host, ordered, changes)
  return ordered
}

const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export function finishedFile(): { bytes: Buffer; sha256: string } {
  const bytes = Buffer.from(sampleFile('pdf', 3_000, Math.ceil(Math.random() * 1e9)))
  return { bytes, sha256: sum(bytes) }
}

/** By a link, without its page. */
export async function operate(
  host: Host,
  { id }: Pick<Ordered, 'id'>,
  purpose: OrderPurpose,
  act: OrderAction & Row,
): Promise<Row> {
  return post(host, '', JSON.stringify({ token: operatorToken(host, purpose, id), ...act }), {
    'content-type': 'application/json',
  })
}

async function post(host: Host, query: string, body: BodyInit, headers: Row): Promise<Row> {
  const response = await fetch(`${host.url}/functions/v1/operator${query}`, {
    method: 'POST',
    headers: { apikey: host.publishableKey, ...headers },
    body,
  })
  const answer = (await response.json()) as Row
  if (!response.ok) throw new Error(`The operator was refused: ${JSON.stringify(answer)}`)
  return answer
}

/** For £120.01. */
export function offerByOperator(host: Host, ordered: Pick<Ordered, 'id'>): Promise<Row> {
  const lines = [
    { what: 'Certified translation of a birth certificate', amount: 9001 },
    { what: 'Apostille', amount: 3000 },
  ]
  const draft = { lines, readyBy: dayIn(9), note: 'Two originals, please.', validUntil: dayIn(7) }
  return operate(host, ordered, 'offer', { action: 'offer', draft, expected: 0 })
}

/** With a parcel. */
export async function deliverByOperator(
  host: Host,
  ordered: Pick<Ordered, 'id'>,
  name: string,
  bytes: Buffer,
): Promise<UploadedDocument> {
  const uploaded = await post(host, '?upload=deliver', new Uint8Array(bytes), {
    [LINK_TOKEN_HEADER]: operatorToken(host, 'deliver', ordered.id),
    'content-type': UPLOAD_TYPE,
    [FILE_NAME_HEADER]: encodeURIComponent(name),
  })
  const parcel = { carrier: 'Royal Mail', tracking: 'AB123456789GB' }
  await operate(host, ordered, 'deliver', {
    ...{ action: 'deliver', note: 'The originals follow by post.', openNow: false },
    ...parcel,
  })
  return uploaded as UploadedDocument
}

export async function followMail(
  page: Page,
  host: Host,
  { email }: Pick<Ordered, 'email'>,
  subject: RegExp,
): Promise<CapturedMail> {
  const mail = await customerMail(host, email, subject)
  await open(page, { link: requestLink(mail) })
  return mail
}

export const papersIn = ({ attachments }: CapturedMail): (string | null)[] =>
  attachments.filter(({ mimeType }) => mimeType === 'application/pdf').map(({ filename }) => filename)

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
export const consent = (page: Page) => page.getByRole('checkbox')
export const acceptButton = (page: Page) => page.getByRole('button', { name: 'Accept & pay half: £60.01' })
export const secondButton = (page: Page) => page.getByRole('button', { name: 'Pay the second half: £60.00' })

export async function open(page: Page, { link }: Pick<Ordered, 'link'>): Promise<void> {
  await page.goto(link)
  await expect(page.locator('.sent h1')).toBeVisible({ timeout: 20_000 })
}

/** Opens an offer of half £60.01, and accepts it to pay by card. */
export async function goToPayment(page: Page, ordered: Pick<Ordered, 'link'>): Promise<void> {
  await open(page, ordered)
  await acceptByCard(page)
}

/** From the page of the offer. */
export async function acceptByCard(page: Page): Promise<void> {
  await consent(page).check()
  await acceptButton(page).click()
  await page.waitForURL('**/dev/pay/*')
}

export async function atPayment(page: Page, button: 'Pay' | 'Cancel'): Promise<void> {
  await page.waitForURL('**/dev/pay/*')
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.waitForURL('**/get-quote*')
}

export async function download(page: Page, name: RegExp): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, name)])
  return readFile(await file.path())
}
