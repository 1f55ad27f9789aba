import { TREATMENT_MARKS } from '#content/offer.ts'
import { ORDER_STATE_NAMES, PAYMENT_PARTS } from '#content/operator.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { addressLines } from '#contract/billing.ts'
import { choiceText, languageLines } from '#contract/fields.ts'
import { fullName } from '#contract/names.ts'
import type { OrderSummary } from '#contract/operator.ts'
import { formatPence, lineText, ORDER_STATES, type OrderState, readyFact } from '#contract/order.ts'
import { fileSize } from '#functions/_shared/mail/format.ts'
import { ENGLISH } from '#functions/_shared/words.ts'
import { answerOf, type Backend } from '../backend.ts'
import { type Command, choiceOption, Failure } from '../command.ts'
import { PAGE_OPTIONS, readPage, showPage } from '../listing.ts'
import { record } from '../terminal/table.ts'
import { moment } from '../terminal/text.ts'
import { loadMessages, messageLines } from './messages.ts'
import { findRequest, showOrder } from './order-call.ts'

/** The lists of orders, and links that somebody else has. What is done to orders, links do. */

const LISTED =
  'state, version, created_at, ready_by, waiting_since, quote_requests (reference, given_name, family_name, service_type), offers (version, total, ready_by)'

const list: Command = {
  name: 'order list',
  summary: 'Requests that were answered with a price, the newest first.',
  options: { state: { value: 'STATE', help: ORDER_STATES.join(', ') }, ...PAGE_OPTIONS },
  async run(input, context) {
    const all = context.backend.database.from('orders').select(LISTED, { count: 'exact' })
    const states = [...ORDER_STATES, 'all'] as const
    const state = choiceOption(input, 'state', states, 'all')
    const query = state === 'all' ? all : all.eq('state', state)
    const counting = query.order('created_at', { ascending: false }).order('id')
    type Row = NonNullable<Awaited<typeof counting>['data']>[number]
    const offerOf = ({ offers, version }: Row) => offers.find((each) => each.version === version)
    await showPage(
      context,
      readPage(input),
      { counting },
      {
        empty: 'There are no orders.',
        columns: [
          { title: 'Reference', value: ({ quote_requests }) => quote_requests.reference },
          { title: 'State', value: (row) => ORDER_STATE_NAMES[row.state as OrderState] },
          { title: 'Total', value: (row) => formatPence(offerOf(row)?.total ?? 0), right: true },
          {
            title: 'Ready by',
            value: (row) =>
              row.waiting_since ? 'waits for the customer' : (row.ready_by ?? offerOf(row)?.ready_by ?? ''),
          },
          {
            title: 'Name',
            value: ({ quote_requests: { given_name, family_name } }) => fullName(given_name, family_name),
            cut: true,
          },
          {
            title: 'Service',
            value: ({ quote_requests }) =>
              choiceText(QUOTE_FIELD_WORDS.serviceType, quote_requests.service_type),
            cut: true,
          },
        ],
      },
    )
  },
}

/** Of all orders of the request: after one that has ended, an answer with a price makes another. */
async function historyOf(backend: Backend, request: string) {
  const query = backend.database
    .from('orders')
    .select('order_events (number, at, actor, kind)')
    .eq('request_id', request)
    .order('number')
    .order('number', { referencedTable: 'order_events' })
  return answerOf(backend, await query).flatMap((order) => order.order_events)
}

const linesOf = ({ offer: { lines, vatRate } }: OrderSummary) =>
  lines.map((line) => `${formatPence(line.amount)}  ${lineText(line, vatRate, TREATMENT_MARKS)}`).join('\n')

const uk = (iso: string) => `${moment(iso)} UK time`

