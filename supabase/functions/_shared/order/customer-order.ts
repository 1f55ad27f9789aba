import * as z from 'zod/mini'
import { ORDER_FAILURES, ORDER_NOTICES } from '#content/order.ts'
import {
  addressLines,
  asksBilling,
  type Billing,
  cleanBilling,
  deliveryProblem,
  hasBillingProblem,
} from '#contract/billing.ts'
import { ORDER_FACTS } from '#contract/business-facts.ts'
import {
  type BankDetails,
  type CustomerOrder,
  type CustomerOrders,
  type OpenedFile,
  ORDER_MESSAGE_FIELDS,
  type PaymentMethod,
  type PaymentStart,
} from '#contract/order.ts'
import { checkAnswers } from '#contract/schema.ts'
import { areLines, cleanLines } from '#contract/text.ts'
import { linkToken, text, whole } from '#contract/values.ts'
import { requireCaller } from '../account/caller.ts'
import { type Dependencies, rpc } from '../dependencies.ts'
import { downloadUrl } from '../documents/downloads.ts'
import type { Token } from '../documents/links.ts'
import { AppError, found } from '../http/errors.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { errorCode } from '../log.ts'
import { deliverSoon } from '../mail/outbox.ts'
import { isAwaited } from '../order-mail/facts.ts'
import { settleSession } from '../payments/sessions.ts'
import { checkNotReplaced, openRequestLink, requestToken } from '../quote/guest-view.ts'
import { limitCalls } from '../senders/abuse-guard.ts'
import type { Words } from '../words.ts'
import { asksExpress, customerOrder } from './customer-view.ts'
import { loadOrder, type Order, type OrderView, orderRefusal, type PaymentRow } from './order.ts'
import { refundOrder, startCardPayment } from './pay.ts'

/**
 * The order on the page of a request: shows it, and does what its customer may do with it. The request's private link alone
 * determines the order; the database decides what is possible (decision 017). Signed-in customers get a list of theirs.
 */

const token = linkToken
const method = z.enum(['card', 'transfer'])

const MOST_VERSIONS = 1_000_000

/** Of a text, characters; how long each may be, its form says. */
const MOST_TYPED = 50_000

const acceptSchema = z.strictObject({
  token,
  action: z.literal('accept'),
  version: whole(1, MOST_VERSIONS),
  express: z.boolean(),
  method,
  billing: z.optional(
    z.strictObject({
      name: text(MOST_TYPED),
      address: text(MOST_TYPED),
      purchaseOrder: z._default(text(MOST_TYPED), ''),
    }),
  ),
  address: z.optional(text(MOST_TYPED)),
  whole: z._default(z.boolean(), false),
})

const bodySchema = z.union([
  z.strictObject({ action: z.literal('list') }),
  z.strictObject({ token, action: z.optional(z.undefined()) }),
  z.strictObject({ token, action: z.literal('status') }),
  z.strictObject({ token, action: z.literal('cancel') }),
  acceptSchema,
  z.strictObject({ token, action: z.literal('address'), address: text(MOST_TYPED) }),
  z.strictObject({ token, action: z.literal('pay'), method }),
  z.strictObject({ token, action: z.literal('open'), document: z.uuid() }),
  z.strictObject({ token, action: z.literal('paper'), paper: z.uuid() }),
  z.strictObject({ token, action: z.literal('request'), payment: z.uuid() }),
  z.strictObject({ token, action: z.literal('cover') }),
  z.strictObject({
    token,
    action: z.literal('message'),
    text: text(MOST_TYPED),
    answers: z.optional(whole(1, MOST_VERSIONS)),
  }),
  z.strictObject({ token, action: z.literal('approve'), draft: whole(1, MOST_VERSIONS) }),
])

type Body = z.infer<typeof bodySchema>

/** Each of these can send messages, or ask the payment provider for a page. */
const ACTS = ['accept', 'address', 'pay', 'message', 'approve'] as const

/** Minimum interval between two queries about the same session, in milliseconds. */
const INTERVAL = 5_000

/**
 * How many more calls that only look, download or cancel are answered than others: while the outcome of a payment is late, a page
 * makes fifty in ten minutes, and an office has many behind one address.
 */
