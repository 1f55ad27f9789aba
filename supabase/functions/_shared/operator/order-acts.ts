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
import { MESSAGE_DOCUMENTS, type MessageKind, type OfferDraft, VAT_TREATMENTS } from '#contract/order.ts'
import { text, typedLine, typedLines, whole } from '#contract/values.ts'
import type { DatabaseClient, Dependencies } from '../dependencies.ts'
import { removeDocuments } from '../documents/stored.ts'
import { AppError } from '../http/errors.ts'
import { offerOfDraft, vatRule } from '../order/offer.ts'
import { loadOrder, orderRefusal, owedPayments } from '../order/order.ts'
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

/** Refused when it cannot be stored; the database refuses an empty one. */
const reason = z.pipe(
  typedLines(10_000).check(z.refine((typed) => isPlainText(typed, REASON_LIMIT))),
  z.transform((typed) => typed.trim()),
)

const message = typedLines(10_000).check(z.refine(isOrderMessage))

type Outcome = PromiseLike<{ error: { code: string; hint?: string | null } | null }>

type Calling = { database: DatabaseClient; request: string; purpose: OrderPurpose }

const act = <Said extends z.core.$ZodLooseShape>(
  said: Said,
  call: (
    calling: Calling,
    said: z.infer<z.ZodMiniObject<Said, z.core.$strict>>,
  ) => Outcome | Promise<Outcome>,
) => ({ said: z.strictObject(said), call })

const bareAct = (
  name: 'withdraw_offer' | 'begin_order' | 'undo_begin' | 'decline_order' | 'withdraw_extra',
) => act({}, ({ database, request }) => database.rpc(name, { request }))

const sendMessage = (
  { database, request }: Calling,
  kind: MessageKind,
  text: string,
  documents: string[] = [],
  about?: string,
) =>
  database.rpc('send_order_message', {
    ...{ request, author: 'operator', text, documents, kind },
    ...(about !== undefined && { about }),
  })

const offered = { draft, expected: whole() }

const ACTS = {
  offer: act(offered, ({ database, request }, { draft, expected }) =>
    database.rpc('make_offer', { request, offer: offerOfDraft(draft), expected }),
  ),
  withdraw: bareAct('withdraw_offer'),
  begin: bareAct('begin_order'),
  undo_begin: bareAct('undo_begin'),
  decline: bareAct('decline_order'),
  remove: act({ document: z.uuid() }, async ({ database, request, purpose }, { document }) => {
    const removed = await database.rpc('remove_order_document', { request, document, purpose })
    if (removed.data) await removeDocuments(database, [removed.data])
    return removed
  }),
  deliver: act(
    {
      note: typedLines(10_000).check(z.refine((note) => isPlainText(note, DELIVERY_LIMITS.note))),
      carrier: typedLine(1000).check(z.refine((name) => isShortText(name, DELIVERY_LIMITS.carrier))),
      tracking: typedLine(1000).check(z.refine((number) => isShortText(number, DELIVERY_LIMITS.tracking))),
      openNow: z.boolean(),
      replaces: z._default(z.array(z.uuid()).check(z.maxLength(50)), []),
    },
    ({ database, request }, { openNow: open_now, ...delivery }) =>
      database.rpc('deliver_order', { request, ...delivery, open_now }),
  ),
  take_back: act({ document: z.uuid() }, ({ database, request }, { document }) =>
    database.rpc('take_back_document', { request, document }),
  ),
  confirm: act(
    {
      amount: whole(1, LARGEST),
      again: z._default(z.boolean(), false),
      difference: z.optional(z.enum(TRANSFER_DIFFERENCES)),
      expected: z.optional(whole(0, LARGEST)),
    },
    ({ database, request }, { amount, again, difference, expected }) =>
      database.rpc('confirm_transfer', {
        ...{ request, amount, again },
        ...(difference && { difference }),
        ...(expected !== undefined && { expected }),
      }),
  ),
  billing: act(
    { name: typedLine(1000), address: typedLines(5000), purchaseOrder: typedLine(1000) },
    ({ database, request }, typed) => {
      const { name, address, purchaseOrder } = cleanBilling(typed)
      if (hasBillingProblem({ name, address, purchaseOrder }, false)) throw new AppError('bad-request')
      return database.rpc('change_billing', { request, name, address, purchase_order: purchaseOrder })
    },
  ),
  /** People have paid a payment back, or a part of it. */
  refunded: act(
    { payment: z.uuid(), total: z.optional(whole(1, LARGEST)) },
    async ({ database, request }, { payment, total }) => {
      const view = await loadOrder(database, request)
      const owed = view && owedPayments(view).find(({ id }) => id === payment)
      if (!owed || (total ?? 0) > owed.refund_due) throw new AppError('bad-request')
      const paidBack = total === undefined ? {} : { total }
      return database.rpc('settle_order_refund', { payment, actor: 'operator', ...paidBack })
    },
  ),
  refund: act(
    { amount: whole(1, LARGEST), reason, expected: z.optional(whole(0, LARGEST)) },
    ({ database, request }, { amount, reason: because, expected }) =>
      database.rpc('refund_part', {
        ...{ request, amount, reason: because },
        ...(expected !== undefined && { expected }),
      }),
  ),
  end: act({ keep: whole(0, LARGEST), reason, ground: z.enum(END_GROUNDS) }, ({ database, request }, said) =>
    database.rpc('end_order', { request, ...said }),
  ),
  write_off: act({ reason }, ({ database, request }, said) =>
    database.rpc('write_off', { request, ...said }),
  ),
  extra: act(offered, ({ database, request }, { draft, expected }) =>
    database.rpc('offer_extra', { request, offer: offerOfDraft(draft), expected }),
  ),
  withdraw_extra: bareAct('withdraw_extra'),
  message: act({ text: message, documents: z.optional(documents) }, (calling, { text, documents }) =>
    sendMessage(calling, 'plain', text, documents),
  ),
  ask: act(
    { text: message, about: z.optional(z.uuid()), documents: z.optional(documents) },
    (calling, { text, about, documents }) => sendMessage(calling, 'ask', text, documents, about),
  ),
  draft: act({ text: message, documents }, (calling, { text, documents }) =>
    sendMessage(calling, 'draft', text, documents),
  ),
  answered: act(
    { message: whole(), approved: z.optional(z.boolean()) },
    ({ database, request }, { message: number, approved }) =>
      database.rpc('answer_message', {
        ...{ request, actor: 'operator', number },
        ...(approved !== undefined && { approved }),
      }),
  ),
} as const

