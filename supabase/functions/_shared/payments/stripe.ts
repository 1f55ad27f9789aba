import Stripe from 'stripe'
import {
  type Dispute,
  keyOf,
  metadataOf,
  type PaymentProvider,
  type PaymentSession,
  type Payout,
  type Period,
  RefundRefused,
  refundKeyOf,
  type SessionOrder,
  SessionRefused,
  subjectIn,
  type Transaction,
} from './provider.ts'

/** The customer pays on Stripe's page, so no card data reaches us. */

/** Review this code before changing it. */
const API_VERSION = '2026-10-28.endive'

/** For each of two attempts, while a visitor waits. The idempotency key makes the second one safe. */
const TIMEOUT_MS = 4_500

type Options = {
  secretKey: string
  apiUrl?: string | undefined
}

export function createClient({ secretKey, apiUrl }: Options): Stripe {
  const url = apiUrl ? new URL(apiUrl) : undefined
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port,
      protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}

function stateOf(session: Stripe.Checkout.Session): PaymentSession['state'] {
  if (session.payment_status === 'paid') return 'paid'
  if (session.status === 'expired') return 'expired'
  if (session.status === 'open') return 'open'
  const payment = session.payment_intent
  const status = payment !== null && typeof payment === 'object' ? payment.status : undefined
  return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'processing'
}

function chargeOf({ payment_intent: payment }: Stripe.Checkout.Session): Stripe.Charge | null {
  const charge = payment !== null && typeof payment === 'object' ? payment.latest_charge : null
  return charge !== null && typeof charge === 'object' ? charge : null
}

/** Anything closed without a loss counts as won. */
const DISPUTE_STATES: Record<string, Dispute['state']> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

const toDispute = ({ id, status, amount, reason, evidence_details }: Stripe.Dispute): Dispute => ({
  id,
  state: DISPUTE_STATES[status] ?? 'open',
  amount,
  reason,
  dueBy: evidence_details.due_by === null ? null : new Date(evidence_details.due_by * 1000),
})

function toSession(session: Stripe.Checkout.Session, disputes: Dispute[] = []): PaymentSession {
  const payment = session.payment_intent
  return {
    id: session.id,
    url: session.url,
    state: stateOf(session),
    amount: session.amount_total,
    currency: session.currency,
    subject: subjectIn(session.metadata),
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
    refunded: chargeOf(session)?.amount_refunded ?? 0,
    disputes,
  }
}

const KINDS: Record<string, Transaction['kind']> = {
  charge: 'charge',
  refund: 'refund',
  partial_capture_reversal: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
}

const idIn = (value: unknown): string | null =>
  typeof value === 'string' ? value : ((value as { id?: string } | null | undefined)?.id ?? null)

/** source: expanded. */
function toTransaction(
  { id, reporting_category, amount, fee, currency, created, source }: Stripe.BalanceTransaction,
  payout: string | null,
): Transaction {
  const kind = KINDS[reporting_category] ?? 'other'
  const about = source !== null && typeof source === 'object' ? source : {}
  return {
    ...{ id, kind, amount, fee, currency },
    payment_id: 'payment_intent' in about ? idIn(about.payment_intent) : null,
    created_at: new Date(created * 1000),
    payout_id: kind === 'payout' ? idIn(source) : payout,
  }
}

const toPayout = ({ id, amount, currency, status, arrival_date, created }: Stripe.Payout): Payout => ({
  ...{ id, amount, currency, state: status },
  arrives_on: new Date(arrival_date * 1000).toISOString().slice(0, 10),
  created_at: new Date(created * 1000),
})

const createdIn = ({ since, until }: Period) => ({
  gte: Math.floor(since.getTime() / 1000),
  lt: Math.ceil(until.getTime() / 1000),
})

/** A hundred with what each is about take the provider seconds; nobody waits for them. */
const LISTING = { timeout: 15_000 }

/** For two weeks: far more than a small house takes. */
const MOST_LISTED = 5000

/** The languages of the provider's page; in others it asks the browser. */
const LOCALES =
  'bg cs da de el es et fi fil fr hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv th tr vi zh'.split(
    ' ',
  )

type Locale = NonNullable<Stripe.Checkout.SessionCreateParams['locale']>

const localeOf = (language: string): Locale =>
  language === 'en' ? 'en-GB' : LOCALES.includes(language) ? (language as Locale) : 'auto'

function parameters(order: SessionOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = metadataOf(order.subject)
  return {
    mode: 'payment',
    // Cards and wallets only: other methods settle days later.
    allowed_payment_method_types: ['card'],
    locale: localeOf(order.language),
    ...(order.email && { customer_email: order.email }),
    client_reference_id: order.reference,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency,
          unit_amount: order.amount,
          product_data: { name: order.name, description: order.description },
        },
      },
    ],
    metadata,
    // also on the payment, whose refund events we get
    payment_intent_data: { metadata, description: order.reference },
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  }
}

export function createStripeProvider(options: Options): PaymentProvider {
  const stripe = createClient(options)
  return {
    async createSession(order) {
      try {
        const created = await stripe.checkout.sessions.create(parameters(order), {
          idempotencyKey: keyOf(order.subject),
        })
        return toSession(created)
      } catch (error) {
        // such as a session shorter than half an hour, if the first attempt never arrived
        if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new SessionRefused(error.code)
        throw error
      }
    },

    async getSession(id) {
      try {
        const expand = ['payment_intent.latest_charge']
        const session = await stripe.checkout.sessions.retrieve(id, { expand })
        const charge = chargeOf(session)
        if (!charge?.disputed) return toSession(session)
        const { data } = await stripe.disputes.list({ charge: charge.id })
        return toSession(session, data.map(toDispute).reverse())
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null
        throw error
      }
    },

    async expireSession(id) {
      try {
        await stripe.checkout.sessions.expire(id)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }
    },

    async refund(wanted) {
      const { subject, paymentId, part } = wanted
      try {
        const refund = await stripe.refunds.create(
          { payment_intent: paymentId, metadata: metadataOf(subject), ...(part && { amount: part.amount }) },
          { idempotencyKey: refundKeyOf(wanted) },
        )
        return refund.id
      } catch (error) {
        // refunded in the provider's dashboard
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')
          return null
        if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new RefundRefused(error.code)
        throw error
      }
    },

    async listTransactions(which) {
      const payout = 'payout' in which ? which.payout : null
      const page = { limit: 100, expand: ['data.source'] }
      const wanted = 'payout' in which ? { payout: which.payout } : { created: createdIn(which) }
      const listed = stripe.balanceTransactions.list({ ...page, ...wanted }, LISTING)
      const entries = await listed.autoPagingToArray({ limit: MOST_LISTED })
      return entries.map((entry) => toTransaction(entry, payout))
    },

    async listPayouts(period) {
      const listed = stripe.payouts.list({ limit: 100, created: createdIn(period) }, LISTING)
      return (await listed.autoPagingToArray({ limit: MOST_LISTED })).map(toPayout)
    },
  }
}
