import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { OrderPurpose } from '#contract/acts.ts'
import { fullName } from '#contract/names.ts'
import { isOrderMessage, type UploadedDocument } from '#contract/operator.ts'
import { type DeliveredDocument, ORDER_MESSAGE_LIMIT } from '#contract/order.ts'
import { answerOf, type Backend } from '../backend.ts'
import { type Command, confirm, Failure, UsageError, YES } from '../command.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { count } from '../terminal/text.ts'
import { actOnOrder, callOrder, findRequest, type ShownOrder } from './order-call.ts'
import { list, show } from './order-list.ts'
import { MONEY_COMMANDS, outcome, toPayBack } from './order-money.ts'
import { offer } from './order-offer.ts'

/** The commands about orders: the lists, and what cannot wait while mail is down. The links of the operator's mail do more. */

/** An act that needs nothing but the reference. */
const act = (
  name: string,
  summary: string,
  purpose: OrderPurpose,
  action: 'withdraw' | 'begin' | 'undo_begin',
  said: (reference: string) => string,
): Command => ({
  name,
  takes: ['REFERENCE'],
  summary,
  async run({ given: [named = ''] }, { backend, terminal }) {
    const { reference, order } = await actOnOrder(backend, named, purpose, { action })
    terminal.data(outcome(reference, order.state))
    terminal.print(said(reference))
  },
})

const withdraw = act(
  'order withdraw',
  'Withdraws an unpaid quote and tells the customer.',
  'offer',
  'withdraw',
  (reference) => `The quote of ${reference} is withdrawn. The customer is told.`,
)

const begin = act(
  'order begin',
  'Begins the work: from now on the customer cannot cancel.',
  'begin',
  'begin',
  (reference) => `Work on ${reference} has begun.`,
)

const undoBegin = act(
  'order undo-begin',
  'Undoes “begin”, within an hour of the payment: the customer can cancel again.',
  'begin',
  'undo_begin',
  (reference) => `Work on ${reference} has not begun. The customer is told.`,
)

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

const decline: Command = {
  name: 'order decline',
  takes: ['REFERENCE'],
  summary: 'Declines an order that cannot be fulfilled: everything paid is refunded.',
  options: YES,
  async run({ given, on }, { backend, terminal }) {
    const { id, reference } = await findRequest(backend, given[0] ?? '')
    const question = `End ${reference} and refund what was paid?`
    await confirm({ on }, terminal, question, 'Nothing was done. Add --yes to end the order.')
    const { order } = await actOnOrder(backend, id, 'decline', { action: 'decline' })
    terminal.data({ ...outcome(reference, order.state), payments: order.payments, refunds: order.refunds })
    const owed = toPayBack(reference, order.refunds)
    terminal.print(
      `${reference} has ended. ${owed || 'The customer is told, and the payment is being refunded.'}`,
    )
  },
}

async function readDocument(path: string): Promise<Uint8Array> {
  return readFile(path).catch(() => {
    throw new UsageError(`${path} cannot be read.`)
  })
}

/** Uploads documents for a delivery or a message, once all of them are read. Returns their ids. */
async function upload(
  { backend, terminal }: { backend: Backend; terminal: Terminal },
  request: string,
  purpose: 'deliver' | 'message',
  paths: string[],
): Promise<string[]> {
  const files = await Promise.all(
    paths.map(async (path) => ({ name: basename(path), bytes: await readDocument(path) })),
  )
  const ids: string[] = []
  for (const file of files) {
    const query = new URLSearchParams({ upload: purpose, request })
    const { document } = (await backend.call(`operator?${query}`, file)) as UploadedDocument
    terminal.note(`${document.name}: SHA-256 ${document.sha256}`)
    ids.push(document.id)
  }
  return ids
}