const show: Command = {
  name: 'order show',
  takes: ['REFERENCE'],
  summary: 'One order with its quote, payments, deliveries and history.',
  async run({ given }, { backend, terminal }) {
    const { id, reference } = await findRequest(backend, given[0] ?? '')
    const { order, request } = await showOrder(backend, id)
    if (!order) throw new Failure(`${reference} has no quote yet. Make one with: links ${reference}`)
    const [events, mails] = await Promise.all([
      historyOf(backend, id),
      loadMessages(backend, `request:${id}`),
    ])
    terminal.data({ reference, ...order, request, events, mails })
    const { offer: made, transfer, billing, customer } = order
    terminal.print(
      record([
        ['Reference', reference],
        ['State', ORDER_STATE_NAMES[order.state]],
        ['Customer', fullName(request.answers.givenName, request.answers.familyName)],
        ...languageLines(request),
        ['Invoice to', [billing.name, ...addressLines(billing.address)].filter(Boolean).join('\n')],
        ['Purchase order', billing.purchaseOrder],
        ['VAT number', customer?.vatNumber],
        ['Quote', `${made.version}: ${formatPence(made.total)}, VAT ${formatPence(made.vat)}`],
        ['Lines', linesOf(order)],
        ['Halves', `${formatPence(made.first)} and ${formatPence(made.second)}`],
        ['Ready', readyFact(made, ENGLISH, (day) => day).phrase],
        ['Waiting for the customer', order.waitingSince && `since ${uk(order.waitingSince)}`],
        ['Post to', order.deliveryAddress],
        ['Open until', uk(made.validUntil)],
        ['Note', made.note],
        ['Cancel until', order.cancelUntil && uk(order.cancelUntil)],
        [
          'Awaited',
          transfer && `${formatPence(transfer.amount)} by bank transfer, the ${PAYMENT_PARTS[transfer.part]}`,
        ],
        [
          'Payments',
          order.payments
            .map(({ part, method, amount, paidAt, refund, refunded, surplus }) =>
              [
                `${uk(paidAt)}, ${formatPence(amount)} by ${method}, ${surplus ? 'not due' : `the ${PAYMENT_PARTS[part]}`}`,
                refund === 'none' ? refunded > 0 && `${formatPence(refunded)} refunded` : `refund ${refund}`,
              ]
                .filter(Boolean)
                .join(', '),
            )
            .join('\n'),
        ],
        [
          'Deliveries',
          order.deliveries
            .flatMap(({ at, carrier, tracking, documents }) => [
              [uk(at), carrier, tracking].filter(Boolean).join(', '),
              ...documents.map(
                ({ name, size, closed }) =>
                  `${name} (${fileSize(size)})${closed ? (closed.replaced ? ', replaced' : ', taken back') : ''}`,
              ),
            ])
            .join('\n'),
        ],
        ['Uploaded', order.waiting.map(({ name, size }) => `${name} (${fileSize(size)})`).join('\n')],
        [
          'Words',
          order.messages
            .flatMap(({ author, text, at, documents }) => [
              `${uk(at)}, ${author}: ${text}`,
              ...documents.map(({ name, size }) => `${name} (${fileSize(size)})`),
            ])
            .join('\n'),
        ],
        ['History', events.map(({ at, actor, kind }) => `${moment(at)} ${actor}: ${kind}`).join('\n')],
        ['Mail', messageLines(mails)],
      ]),
    )
  },
}

const newLinks: Command = {
  name: 'order new-links',
  takes: ['REFERENCE'],
  summary: 'Withdraws the links of an order that are in your mail, and sends you new ones.',
  async run({ given }, { backend, terminal }) {
    const { id, reference } = await findRequest(backend, given[0] ?? '')
    const asked = { request: id, kind: 'order_links_operator', interval_minutes: 0, ended: true }
    answerOf(backend, await backend.database.rpc('send_again', asked))
    const row = backend.database.from('quote_requests').select('order_links_from').eq('id', id)
    const { order_links_from: withdrawnBefore } = answerOf(backend, await row.single())
    terminal.data({ reference, withdrawnBefore })
    terminal.print(`The links of ${reference} no longer work. A message with new ones is on its way to you.`)
  },
}

export const ORDER_COMMANDS: Command[] = [list, show, newLinks]
