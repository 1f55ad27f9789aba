import { fill } from '#contract/language.ts'
import type { BankDetails, PaymentMethod } from '#contract/order.ts'
import { Button, type MaybeText, Paragraph, Quotation, Sentences, TextLink } from '../mail/design/blocks.ts'
import { type Fact, Facts, Sums } from '../mail/design/facts.ts'
import type { MailContent } from '../mail/design/message.ts'
import { Fragment, createElement as h, type ReactNode } from '../mail/design/react.ts'
import { type Letter as CustomerLetter, letter as customerLetter } from '../mail/letter.ts'
import type { Words } from '../words.ts'
import { about, account, money, type Offered, transferFacts } from './mail-facts.ts'
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

export const termsLink = ({ link, words }: About<Offered>) =>
  h(TextLink, { href: page(link, '/terms-of-service'), label: words.ORDER_MAIL.terms })

/** What is without VAT, and why. */
export function vatWords({ view, words }: About<Offered>) {
  const notes = Object.values(notesIn(view.offer, words))
  return notes.length > 0 && sentences(...notes)
}

export const note = (text: string) => text.trim() !== '' && h(Quotation, { text })

/** A paper as an attachment; samples have none. */
export const attached = ({ content, ...paper }: AttachedPaper): Pick<MailContent, 'papers'> =>
  content ? { papers: [{ filename: `${paper.reference}.pdf`, content }] } : {}

/** What a message to the customer tells of, and the private link to the request's page. */
export type About<View = OrderView> = { view: View; link: string; words: Words }

type Letter = Pick<CustomerLetter, 'texts'> &
  /** slots: besides {reference}. */
  Partial<Pick<CustomerLetter, 'slots' | 'why'>> &
  Pick<About<Offered>, 'view' | 'words'> & { paper?: AttachedPaper | undefined }

/** A message to the customer, by name, with its paper. */
export function letter(
  { view, words, texts, slots, why = words.ORDER_MAIL.whyOrder, paper }: Letter,
  ...blocks: ReactNode[]
): MailContent {
  const { reference, given_name: to } = view.request
  const content = customerLetter({ to, texts, slots: { reference, ...slots }, why, words }, ...blocks)
  return { ...content, ...(paper && attached(paper)) }
}

/** Slots of most texts: the reference, and an amount in pence. */
export const slotsOf = ({ view, words }: About<Offered>, pence: number) => ({
  reference: view.request.reference,
  amount: money(pence, words),
})

/** What it is about, and more. */
export const factsOf = ({ view, words }: About<Offered>, ...more: Fact[]) =>
  h(Facts, { facts: [...about(view, words), ...more] })

/** What the order comes to, what is paid and what is left. */
export const accountOf = ({ view, words }: About) => h(Sums, { sums: account(view, words) })

/** The button that leads to the request's page. */
export const toPage = ({ link, words }: About<Offered>, label: string = words.ORDER_MAIL.seeOrder) =>
  h(Button, { href: link, label })

/** 'Your receipt R-2026-0001 is attached.' */
export const attachedText = ({ kind, reference }: AttachedPaper, { PAPER_ATTACHED }: Words) =>
  fill(PAPER_ATTACHED[kind], { reference })

export const refundText = (amount: number, method: PaymentMethod | undefined, words: Words) =>
  fill(words.ORDER_MAIL.refunding[method ?? 'card'], { amount: money(amount, words) })

type TransferProps = Omit<About, 'link'> & { payment: PaymentRow; bank: BankDetails | undefined }

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
