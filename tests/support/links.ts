import type { OperatorPurpose } from '#contract/acts.ts'
import { signToken, type TokenUse } from '#functions/_shared/documents/links.ts'
import { callFunction } from './bookings.ts'
import type { sendQuote } from './clients.ts'
import type { Host } from './host.ts'
import type { Sql } from './sql.ts'

/** The token of a private link, as a message has it. */
export const tokenFor = (
  host: Pick<Host, 'linkSecret'>,
  use: TokenUse,
  id: string,
  { seconds = 3_600, secret = host.linkSecret, version = 0 } = {},
) => signToken(secret, use, id, new Date(Date.now() + seconds * 1000), version)

/** Of a link in the operator's mail. */
export const operatorToken = (host: Pick<Host, 'linkSecret'>, purpose: OperatorPurpose, id: string) =>
  `${purpose}.${tokenFor(host, `operator-${purpose}`, id)}`

/** Of the newest confirmation that a press of such a link has sent to the operator. */
export async function confirmationToken(
  host: Pick<Host, 'linkSecret'>,
  sql: Sql,
  purpose: OperatorPurpose,
  seconds?: number,
): Promise<string> {
  const [row] = await sql`
    select id from public.operator_confirmations where purpose = ${purpose} order by created_at desc limit 1`
  return `confirm.${tokenFor(host, 'operator-confirm', row?.id, seconds === undefined ? {} : { seconds })}`
}

/** What the page behind that link sends. */
export const operatorActs = (
  host: Pick<Host, 'url' | 'publishableKey' | 'secretKey' | 'dataDir' | 'linkSecret'>,
  purpose: OperatorPurpose,
  id: string,
  act: object = {},
) => callFunction(host, 'operator', { token: operatorToken(host, purpose, id), ...act })

/** In the messages about a request that was sent: the operator's to its document, and the token of the customer's page. */
export async function mailedLinks(
  host: Pick<Host, 'waitForMail'>,
  { row, notification }: Awaited<ReturnType<typeof sendQuote>>,
) {
  const { reference } = notification.data
  const toOperator = await host.waitForMail(({ subject }) => Boolean(subject?.startsWith(`${reference} [`)))
  const page = `/get-quote?request=${row.id}`
  const toCustomer = await host.waitForMail(({ text }) => Boolean(text?.includes(page)))
  return {
    document: /http\S+open-document\S+/.exec(toOperator.text ?? '')?.[0] ?? '',
    request: /get-quote\?request=([\w.-]+)/.exec(toCustomer.text ?? '')?.[1] ?? '',
  }
}