const handOver: Command = {
  name: 'order deliver',
  takes: ['REFERENCE', '[FILE…]'],
  summary: 'Delivers finished documents, a parcel, or both; the customer is told.',
  details: [
    'Customers see a document under the name of its file. Documents open when the second half is paid, or at once with --open-now. Documents uploaded earlier and not yet delivered are included.',
  ],
  options: {
    ...YES,
    replaces: { value: 'NAME', many: true, help: 'a delivered document that these take the place of' },
    note: { value: 'TEXT', help: 'a note to the customer' },
    carrier: { value: 'NAME', help: 'who brings the parcel' },
    tracking: { value: 'NUMBER', help: 'its tracking number' },
    'open-now': { help: 'documents open before the second half is paid' },
  },
  async run({ given: [reference_ = '', ...paths], text, texts, on }, context) {
    const { backend, terminal } = context
    const { id, reference } = await findRequest(backend, reference_)
    await upload(context, id, 'deliver', paths)
    const { note = '', carrier = '', tracking = '' } = text
    const shown = await callOrder(backend, id, 'deliver')
    const replaces = (texts.replaces ?? []).map((name) => deliveredDocument(shown, name).id)
    const { givenName, familyName } = shown.request.answers
    const names = [...(shown.order?.waiting ?? []).map(({ name }) => name), ...(tracking ? [tracking] : [])]
    const question = `Deliver ${names.join(', ')} of ${reference} to ${fullName(givenName, familyName)}?`
    if (names.length > 0)
      await confirm({ on }, terminal, question, 'Nothing was delivered. Add --yes to deliver it.')
    const delivery = {
      action: 'deliver',
      note,
      carrier,
      tracking,
      openNow: on['open-now'] === true,
      replaces,
    }
    const { order } = await callOrder(backend, id, 'deliver', delivery)
    const last = order?.deliveries.at(-1)
    if (!order || !last) throw new Failure(`${reference} has no quote.`)
    terminal.data({ ...outcome(reference, order.state), ...last, openBeforePayment: order.openBeforePayment })
    const what = [
      ...(last.documents.length > 0 ? [count(last.documents.length, 'document')] : []),
      ...(last.tracking ? ['a parcel'] : []),
    ].join(' and ')
    terminal.print(`${reference}: ${what} delivered. The customer is told.`)
  },
}

/** A document that the customer has, by its name. @throws Failure without one */
function deliveredDocument({ order }: ShownOrder, name: string): DeliveredDocument {
  const documents = order?.deliveries.flatMap((delivery) => delivery.documents) ?? []
  const named = documents.findLast((document) => document.name === name && !document.closed)
  if (!named) throw new Failure(`There is no delivered document “${name}”.`)
  return named
}

const takeBack: Command = {
  name: 'order take-back',
  takes: ['REFERENCE', 'NAME'],
  summary: 'Takes a delivered document back that the customer has not opened; the customer is told.',
  async run({ given: [named = '', name = ''] }, { backend, terminal }) {
    const { id, reference } = await findRequest(backend, named)
    const document = deliveredDocument(await callOrder(backend, id, 'deliver'), name).id
    const { order } = await actOnOrder(backend, id, 'deliver', { action: 'take_back', document })
    terminal.data(outcome(reference, order.state))
    terminal.print(`${name} of ${reference} is taken back. The customer is told.`)
  },
}

const message: Command = {
  name: 'order message',
  takes: ['REFERENCE', 'TEXT'],
  summary: 'Writes to the customer on the page of the order, and by e-mail.',
  details: [
    'Documents go with it under the names of their files, such as a draft to check or a form to sign. The customer can open them at once, paid or not: send finished documents with order deliver.',
  ],
  options: { file: { value: 'PATH', many: true, help: 'a document that goes with it; up to five' } },
  async run({ given: [named = '', text = ''], texts }, context) {
    const { backend, terminal } = context
    if (!isOrderMessage(text))
      throw new UsageError(`TEXT must be up to ${ORDER_MESSAGE_LIMIT.toLocaleString('en-GB')} characters.`)
    const { id, reference } = await findRequest(backend, named)
    const documents = await upload(context, id, 'message', texts.file ?? [])
    const { order } = await actOnOrder(backend, id, 'message', { action: 'message', text, documents })
    terminal.data({ ...outcome(reference, order.state), messages: order.messages })
    terminal.print(`Your message about ${reference} is on its way to the customer.`)
  },
}

export const ORDER_COMMANDS: Command[] = [
  list,
  show,
  offer,
  withdraw,
  newLinks,
  begin,
  undoBegin,
  decline,
  handOver,
  takeBack,
  ...MONEY_COMMANDS,
  message,
]
