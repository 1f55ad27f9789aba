import * as z from 'zod/mini'
import { ORDER_REFUSALS } from '#content/operator.ts'
import { cleanBilling, hasBillingProblem } from '#contract/billing.ts'
import {
  DELIVERY_LIMITS,
  doesAct,
  draftProblems,
  END_GROUNDS,
  isOrderMessage,
  isPlainText,
  isShortText,
  type OrderPurpose,
  REASON_LIMIT,
  TRANSFER_DIFFERENCES,
} from '#contract/operator.ts'
import { MESSAGE_DOCUMENTS, type OfferDraft, VAT_TREATMENTS } from '#contract/order.ts'
import { text, typedLine, typedLines, whole } from '#contract/values.ts'
import type { Dependencies } from '../dependencies.ts'
import { removeDocuments } from '../documents/stored.ts'
import { AppError } from '../http/errors.ts'
import { offerOfDraft, vatRule } from '../order/offer.ts'
import { loadOrder, owedPayments } from '../order/order.ts'
import type { OpenedLink } from './links.ts'

/** What the operator can do with an order. Each act is one call of the database, which does it or says why not. */

/** As wide as can be shown again: `draftProblems` says what is wrong with it. */
const draft = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        what: typedLine(1000),
        amount: z.number(),
        treatment: z.optional(z.enum(VAT_TREATMENTS)),
      }),
    )
    .check(z.maxLength(100)),
  readyBy: text(20),
  readyTime: z.optional(text(20)),
  readyInDays: z.optional(z.number()),
  note: typedLines(10_000),
  validUntil: text(20),
  validTime: z.optional(text(20)),
  byPost: z.optional(z.boolean()),
  customer: z.optional(
    z.strictObject({
      country: text(2),
      business: z.boolean(),
      vatNumber: typedLine(50),
      evidence: typedLine(1000),
    }),
  ),
})

const documents = z.array(z.uuid()).check(z.maxLength(MESSAGE_DOCUMENTS))
/** In pence: more than any order comes to. */
const LARGEST = 100_000_000

const reason = typedLines(10_000)

export const actSchema = z.union([
  z.strictObject({ action: z.literal('preview'), draft }),
  z.strictObject({ action: z.literal('offer'), draft, expected: whole() }),
  z.strictObject({ action: z.enum(['withdraw', 'begin', 'undo_begin', 'decline', 'withdraw_extra']) }),
  z.strictObject({ action: z.literal('remove'), document: z.uuid() }),
  z.strictObject({
    action: z.literal('deliver'),
    note: typedLines(10_000),
    carrier: typedLine(1000),
    tracking: typedLine(1000),
    openNow: z.boolean(),
    replaces: z.optional(z.array(z.uuid()).check(z.maxLength(50))),
  }),
  z.strictObject({ action: z.literal('take_back'), document: z.uuid() }),
  z.strictObject({
    action: z.literal('confirm'),
    amount: whole(1, LARGEST),
    again: z._default(z.boolean(), false),
    difference: z.optional(z.enum(TRANSFER_DIFFERENCES)),
    expected: z.optional(whole(0, LARGEST)),
  }),
  z.strictObject({
    action: z.literal('billing'),
    name: typedLine(1000),
    address: typedLines(5000),
    purchaseOrder: typedLine(1000),
  }),
  z.strictObject({
    action: z.literal('refunded'),
    payment: z.uuid(),
    total: z.optional(whole(1, LARGEST)),
  }),
  z.strictObject({ action: z.literal('refund'), amount: whole(1, LARGEST), reason }),
  z.strictObject({
    action: z.literal('end'),
    keep: whole(0, LARGEST),
    reason,
    ground: z.enum(END_GROUNDS),
  }),
  z.strictObject({ action: z.literal('write_off'), reason }),
  z.strictObject({ action: z.literal('extra'), draft, expected: whole() }),
  z.strictObject({
    action: z.literal('message'),
    text: typedLines(10_000),
    documents: z.optional(documents),
  }),
  z.strictObject({
    action: z.literal('ask'),
    text: typedLines(10_000),
    about: z.optional(z.uuid()),
    documents: z.optional(documents),
  }),
  z.strictObject({ action: z.literal('draft'), text: typedLines(10_000), documents }),
  z.strictObject({
    action: z.literal('answered'),
    message: whole(),
    approved: z.optional(z.boolean()),
  }),
])

export type Act = z.infer<typeof actSchema>

/** Besides the acts that links are for (OPERATOR_LINKS): what is prepared by them. */
const PREPARED: Partial<Record<Act['action'], readonly OrderPurpose[]>> = {
  preview: ['offer', 'extra'],
  remove: ['deliver', 'message'],
}

export const isFor = (purpose: OrderPurpose, { action }: Act): boolean =>
  doesAct(purpose, action) || PREPARED[action]?.includes(purpose) === true

export type OrderLink = OpenedLink<OrderPurpose>

const isRefusal = (hint: unknown): hint is keyof typeof ORDER_REFUSALS =>
  typeof hint === 'string' && Object.hasOwn(ORDER_REFUSALS, hint)

/** The database's refusal as ours, or its error as it is. */
export function refusalOf(error: { code: string; hint?: string | null }): Error {
  if (error.code === 'PT409' && isRefusal(error.hint)) {
    return new AppError('order-refused', { code: error.hint, message: ORDER_REFUSALS[error.hint] })
  }
  if (error.code === 'PT404') return new AppError('not-found')
  // its own look at what was checked here before
  if (error.code === '23514') return new AppError('bad-request')
  return Object.assign(new Error('The database failed'), error)
}