type Acts = typeof ACTS

/** What is asked for by its name; `preview` shows an offer, and does nothing. */
export type Act =
  | { action: 'preview'; said: { draft: OfferDraft } }
  | { [Name in keyof Acts]: { action: Name; said: z.infer<Acts[Name]['said']> } }[keyof Acts]

const PREVIEW = z.strictObject({ draft })

export function readAct({ action, ...given }: { action?: unknown }): Act {
  const name = String(action)
  const schema =
    name === 'preview' ? PREVIEW : Object.hasOwn(ACTS, name) ? ACTS[name as keyof Acts].said : undefined
  const said = schema?.safeParse(given)
  if (!said?.success) throw new AppError('bad-request')
  return { action: name, said: said.data } as Act
}

/** Besides the acts that links are for (OPERATOR_LINKS): what is prepared by them. */
const PREPARED: Partial<Record<Act['action'], readonly OrderPurpose[]>> = {
  preview: ['offer', 'extra'],
  remove: ['deliver', 'message'],
}

export const isFor = (purpose: OrderPurpose, { action }: Act): boolean =>
  doesAct(purpose, action) || PREPARED[action]?.includes(purpose) === true

export type OrderLink = OpenedLink<OrderPurpose>

export function refusalOf(error: { code: string; hint?: string | null }): Error {
  // its own look at what was checked here before
  if (error.code === '23514') return new AppError('bad-request')
  return orderRefusal(error, ORDER_REFUSALS) ?? Object.assign(new Error('The database failed'), error)
}

/** @throws AppError 'offer-invalid' with the problems */
export function checkDraft(given: OfferDraft, now: Date): void {
  const problems = draftProblems(given, vatRule(), now)
  const [first] = problems
  if (first) throw new AppError('offer-invalid', { message: first.message, problems })
}

/**
 * Does what was asked, or nothing where its request is gone.
 * @throws AppError 'order-refused' with the code, 'offer-invalid' with the problems, or 'bad-request'
 */
export async function perform(
  { database }: Pick<Dependencies, 'database'>,
  { purpose, id: request }: OrderLink,
  { action, said }: Exclude<Act, { action: 'preview' }>,
): Promise<void> {
  const call = ACTS[action].call as (calling: Calling, said: unknown) => Promise<Awaited<Outcome>>
  const { error } = await call({ database, request, purpose }, said)
  if (error && error.code !== 'PT404') throw refusalOf(error)
}
