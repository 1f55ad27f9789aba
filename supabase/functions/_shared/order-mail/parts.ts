import * as z from 'zod/mini'
import { fill } from '#contract/language.ts'
import { type BankDetails, ORIGINALS_DID, type OrderState } from '#contract/order.ts'
import type { MessageFacts } from '../mail/compose.ts'
import {
  button,
  type Fact,
  factList,
  paragraph,
  quotation,
  sentences,
  sumList,
  textLink,
} from '../mail/design/blocks.ts'
import { Fragment, createElement as h, type ReactNode } from '../mail/design/react.ts'
import { DISPUTE } from '../mail/dispute-words.ts'
import { type Letter as CustomerLetter, letter as customerLetter, toSender } from '../mail/letter.ts'
import type { OrderView, PaymentRow } from '../order/order.ts'
import { notesIn } from '../papers/vat-notes.ts'
import type { Words } from '../words.ts'
import { about, account, money, type Offered, transferFacts } from './facts.ts'

export const page = (link: string, path: string) => new URL(path, link).href

export const termsLink = ({ link, words }: About<Offered>) =>
  textLink(page(link, '/terms-of-service'), words.ORDER_MAIL.terms)

export function vatWords({ view, words }: About<Offered>) {
  const notes = Object.values(notesIn(view.offer, words))
  return notes.length > 0 && sentences(...notes)
}

export const note = (text: string) => text.trim() !== '' && quotation(text)

export type About<View = OrderView> = { view: View; link: string; words: Words }

type Letter = Pick<CustomerLetter, 'texts' | 'paper'> &
  /** slots: besides {reference}. */
  Partial<Pick<CustomerLetter, 'slots' | 'why'>> &
  Pick<About<Offered>, 'view' | 'words'>

export function letter(
  { view, words, texts, slots, why = words.ORDER_MAIL.whyOrder, paper }: Letter,
  ...blocks: ReactNode[]
) {
  const { request } = view
  const { reference, own_reference: own } = request
  const subject = own ? texts.subject.replace('{reference}', '{reference} ({own})') : texts.subject
  return customerLetter(
    {
      ...toSender(request),
      ...{ texts: { ...texts, subject }, slots: { reference, own: own ?? '', ...slots }, why, words, paper },
    },
    own && factList([ownReferenceFact(own, words)]),
    ...blocks,
  )
}

const ownReferenceFact = (text: string, { QUOTE_FIELD_WORDS }: Words): Fact => ({
  label: QUOTE_FIELD_WORDS.ownReference.label,
  text,
})

export const slotsOf = ({ view, words }: About<Offered>, pence: number) => ({
  reference: view.request.reference,
  amount: money(pence, words),
})

export const factsOf = ({ view, words }: About<Offered>, ...more: Fact[]) =>
  factList([...about(view, words), ...more])

export const accountOf = ({ view, words }: About) => sumList(account(view, words))

export const toPage = ({ link, words }: About<Offered>, label: string = words.ORDER_MAIL.seeOrder) =>
  button(link, label)

export const refundText = (amount: number, method: Payload['method'], words: Words) =>
  fill(words.ORDER_MONEY_MAIL.ended.refund[method ?? 'card'], { amount: money(amount, words) })

export function transferBlocks(
  { view, words, bank }: Pick<About, 'view' | 'words'> & { bank: BankDetails | undefined },
  payment: PaymentRow,
) {
  const { transfer: texts } = words.ORDER_MAIL
  if (!bank) return paragraph(texts.ask)
  return h(Fragment, null, factList(transferFacts(view, payment, bank, words)), paragraph(texts.check))
}

const NAMED = { order: z.string(), own: z.nullish(z.string()), amount: z.int() }

/** As public.statement_of answers. */
const STATEMENT = z.object({
  from: z.string(),
  to: z.string(),
  moved: z.array(
    z.object({
      day: z.string(),
      kind: z.enum(['receipt', 'invoice', 'credit note']),
      paper: z.string(),
      ...NAMED,
    }),
  ),
  open: z.array(z.object({ part: z.enum(['first', 'second', 'whole', 'extra']), ...NAMED })),
})

export const PAYLOAD = z.object({
  statement: z.optional(STATEMENT),
  /** Whether earlier links have ended. */
  ended: z.optional(z.boolean()),
  /** By which the browser can be remembered. */
  confirmation: z.optional(z.uuid()),
  version: z.optional(z.int()),
  payment: z.optional(z.uuid()),
  delivery: z.optional(z.int()),
  message: z.optional(z.int()),
  document: z.optional(z.uuid()),
  tracking: z.optional(z.string()),
  carrier: z.optional(z.string()),
  place: z.optional(z.string()),
  /** What was recorded of originals, and of which. */
  did: z.optional(z.enum(ORIGINALS_DID)),
  originals: z.optional(z.array(z.string())),
  paper: z.optional(z.string()),
  papers: z.optional(z.array(z.string())),
  session: z.optional(z.string()),
  currency: z.nullish(z.string()),
  /** How money goes back (public.give_back). */
  method: z.nullish(z.enum(['card', 'transfer', 'both'])),
  /** Why a payment goes back (public.record_payment). */
  surplus: z.optional(z.enum(['amount', 'paid', 'closed', 'extra', 'ended'])),
  ...DISPUTE.shape,
})

export type Payload = z.infer<typeof PAYLOAD>

/** The order that a message is about; its facts are public.order_view. */
export const viewOf = (facts: MessageFacts): OrderView | undefined =>
  facts.order && (facts as unknown as OrderView)

export const paymentIn = ({ payments }: OrderView, { payment }: Payload): PaymentRow | undefined =>
  payments.find(({ id }) => id === payment)

/** The states of an order from the first payment on, unless it has come to nothing. */
export const PAID_STATES = [
  'half_paid',
  'in_progress',
  'delivered',
  'completed',
] as const satisfies OrderState[]