/** @throws AppError 'offer-invalid' with the problems */
export function checkDraft(given: OfferDraft, now: Date): void {
  const problems = draftProblems(given, vatRule(), now)
  const [first] = problems
  if (first) throw new AppError('offer-invalid', { message: first.message, problems })
}

function deliveryOf({ note, carrier, tracking, openNow, replaces = [] }: Act & { action: 'deliver' }) {
  const isValid =
    isPlainText(note, DELIVERY_LIMITS.note) &&
    isShortText(carrier, DELIVERY_LIMITS.carrier) &&
    isShortText(tracking, DELIVERY_LIMITS.tracking)
  if (!isValid) throw new AppError('bad-request')
  return { note, carrier, tracking, open_now: openNow, replaces }
}

/** What invoices say, as the database takes it. */
function billingOf({ action: _, ...typed }: Act & { action: 'billing' }) {
  const { name, address, purchaseOrder } = cleanBilling(typed)
  if (hasBillingProblem({ name, address, purchaseOrder }, false)) throw new AppError('bad-request')
  return { name, address, purchase_order: purchaseOrder }
}

const given = ({ amount, again, difference, expected }: Act & { action: 'confirm' }) => ({
  amount,
  again,
  ...(difference && { difference }),
  ...(expected !== undefined && { expected }),
})

/** @throws AppError 'bad-request' for one that cannot be stored; the database refuses an empty one */
function reasonOf({ reason: typed }: { reason: string }): string {
  if (!isPlainText(typed, REASON_LIMIT)) throw new AppError('bad-request')
  return typed.trim()
}

type Outcome = PromiseLike<{ error: { code: string; hint?: string | null } | null }>

/** Records that people have paid a payment of an order back, or a part of it. */
async function recordRefund(
  { database }: Pick<Dependencies, 'database'>,
  request: string,
  { payment, total }: Act & { action: 'refunded' },
) {
  const view = await loadOrder(database, request)
  const owed = view && owedPayments(view).find(({ id }) => id === payment)
  if (!owed || (total ?? 0) > owed.refund_due) throw new AppError('bad-request')
  const paidBack = total === undefined ? {} : { total }
  return database.rpc('settle_order_refund', { payment, actor: 'operator', ...paidBack })
}

async function removeDocument(
  { database }: Pick<Dependencies, 'database'>,
  { purpose, id: request }: OrderLink,
  document: string,
) {
  const removed = await database.rpc('remove_order_document', { request, document, purpose })
  if (removed.data) await removeDocuments(database, [removed.data])
  return removed
}

/** The functions of acts that say nothing besides. */
const BARE_ACTS = {
  withdraw: 'withdraw_offer',
  begin: 'begin_order',
  undo_begin: 'undo_begin',
  decline: 'decline_order',
  withdraw_extra: 'withdraw_extra',
} as const

function call(
  dependencies: Pick<Dependencies, 'database' | 'now'>,
  link: OrderLink,
  act: Exclude<Act, { action: 'preview' }>,
): Outcome {
  const { database } = dependencies
  const { id: request } = link
  switch (act.action) {
    case 'offer':
      return database.rpc('make_offer', { request, offer: offerOfDraft(act.draft), expected: act.expected })
    case 'withdraw':
    case 'begin':
    case 'undo_begin':
    case 'decline':
    case 'withdraw_extra':
      return database.rpc(BARE_ACTS[act.action], { request })
    case 'remove':
      return removeDocument(dependencies, link, act.document)
    case 'deliver':
      return database.rpc('deliver_order', { request, ...deliveryOf(act) })
    case 'take_back':
      return database.rpc('take_back_document', { request, document: act.document })
    case 'confirm':
      return database.rpc('confirm_transfer', { request, ...given(act) })
    case 'billing':
      return database.rpc('change_billing', { request, ...billingOf(act) })
    case 'refunded':
      return recordRefund(dependencies, request, act)
    case 'refund':
      return database.rpc('refund_part', { request, amount: act.amount, reason: reasonOf(act) })
    case 'end':
      return database.rpc('end_order', { request, keep: act.keep, reason: reasonOf(act), ground: act.ground })
    case 'write_off':
      return database.rpc('write_off', { request, reason: reasonOf(act) })
    case 'extra':
      return database.rpc('offer_extra', { request, offer: offerOfDraft(act.draft), expected: act.expected })
    case 'message':
    case 'ask':
    case 'draft':
      if (!isOrderMessage(act.text)) throw new AppError('bad-request')
      return database.rpc('send_order_message', {
        ...{ request, author: 'operator', text: act.text },
        documents: act.documents ?? [],
        kind: act.action === 'message' ? 'plain' : act.action,
        ...(act.action === 'ask' && act.about !== undefined && { about: act.about }),
      })
    case 'answered':
      return database.rpc('answer_message', {
        ...{ request, actor: 'operator', number: act.message },
        ...(act.approved !== undefined && { approved: act.approved }),
      })
  }
}

/**
 * Does what was asked, or nothing where its request is gone.
 * @throws AppError 'order-refused' with the code, 'offer-invalid' with the problems, or 'bad-request'
 */
export async function perform(
  dependencies: Pick<Dependencies, 'database' | 'now'>,
  link: OrderLink,
  act: Exclude<Act, { action: 'preview' }>,
): Promise<void> {
  const { error } = await call(dependencies, link, act)
  if (error && error.code !== 'PT404') throw refusalOf(error)
}
