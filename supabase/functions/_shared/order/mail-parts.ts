import { fill } from '#contract/language.ts'
import type { BankDetails, PaymentMethod } from '#contract/order.ts'
import { Greeting, type MaybeText, Paragraph, Quotation, Sentences, TextLink } from '../mail/design/blocks.ts'
import { Facts } from '../mail/design/facts.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { Fragment, createElement as h, type ReactNode } from '../mail/design/react.ts'
import type { Words } from '../words.ts'
import { money, type Offered, transferFacts } from './mail-facts.ts'
import type { OrderView, PaymentRow } from './order.ts'
import type { PaperFacts } from './paper.ts'
import { notesIn } from './vat-notes.ts'

/** What several of the messages about an order have in common. */

/** The paper of a payment or a refund, with its PDF. */
export type AttachedPaper = Pick<PaperFacts, 'kind' | 'reference'> & { content?: Uint8Array }

/** A page of the site that the link leads to. */
export const page = (link: string, path: string) => new URL(path, link).href

export const paragraph = (...children: ReactNode[]) => h(Paragraph, null, ...children)

/** A paragraph of those sentences that apply. */
export const sentences = (...texts: MaybeText[]) => h(Sentences, { texts })

export const termsLink = (link: string, { ORDER_MAIL }: Words) =>
  h(TextLink, { href: page(link, '/terms-of-service'), label: ORDER_MAIL.terms })

/** What is without VAT, and why. */
export function vatWords({ offer }: Offered, words: Words) {
  const notes = Object.values(notesIn(offer, words))
  return notes.length > 0 && sentences(...notes)
}

export const note = (text: string) => text.trim() !== '' && h(Quotation, { text })

/** A paper as an attachment; samples have none. */
export const attached = ({ content, ...paper }: AttachedPaper): Pick<MailContent, 'papers'> =>
  content ? { papers: [{ filename: `${paper.reference}.pdf`, content }] } : {}

/** What a message to the customer tells of, and the private link to the request's page. */
export type About<View = OrderView> = { view: View; link: string; words: Words }

type Letter = Pick<About<Offered>, 'view' | 'words'> & {
  texts: Readonly<Record<'subject' | 'title' | 'preview', string>>
  /** Of those texts, besides {reference}. */
  slots?: Readonly<Record<string, string>>
  why?: string
  paper?: AttachedPaper | undefined
}

/** A message to the customer, by name. */
export function letter(
  { view, words, texts, slots, why, paper }: Letter,
  ...blocks: ReactNode[]
): MailContent {
  const { reference, given_name: typed } = view.request
  const filled = (text: string) => fill(text, { reference, ...slots })
  const [subject, title, preview] = [texts.subject, texts.title, texts.preview].map(filled) as [
    string,
    string,
    string,
  ]
  const frame = { subject, title, preview, why: why ?? words.ORDER_MAIL.whyOrder, words }
  return { ...message(frame, h(Greeting, { typed }), ...blocks), ...(paper && attached(paper)) }
}

/** 'Your receipt R-2026-0001 is attached.' */
export const attachedText = ({ kind, reference }: AttachedPaper, { PAPER_ATTACHED }: Words) =>
  fill(PAPER_ATTACHED[kind], { reference })

export const refundText = (amount: number, method: PaymentMethod | undefined, words: Words) =>
  fill(words.ORDER_MAIL.refunding[method ?? 'card'], { amount: money(amount, words) })

type TransferProps = { view: OrderView; payment: PaymentRow; bank: BankDetails | undefined; words: Words }

export const requestAttached = (request: AttachedPaper | undefined, words: Words) =>
  request !== undefined && paragraph(attachedText(request, words))

/** Where to pay to, or how to learn it. */
export function Transfer({ view, payment, bank, words }: TransferProps) {
  const { transfer: texts } = words.ORDER_MAIL
  if (!bank) return paragraph(texts.ask)
  return h(
    Fragment,
    null,
    h(Facts, { facts: transferFacts(view, payment, bank, words) }),
    paragraph(texts.check),
  )
}
