import { createServer } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import Stripe from 'stripe'
import { listen } from './listen.ts'

// Imitates Stripe's public API, including idempotency keys and expiry, and signs events with the package's own test
// signer.

export const STRIPE_KEYS = { STRIPE_SECRET_KEY: 'sk_test_standin', STRIPE_WEBHOOK_SECRET: 'whsec_standin' }

export type Session = {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  expires_at: number
  livemode: boolean
  metadata: Record<string, string>
  payment_intent: string | null
}

export type Call = { method: string; path: string; key: string | undefined; form: Record<string, string> }

type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  reason: string
  status: string
  evidence_details: { due_by: number | null }
  charge: string
  payment_intent: string
  metadata: object
}

type BalanceTransaction = {
  id: string
  object: 'balance_transaction'
  reporting_category: string
  amount: number
  fee: number
  net: number
  currency: string
  created: number
  source: object
}

type Payout = {
  id: string
  object: 'payout'
  amount: number
  currency: string
  status: string
  arrival_date: number
  created: number
}

/** refunded: the amount; returned: of it, what came back */
type Payment = {
  id: string
  status: string
  amount: number
  refunded: number
  returned: number
  disputes: Dispute[]
  metadata: Record<string, string>
}

type Result = { status: number; body: unknown; made?: Session }

export type StripeStandIn = {
  url: string
  calls: Call[]
  sessions: Map<string, Session>
  made: () => number
  /** Calls that ask for a refund of a payment. */
  refunds: (payment: string | null | undefined) => Call[]
  /** Runs before the response; false drops it. */
  beforeAnswer: (session: Session) => Promise<boolean> | boolean
  down: boolean
  /** The account's balance, the oldest first, and what each payout consists of. */
  balance: BalanceTransaction[]
  payouts: Map<Payout, string[]>
  payOut: () => Payout
  now: () => number
  pay: (id: string, changes?: Partial<Session>) => Session
  expire: (id: string) => Session
  refund: (id: string, amount?: number) => void
  dispute: (id: string, changes?: Partial<Dispute>) => Dispute
  unrefund: (id: string) => void
  event: (type: string, id: string, changes?: object) => string
  send: (hostUrl: string, body: string, signature?: string) => Promise<Response>
  close: () => Promise<void>
}

const apiError = (status: number, type: string, code: string, message: string) => ({
  status,
  body: { error: { type, code, message, doc_url: 'https://docs.stripe.com/error-codes', param: null } },
})

const keyInUse = () =>
  apiError(
    400,
    'idempotency_error',
    'idempotency_key_in_use',
    'Keys for idempotent requests can only be used with the same parameters',
  )

const invalid = (code: string, message: string, status = 400) =>
  apiError(status, 'invalid_request_error', code, message)

const metadataOf = (form: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key ? [[key, value]] : []
    }),
  )

export function sign(
  payload: string,
  secret = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET,
  timestamp?: number,
): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) })
}