const LOOKS_FACTOR = 5

type Opened = { order: Order; payment: PaymentRow }

/**
 * @param needed whether name and address are
 * @throws AppError 'billing-invalid'
 */
function readBilling(typed: Billing, needed: boolean): Billing {
  const billing = cleanBilling(typed)
  if (hasBillingProblem(billing, needed)) throw new AppError('billing-invalid')
  return billing
}

/** What the page says of a refusal. */
const REFUSALS: Readonly<Record<string, string>> = { ...ORDER_FAILURES, ...ORDER_NOTICES }

export function createCustomerOrder(dependencies: Dependencies, bank: BankDetails | undefined): Handler {
  const { database, payments, settings, log, now } = dependencies
  const methods: PaymentMethod[] = [
    ...(payments ? ['card' as const] : []),
    ...(bank ? ['transfer' as const] : []),
  ]

  const limitLooks = (request: Request) =>
    limitCalls(dependencies, request, 'order-look', settings.RATE_LIMIT_FORMS * LOOKS_FACTOR)

  const shown = (view: OrderView, words: Words): CustomerOrder =>
    customerOrder(view, { now: now(), methods, bank, words })

  /** Null where nothing was offered, and once the customer was erased. */
  async function read(id: string): Promise<OrderView | null> {
    const view = await loadOrder(database, id)
    return view?.request.erased_at === null ? view : null
  }

  async function find(link: Token): Promise<OrderView | null> {
    const view = await read(link.id)
    if (view) checkNotReplaced(link, view.request)
    return view
  }

  const load = async (link: Token) => found(await find(link))
  const reload = async (id: string) => found(await read(id))

  async function start({ request }: OrderView, opened: Opened, words: Words): Promise<PaymentStart> {
    if (opened.payment.method === 'card') return startCardPayment(dependencies, { ...opened, request })
    deliverSoon(dependencies, `request:${request.id}`)
    return { order: shown(await reload(request.id), words) }
  }

  async function accept(
    link: Token,
    { version, express, method, whole, address, billing: typed }: z.infer<typeof acceptSchema>,
    words: Words,
  ): Promise<PaymentStart> {
    const view = await load(link)
    if (!methods.includes(method)) throw new AppError('method-not-taken')
    if (asksExpress(view) && !express) throw new AppError('express-request-missing')
    const offer = view.extras.find((extra) => extra.version === version) ?? view.offer
    const needed = asksBilling({ vatRate: offer.vat_rate, total: offer.total })
    const billing = typed && readBilling(typed, needed)
    if (address !== undefined && offer.by_post) await storeAddress(link, address)
    const opened = await rpc(database, 'accept_offer', {
      ...{ request: link.id, version, express, method, whole },
      ...(billing && {
        billing_name: billing.name,
        billing_address: billing.address,
        purchase_order: billing.purchaseOrder,
      }),
    })
    log({ event: 'offer-accepted', reference: view.request.reference, method })
    return start(view, opened as Opened, words)
  }

  async function pay(link: Token, chosen: PaymentMethod, words: Words): Promise<PaymentStart> {
    const view = await load(link)
    if (!methods.includes(chosen)) throw new AppError('method-not-taken')
    const opened = await rpc(database, 'open_balance', { request: link.id, method: chosen })
    return start(view, opened as Opened, words)
  }

  /** Asks the provider about the payment that was set out for last, so that a late event keeps nobody waiting. */
  async function settle(link: Token): Promise<OrderView | null> {
    const view = await find(link)
    const waiting = view?.payments.findLast((payment) => payment.session_id && !payment.session_closed_at)
    if (!view || !payments || !waiting?.session_id) return view
    const checked = waiting.checked_at ? new Date(waiting.checked_at).getTime() : 0
    if (now().getTime() - checked <= INTERVAL) return view
    try {
      const settling = { ...dependencies, provider: payments.provider }
      await settleSession(settling, waiting.session_id, { atOnce: true })
    } catch (failure) {
      // The database's state is still an answer.
      log({ event: 'status-unchecked', reference: view.request.reference, code: errorCode(failure) })
      return view
    }
    return read(link.id)
  }

  async function storeAddress({ id }: Token, typed: string): Promise<void> {
    const lines = addressLines(cleanLines(typed)).join('\n')
    if (deliveryProblem(lines) || !areLines(lines)) throw new AppError('bad-request')
    await rpc(database, 'set_delivery_address', { request: id, address: lines })
  }

  async function change(link: Token, body: Body & { action: 'cancel' | 'address' | 'message' | 'approve' }) {
    const { request } = await load(link)
    const { id } = link
    switch (body.action) {
      case 'cancel':
        await rpc(database, 'cancel_order', { request: id })
        log({ event: 'order-cancelled', reference: request.reference })
        await refundOrder(dependencies, id)
        break
      case 'address':
        await storeAddress(link, body.address)
        break
      case 'message': {
        const { answers } = checkAnswers(ORDER_MESSAGE_FIELDS, { text: body.text })
        if (!answers) throw new AppError('bad-request')
        const answering = body.answers !== undefined && {
          answers: body.answers,
          rounds: ORDER_FACTS.draftRounds,
        }
        const sent = { request: id, author: 'customer', text: answers.text }
        await rpc(database, 'send_order_message', { ...sent, ...answering })
        break
      }
      case 'approve': {
        const draft = { request: id, actor: 'customer', number: body.draft, approved: true }
        await rpc(database, 'answer_message', draft)
      }
    }
    deliverSoon(dependencies, `request:${id}`)
    return reload(id)
  }

  async function open(link: Token, document: string): Promise<OpenedFile> {
    await load(link)
    found(await rpc(database, 'open_order_document', { request: link.id, document }))
    return { url: downloadUrl(settings, 'delivered', document.toLowerCase(), now()) }
  }

  async function paper(link: Token, wanted: string): Promise<OpenedFile> {
    const { papers, earlier } = await load(link)
    const all = [...papers, ...earlier.flatMap((before) => before.papers)]
    const { id } = found(all.find((known) => known.id === wanted.toLowerCase()))
    return { url: downloadUrl(settings, 'paper', id, now()) }
  }

  async function request(link: Token, wanted: string): Promise<OpenedFile> {
    const payment = (await load(link)).payments.find((known) => known.id === wanted.toLowerCase())
    if (!bank || !payment || !isAwaited(payment)) throw new AppError('not-found')
    return { url: downloadUrl(settings, 'payment-request', payment.id, now()) }
  }

  async function cover(link: Token): Promise<OpenedFile> {
    const { request } = await load(link)
    return { url: downloadUrl(settings, 'cover', request.id, now()) }
  }

  async function list(request: Request, words: Words): Promise<CustomerOrders> {
    const { id: account } = await requireCaller(request, database)
    const data = await rpc(database, 'orders_of', { account })
    return {
      orders: (data as OrderView[]).map((view) => ({
        ...shown(view, words),
        token: requestToken(settings, view.request, now()),
        service: view.request.service_type,
      })),
    }
  }

  async function answer(call: Request, body: Body, words: Words): Promise<object> {
    if (body.action === 'list') {
      await limitLooks(call)
      return list(call, words)
    }
    const link = openRequestLink(settings, body.token, now())
    if (ACTS.some((act) => act === body.action))
      await limitCalls(dependencies, call, 'order', settings.RATE_LIMIT_FORMS)
    else await limitLooks(call)
    switch (body.action) {
      case 'accept':
        return accept(link, body, words)
      case 'pay':
        return pay(link, body.method, words)
      case 'open':
        return open(link, body.document)
      case 'paper':
        return paper(link, body.paper)
      case 'request':
        return request(link, body.payment)
      case 'cover':
        return cover(link)
    }
    const view = await (body.action === undefined
      ? find(link)
      : body.action === 'status'
        ? settle(link)
        : change(link, body))
    return { order: view && shown(view, words) }
  }

  return wrap({ name: 'customer-order', log }, async (request, words) => {
    const body = await readBody(request, bodySchema)
    const answered = await answer(request, body, words).catch((failure: unknown) => {
      throw orderRefusal(failure, REFUSALS) ?? failure
    })
    return Response.json(answered)
  })
}
