import * as z from 'zod/mini'
import { ORDER_REFUSALS } from '#content/operator.ts'
import {
  ACTS,
  type ActField,
  actOf,
  doesAct,
  type FieldsOf,
  type OrderPurpose,
  type PlainAct,
  REASON_LIMIT,
  type SaidOf,
} from '#contract/acts.ts'
import { addressLines } from '#contract/billing.ts'
import { CERTIFICATE_LIMITS, isCertificateText } from '#contract/certificate.ts'
import { midnight } from '#contract/dates.ts'
import { cleanEmail, EMAIL_PATTERN } from '#contract/email-address.ts'
import { columnOf, type Snake } from '#contract/fields.ts'
import { DELIVERY_LIMITS } from '#contract/limits.ts'
import {
  draftProblems,
  isOrderMessage,
  isPlainText,
  isShortText,
  TRANSFER_DIFFERENCES,
} from '#contract/operator.ts'
import { MESSAGE_DOCUMENTS, type MessageKind, type OfferDraft, VAT_TREATMENTS } from '#contract/order.ts'
import { areLines, cleanLine, cleanLines, isLine } from '#contract/text.ts'
import { languageCode, text, typedLine, typedLines, whole } from '#contract/values.ts'
import { fullVatNumber, fullVatNumberProblem } from '#contract/vat-number.ts'
import type { Database } from '../../../database.types.ts'
import type { DatabaseClient, Dependencies } from '../dependencies.ts'
import { removeDocuments } from '../documents/stored.ts'
import { AppError } from '../http/errors.ts'
import type { OpenedLink } from '../operator/links.ts'
import { offerOfDraft, vatRule } from './offer.ts'
import { orderRefusal } from './order.ts'

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
const originals = z.array(whole(1, 100)).check(z.maxLength(100))
/** In pence: more than any order comes to. */
const LARGEST = 100_000_000

const transfer = { request: z.uuid(), amount: whole(1, LARGEST), expected: whole(0, LARGEST) }

const reason = typedLines(10_000).check(z.refine((text) => isPlainText(text, REASON_LIMIT)))

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

const OWN = {
  offer: act(offered, ({ database, request }, { draft, expected }) =>
    database.rpc('make_offer', { request, offer: offerOfDraft(draft), expected }),
  ),
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
      originals: z._default(originals, []),
    },
    ({ database, request }, { openNow: open_now, ...delivery }) =>
      database.rpc('deliver_order', { request, ...delivery, open_now }),
  ),
  take_back: act(
    { document: z.optional(z.uuid()), delivery: z.optional(whole()), reason: z._default(reason, '') },
    ({ database, request }, { document = '', delivery, reason }) =>
      delivery === undefined
        ? database.rpc('take_back_document', { request, document, reason })
        : database.rpc('take_back_parcel', { request, delivery }),
  ),
  confirm: act(
    {
      amount: whole(1, LARGEST),
      again: z._default(z.boolean(), false),
      difference: z.optional(z.enum(TRANSFER_DIFFERENCES)),
      expected: z.optional(whole(0, LARGEST)),
      /** What else the same transfer pays. */
      others: z._default(z.array(z.strictObject(transfer)).check(z.maxLength(50)), []),
    },
    ({ database, request }, { amount, again, difference, expected, others }) =>
      others.length > 0
        ? database.rpc('confirm_transfers', {
            request,
            transfers: JSON.stringify([{ request, amount, expected }, ...others]),
          })
        : database.rpc('confirm_transfer', {
            ...{ request, amount, again },
            ...(difference && { difference }),
            ...(expected !== undefined && { expected }),
          }),
  ),
  /** People have paid back what was owed. */
  refunded: act({ payment: z.uuid(), total: whole(1, LARGEST) }, ({ database, request }, said) =>
    database.rpc('settle_owed_refunds', { request, ...said }),
  ),
  extra: act(offered, ({ database, request }, { draft, expected }) =>
    database.rpc('offer_extra', { request, offer: offerOfDraft(draft), expected }),
  ),
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

function cleanText({ kind, lines }: Extract<ActField, { max: number }>, typed: string): string {
  if (kind === 'email') return cleanEmail(typed)
  if (kind === 'vatNumber') return fullVatNumber(typed)
  if (kind === 'text') return cleanLine(typed)
  return lines ? addressLines(cleanLines(typed)).map(cleanLine).join('\n') : cleanLines(typed)
}

const FITS = {
  text: isLine,
  textarea: areLines,
  email: (address: string) => address === '' || EMAIL_PATTERN.test(address),
  vatNumber: (number: string) => fullVatNumberProblem(number) === undefined,
}