/** @param standIn becomes it */
export async function startStripe(standIn = {} as StripeStandIn): Promise<StripeStandIn> {
  const answered = new Map<string, { form: string; body: unknown }>()
  const payments = new Map<string, Payment>()
  let count = 0

  const seconds = () => Math.floor(standIn.now() / 1000)

  /** 1.5% and 20p a charge, nothing for refunds, £20 a dispute. */
  function move(
    reporting_category: string,
    amount: number,
    fee: number,
    source: object,
    currency = 'gbp',
  ): void {
    const id = `txn_${String(standIn.balance.length + 1).padStart(6, '0')}`
    const net = amount - fee
    standIn.balance.push({
      ...{ id, object: 'balance_transaction', reporting_category, amount, fee, net, currency, source },
      created: seconds(),
    })
  }

  function payBack(payment: Payment, amount: number): void {
    payment.refunded += amount
    move('refund', -amount, 0, { object: 'refund', payment_intent: payment.id })
  }

  /** Newest first, a page at a time, as the API does. */
  function page<Entry extends { id: string; created: number }>(entries: Entry[], query: URLSearchParams) {
    const from = Number(query.get('created[gte]') ?? 0)
    const to = Number(query.get('created[lt]') ?? Number.POSITIVE_INFINITY)
    const within = entries.filter(({ created }) => created >= from && created < to).reverse()
    const after = within.findIndex(({ id }) => id === query.get('starting_after')) + 1
    const data = within.slice(after, after + Number(query.get('limit') ?? 10))
    const has_more = after + data.length < within.length
    return { status: 200, body: { object: 'list', data, has_more, url: '/v1' } }
  }

  function balanceTransactions(query: URLSearchParams) {
    const payout = query.get('payout')
    const known = [...standIn.payouts].find(([{ id }]) => id === payout)?.[1]
    return page(
      payout === null ? standIn.balance : standIn.balance.filter(({ id }) => known?.includes(id)),
      query,
    )
  }

  const find = (id: string): Session => {
    const session = standIn.sessions.get(id)
    if (!session) throw new Error(`No session ${id}`)
    return session
  }

  const paymentOf = (id: string): Payment => {
    const payment = payments.get(standIn.sessions.get(id)?.payment_intent ?? '')
    if (!payment) throw new Error(`Nothing was paid for ${id}`)
    return payment
  }

  const chargeOf = (payment: Payment) => ({
    id: payment.id.replace('pi_', 'ch_'),
    object: 'charge',
    amount: payment.amount,
    amount_refunded: payment.refunded,
    refunded: payment.refunded === payment.amount,
    disputed: payment.disputes.length > 0,
    payment_intent: payment.id,
    metadata: payment.metadata,
    livemode: false,
  })

  /** What was answered to a key before, or what is answered now. */
  function once(
    form: Record<string, string>,
    key: string | undefined,
    act: (given: typeof form) => Result,
  ): Result {
    const text = JSON.stringify(form)
    const earlier = key ? answered.get(key) : undefined
    if (earlier) return earlier.form === text ? { status: 200, body: earlier.body } : keyInUse()
    const result = act(form)
    if (key && result.status === 200) answered.set(key, { form: text, body: result.body })
    return result
  }

  function create(form: Record<string, string>): Result {
    const expires = Number(form.expires_at)
    if (expires * 1000 < standIn.now() + 1_800_000 || expires * 1000 > standIn.now() + 86_400_000) {
      const message = 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.'
      return invalid('parameter_invalid_integer', message)
    }
    count += 1
    const id = `cs_test_${String(count).padStart(8, '0')}${crypto.randomUUID().replaceAll('-', '')}`
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.example/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total:
        Number(form['line_items[0][price_data][unit_amount]']) * Number(form['line_items[0][quantity]']),
      currency: form['line_items[0][price_data][currency]'] ?? '',
      expires_at: expires,
      livemode: false,
      metadata: metadataOf(form),
      payment_intent: null,
    }
    standIn.sessions.set(id, session)
    return { status: 200, body: session, made: session }
  }

  function retrieve(session: Session) {
    const payment = session.payment_intent ? payments.get(session.payment_intent) : undefined
    const charge = payment && session.payment_status === 'paid' ? chargeOf(payment) : null
    const expanded = payment && { ...payment, object: 'payment_intent', latest_charge: charge }
    return { status: 200, body: { ...session, payment_intent: expanded ?? null } }
  }

  function refund(form: Record<string, string>): Result {
    const payment = payments.get(form.payment_intent ?? '')
    if (!payment) return invalid('resource_missing', 'No such payment_intent', 404)
    if (payment.refunded === payment.amount)
      return invalid('charge_already_refunded', 'Charge has already been refunded.')
    const rest = payment.amount - payment.refunded
    const amount = form.amount === undefined ? rest : Number(form.amount)
    if (!(amount >= 1 && amount <= rest))
      return invalid('amount_too_large', 'Refund amount is greater than what is left.')
    payBack(payment, amount)
    const body = {
      id: `re_${crypto.randomUUID().replaceAll('-', '')}`,
      object: 'refund',
      amount,
      payment_intent: payment.id,
      status: 'succeeded',
      metadata: metadataOf(form),
    }
    return { status: 200, body }
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe')
    const key = request.headers['idempotency-key'] as string | undefined
    const form = Object.fromEntries(new URLSearchParams(await textOf(request)))
    standIn.calls.push({ method: request.method ?? '', path: pathname, key, form })
    let result: Result
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(pathname) ?? []
    if (standIn.down) result = apiError(500, 'api_error', 'down', 'Something went wrong on our end.')
    else if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`)
      result = invalid('key', 'Invalid API Key provided', 401)
    else if (pathname === '/v1/checkout/sessions') result = once(form, key, create)
    else if (pathname === '/v1/refunds') result = once(form, key, refund)
    else if (pathname === '/v1/balance_transactions') result = balanceTransactions(searchParams)
    else if (pathname === '/v1/payouts') result = page([...standIn.payouts.keys()], searchParams)
    else if (pathname === '/v1/disputes') {
      const all = [...payments.values()].flatMap(({ disputes }) => disputes)
      const data = all.filter(({ charge }) => charge === searchParams.get('charge'))
      result = { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/disputes' } }
    } else if (!standIn.sessions.has(id))
      result = invalid('resource_missing', 'No such checkout.session', 404)
    else if (action === 'expire' && find(id).status !== 'open')
      result = invalid('session', 'Only open sessions can be expired.')
    else if (action === 'expire') result = { status: 200, body: standIn.expire(id) }
    else result = retrieve(find(id))
    if (result.made && !(await standIn.beforeAnswer(result.made))) return
    response.writeHead(result.status, { 'content-type': 'application/json', 'request-id': 'req_standin' })
    response.end(JSON.stringify(result.body))
  })

  Object.assign(standIn, {
    url: await listen(server),
    calls: [],
    sessions: new Map(),
    made: () => standIn.calls.filter(({ path }) => path === '/v1/checkout/sessions').length,
    refunds: (payment) =>
      standIn.calls.filter(({ path, form }) => path === '/v1/refunds' && form.payment_intent === payment),
    beforeAnswer: () => true,
    down: false,
    balance: [],
    payouts: new Map(),
    payOut() {
      const paidOut = new Set([...standIn.payouts.values()].flat())
      const left = standIn.balance.filter(({ id }) => !paidOut.has(id))
      const amount = left.reduce((sum, { net }) => sum + net, 0)
      const payout: Payout = {
        ...{ id: `po_${String(standIn.payouts.size + 1).padStart(6, '0')}`, object: 'payout', amount },
        ...{ currency: 'gbp', status: 'paid', created: seconds(), arrival_date: seconds() + 2 * 86_400 },
      }
      move('payout', -amount, 0, payout)
      standIn.payouts.set(
        payout,
        [...left, standIn.balance.at(-1) as BalanceTransaction].map(({ id }) => id),
      )
      return payout
    },
    now: () => Date.now(),
    pay(id, changes = {}) {
      const session = find(id)
      const payment = `pi_${id.slice(8, 40)}`
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: payment,
        url: null,
        ...changes,
      })
      const status = session.payment_status === 'paid' ? 'succeeded' : 'processing'
      payments.set(payment, {
        id: payment,
        status,
        amount: session.amount_total,
        refunded: 0,
        returned: 0,
        disputes: [],
        metadata: session.metadata,
      })
      if (session.payment_status === 'paid') {
        const source = { object: 'charge', payment_intent: payment }
        move(
          'charge',
          session.amount_total,
          20 + Math.round(session.amount_total * 0.015),
          source,
          session.currency,
        )
      }
      return session
    },
    expire(id) {
      return Object.assign(find(id), { status: 'expired', url: null })
    },
    refund(id, amount) {
      const payment = paymentOf(id)
      payBack(payment, amount ?? payment.amount - payment.refunded)
    },
    unrefund(id) {
      const payment = paymentOf(id)
      payment.returned = payment.refunded
      payment.refunded = 0
    },
    dispute(id, changes = {}) {
      const payment = paymentOf(id)
      const made: Dispute = payment.disputes[0] ?? {
        id: `dp_${crypto.randomUUID().replaceAll('-', '')}`,
        object: 'dispute',
        amount: payment.amount,
        reason: 'product_not_received',
        status: 'needs_response',
        evidence_details: { due_by: Date.parse('2027-01-14T23:59:59Z') / 1000 },
        charge: payment.id.replace('pi_', 'ch_'),
        payment_intent: payment.id,
        metadata: {},
      }
      if (payment.disputes.length === 0)
        move('dispute', -made.amount, 2000, { object: 'dispute', payment_intent: payment.id })
      if (changes.status === 'won')
        move('dispute_reversal', made.amount, -2000, { object: 'dispute', payment_intent: payment.id })
      payment.disputes = [Object.assign(made, changes)]
      return made
    },
    event(type, id, changes = {}) {
      const session = standIn.sessions.get(id)
      const payment = session?.payment_intent ? payments.get(session.payment_intent) : undefined
      const dispute = type.startsWith('charge.dispute.') && payment?.disputes[0]
      const charge = type.startsWith('charge.') && payment && chargeOf(payment)
      // One that was made on the provider's own page knows nothing of ours.
      const refund = type.startsWith('refund.') &&
        payment && {
          ...{
            id: `re_${payment.id}`,
            object: 'refund',
            payment_intent: payment.id,
            amount: payment.returned,
          },
          status: type === 'refund.failed' ? 'failed' : 'succeeded',
          metadata: standIn.refunds(payment.id).length > 0 ? payment.metadata : {},
        }
      const object = dispute || charge || refund || (session ?? { id })
      return JSON.stringify({
        id: `evt_${crypto.randomUUID().replaceAll('-', '')}`,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: Math.floor(Date.now() / 1000),
        livemode: false,
        pending_webhooks: 1,
        type,
        data: { object },
        ...changes,
      })
    },
    send: (hostUrl, body, signature = sign(body)) =>
      fetch(`${hostUrl}/functions/v1/stripe-webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body,
      }),
    close() {
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  } satisfies StripeStandIn)
  return standIn
}

export const SESSION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  'checkout.session.async_payment_failed',
]
export const REFUND_EVENTS = ['checkout.session.completed', 'charge.refunded', 'checkout.session.expired']

/** Orders of events: in `npm test` so many that each event is once the first, before a release all. */
export const someOrders = (types: string[]) => [
  {
    which: 'several orders',
    sequences: types.map((_, i) => [...types.slice(i), ...types.slice(0, i)]),
    tags: [],
  },
  { which: 'any order', sequences: orders(types), tags: ['release'] },
]

/** Each event of a session three times at once, one after the other. @returns the statuses of the answers */
export async function sendRepeatedly(
  stripe: StripeStandIn,
  hostUrl: string,
  session: string,
  types: string[],
) {
  const statuses = new Set<number>()
  for (const type of types) {
    const body = stripe.event(type, session)
    const answers = await Promise.all([1, 2, 3].map(() => stripe.send(hostUrl, body)))
    for (const { status } of answers) statuses.add(status)
  }
  return [...statuses]
}

/** All permutations of a list of events. */
function orders<T>(list: T[]): T[][] {
  if (list.length < 2) return [list]
  return list.flatMap((first, i) => orders(list.filter((_, j) => j !== i)).map((rest) => [first, ...rest]))
}
