import { formatBookingDate } from '#contract/booking-calendar.ts'
import {
  type BankDetails,
  formatPence,
  type PaymentMethod,
  type Ready,
  readyFact,
  readyPhrase,
} from '#contract/order.ts'
import { Greeting, Paragraph, Quotation, TextLink } from '../mail/design/blocks.ts'
import { type Fact, Facts } from '../mail/design/facts.ts'
import type { MailContent } from '../mail/design/message.ts'
import { Fragment, createElement as h, type ReactNode } from '../mail/design/react.ts'
import { type Offered, transferFacts } from './mail-facts.ts'
import type { OrderView, PaymentRow } from './order.ts'
import type { PaperFacts } from './paper.ts'

/** What several of the messages about an order have in common. */

/** The paper of a payment or a refund, with its PDF. */
export type AttachedPaper = Pick<PaperFacts, 'kind' | 'reference'> & { content?: Uint8Array }

export const dear = ({ request }: Offered) => h(Greeting, { typed: request.given_name })

/** Why somebody gets a message who has not ordered yet. */
export const WHY_REQUEST =
  'We sent this because this address asked us for a quote. If it was not you, reply and tell us.'

/** The same, after that. */
export const WHY_ORDER =
  'We sent this because an order was placed with this address. If it was not you, reply and tell us.'

/** A page of the site that the link leads to. */
export const page = (link: string, path: string) => new URL(path, link).href

export const paragraph = (...children: ReactNode[]) => h(Paragraph, null, ...children)

export const termsLink = (link: string) =>
  paragraph(h(TextLink, { href: page(link, '/terms-of-service'), label: 'Terms of service' }))

const readyOf = ({ offer }: Offered): Ready => ({
  readyBy: offer.ready_by,
  readyTime: offer.ready_time,
  readyInDays: offer.ready_in_days,
})

export const readyBy = (view: Offered): Fact => readyFact(readyOf(view), formatBookingDate)

/** The same within a sentence: 'by Friday, 4 December 2026'. */
export const readyText = (view: Offered): string => readyPhrase(readyOf(view), formatBookingDate)

/** What is without VAT, and why. */
export function vatWords({ offer }: Offered) {
  const words = Object.values(offer.vat_notes)
  return words.length > 0 && paragraph(words.join(' '))
}

export const note = (text: string) => text.trim() !== '' && h(Quotation, { text })

/** A paper as an attachment; samples have none. */
export const attached = ({ content, ...paper }: AttachedPaper): Pick<MailContent, 'papers'> =>
  content ? { papers: [{ filename: `${paper.reference}.pdf`, content }] } : {}

export const refundText = (amount: number, method: PaymentMethod | undefined) =>
  method === 'transfer'
    ? `We are paying ${formatPence(amount)} back in full by bank transfer, to the account it came from.`
    : `We are refunding ${formatPence(amount)} in full to the card you paid with. Banks can take up to ten working days to show it.`

type TransferProps = { view: OrderView; payment: PaymentRow; bank: BankDetails | undefined }

export const requestAttached = (request: AttachedPaper | undefined) =>
  request !== undefined &&
  paragraph('A request for payment is attached for your records. It is not a VAT invoice.')

/** Where to pay to, or how to learn it. */
export function Transfer({ view, payment, bank }: TransferProps) {
  if (!bank) return paragraph('Reply to this email and we’ll send you our bank details.')
  return h(
    Fragment,
    null,
    h(Facts, { facts: transferFacts(view, payment, bank) }),
    paragraph(
      'Please give the reference, so that we can find your payment. If a message ever gives you different bank details, ask us before you pay.',
    ),
  )
}