/** Amounts are pence here. Empty answers are the database's to refuse. */
function schemaOf(field: ActField): z.ZodMiniType {
  if (field.kind === 'pence') return whole(field.least, LARGEST)
  if (field.kind === 'radio') return z.enum(Object.keys(field.choices))
  if (field.kind === 'pick') return originals
  if (field.kind === 'day') return text(10).check(z.refine((day) => midnight(day) !== undefined))
  const { kind, max, lines = max } = field
  return text(10_000).check(
    z.overwrite((typed) => cleanText(field, typed)),
    z.maxLength(max),
    z.refine(FITS[kind]),
    z.refine((clean) => clean.split('\n').length <= lines),
  )
}

type Calls = Database['public']['Functions']
type Args<Name extends PlainAct> = Omit<
  Calls[(typeof ACTS)[Name]['calls'] & keyof Calls]['Args'],
  'at' | 'expected'
>
type Row<Name extends PlainAct> = { request: string } & {
  [Field in keyof FieldsOf<Name> as Snake<Field & string>]: SaidOf<FieldsOf<Name>>[Field]
}

/** An act whose function does not exist, or takes other arguments than its fields. */
type Misfit = {
  [Name in PlainAct]: (typeof ACTS)[Name]['calls'] extends keyof Calls
    ? Row<Name> extends Args<Name>
      ? Exclude<keyof Row<Name>, keyof Args<Name>> extends never
        ? never
        : Name
      : Name
    : Name
}[PlainAct]
true satisfies [Misfit] extends [never] ? true : Misfit

const plainAct = (name: PlainAct) => {
  const { calls, fields = {}, expects } = actOf(name)
  const said = Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, schemaOf(field)]))
  return {
    said: z.strictObject({ ...said, ...(expects && { expected: z.optional(whole(0, LARGEST)) }) }),
    call: ({ database, request }: Calling, given: Record<string, unknown>) => {
      const args = Object.entries(given).map(([id, value]) => [columnOf(id), value])
      return database.rpc(calls as 'begin_order', { request, ...Object.fromEntries(args) })
    },
  }
}

const PLAIN = Object.fromEntries(Object.keys(ACTS).map((name) => [name, plainAct(name as PlainAct)]))

type Own = typeof OWN

const certificateText = (name: 'title' | 'names' | 'language') =>
  typedLine(1000).check(z.refine((typed) => isCertificateText(typed, name)))

/** What needs more than a call of the database: a preview shows an offer, `open` a document that waits; `certify` makes one. */
const WORKS = {
  preview: z.strictObject({ draft }),
  open: z.strictObject({ document: z.uuid() }),
  certify: z.strictObject({
    translation: z.uuid(),
    sources: z.array(z.uuid()).check(z.minLength(1), z.maxLength(CERTIFICATE_LIMITS.sources)),
    title: certificateText('title').check(z.minLength(1)),
    names: certificateText('names'),
    sourceLanguage: certificateText('language').check(z.minLength(1)),
    targetLanguage: certificateText('language').check(z.minLength(1)),
    translator: typedLine(100),
    language: languageCode,
  }),
}

type Works = {
  [Name in keyof typeof WORKS]: { action: Name; said: z.infer<(typeof WORKS)[Name]> }
}[keyof typeof WORKS]

/** What is asked for by its name. */
export type Act =
  | Works
  | { action: PlainAct; said: Record<string, unknown> }
  | { [Name in keyof Own]: { action: Name; said: z.infer<Own[Name]['said']> } }[keyof Own]

/** By name; some call nothing. */
const ALL: Readonly<Record<string, { said: z.ZodMiniType; call?: unknown }>> = {
  ...PLAIN,
  ...OWN,
  ...Object.fromEntries(Object.entries(WORKS).map(([name, said]) => [name, { said }])),
}

export function readAct({ action, ...given }: { action?: unknown }): Act {
  const name = String(action)
  const said = Object.hasOwn(ALL, name) ? ALL[name]?.said.safeParse(given) : undefined
  if (!said?.success) throw new AppError('bad-request')
  return { action: name, said: said.data } as Act
}

/** Besides the acts that links are for: what is prepared by them. */
const PREPARED: Partial<Record<Act['action'], readonly OrderPurpose[]>> = {
  preview: ['offer', 'extra'],
  remove: ['deliver', 'message'],
  open: ['deliver'],
  certify: ['deliver'],
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
  { action, said }: Exclude<Act, Works>,
): Promise<void> {
  const call = ALL[action]?.call as (calling: Calling, said: unknown) => Promise<Awaited<Outcome>>
  const { error } = await call({ database, request, purpose }, said)
  if (error && error.code !== 'PT404') throw refusalOf(error)
}
