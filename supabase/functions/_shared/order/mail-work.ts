import { ORDER_FACTS } from '#contract/business-facts.ts'
import { fill, plural } from '#contract/language.ts'
import type { BankDetails, MessageKind } from '#contract/order.ts'
import { Button, Heading, Quotation, TextLink } from '../mail/design/blocks.ts'
import { Documents, Facts, Sums } from '../mail/design/facts.ts'
import type { MailContent } from '../mail/design/message.ts'
import { Fragment, createElement as h } from '../mail/design/react.ts'
import { formatsOf } from '../mail/format.ts'
import type { Words } from '../words.ts'
import { asksExpress, cancelUntilOf, deliveredDocuments, isOpen } from './customer-view.ts'
import { about, account, dayOf, leftOf, money, openTransferOf, readyBy, readyText } from './mail-facts.ts'
import {
  type About,
  type AttachedPaper,
  attachedText,
  letter,
  note,
  page,
  paragraph,
  sentences,
  Transfer,
} from './mail-parts.ts'
import type { OrderView, PaymentRow } from './order.ts'

/** The customer's messages about the work: begun, delivered, paid in full. `link` is the private one to the request's page. */

export function orderBegunMail({ view, link, words }: About): MailContent {
  const { ORDER_MAIL, ORDER_WORK_MAIL } = words
  const { begun: texts } = ORDER_WORK_MAIL
  const ready = readyText(view, words)
  return letter(
    { view, words, texts, slots: { ready } },
    sentences(fill(texts.text, { ready }), asksExpress(view) && texts.consumer),
    h(Facts, { facts: [...about(view, words), readyBy(view, words)] }),
    h(Sums, { sums: account(view, words) }),
    h(Button, { href: link, label: ORDER_MAIL.seeOrder }),
    paragraph(texts.next),
  )
}

export function orderBeginUndoneMail({ view, link, words }: About, now: Date): MailContent {
  const { ORDER_MAIL, ORDER_WORK_MAIL } = words
  const { beginUndone: texts } = ORDER_WORK_MAIL
  const end = cancelUntilOf(view, now)
  return letter(
    { view, words, texts },
    sentences(texts.text, end && fill(texts.cancel, { end: formatsOf(words).ukMoment(new Date(end)) })),
    h(Facts, { facts: [...about(view, words), readyBy(view, words)] }),
    h(Button, { href: link, label: ORDER_MAIL.seeOrder }),
    paragraph(texts.next),
  )
}

type DocumentsProps = { documents: OrderView['documents']; words: Words }

const documentsTitle = ({ documents, words }: DocumentsProps) =>
  h(Heading, null, fill(words.ORDER_WORK_MAIL.documents, { count: documents.length }))

/** Documents that came with a message: their names, and where they can be opened. */
function SentWith({ documents, words }: DocumentsProps) {
  return h(
    Fragment,
    null,
    documentsTitle({ documents, words }),
    h(Documents, {
      documents: documents.map(({ name, size }) => ({ name, size, link: null, note: null })),
      remark: words.ORDER_WORK_MAIL.message.remark,
    }),
  )
}

const ROUNDS = ORDER_FACTS.draftRounds

/** What happens to the delivery day, and with a draft. */
function whileWaiting(kind: MessageKind, { LANGUAGE, ORDER_WORK_MAIL }: Words) {
  const { waits, approve, rounds, moves } = ORDER_WORK_MAIL.message
  if (kind === 'plain') return null
  if (kind === 'ask') return paragraph(waits)
  return sentences(ROUNDS > 0 ? plural(LANGUAGE.tag, rounds, ROUNDS) : approve, moves)
}

/** @param isReminder whether the customer has not answered it for some days */
export function orderMessageMail(
  { view, link, words }: About,
  sent: OrderView['messages'][number],
  isReminder = false,
): MailContent {
  const { ORDER_MAIL, ORDER_WORK_MAIL } = words
  const { message: texts } = ORDER_WORK_MAIL
  const documents = view.documents.filter(({ message: sentWith }) => sentWith === sent.number)
  const ordered = view.order.paid_at !== null
  const subject = ordered ? 'order' : 'request'
  const { button, ...own } = texts.kinds[sent.kind]
  const asked = { subject: own.subject[subject], title: own.title, lead: own.lead[subject] }
  const said = isReminder ? texts.reminder : asked
  const isPlain = sent.kind === 'plain'
  return letter(
    {
      view,
      words,
      texts: { ...said, preview: texts.preview },
      why: ordered ? ORDER_MAIL.whyOrder : ORDER_MAIL.whyRequest,
    },
    paragraph(said.lead),
    h(Quotation, { text: sent.text }),
    documents.length > 0 && h(SentWith, { documents, words }),
    h(Facts, {
      facts: [
        ...about(view, words),
        ...(sent.about_name ? [{ label: texts.about, text: sent.about_name }] : []),
        ...(ordered && !isPlain ? [readyBy(view, words)] : []),
      ],
    }),
    h(Button, { href: link, label: isPlain && documents.length > 0 ? texts.open : button }),
    whileWaiting(sent.kind, words),
    paragraph(texts.reply),
  )
}

/** Whether there are documents that open with the second half. */
const isClosed = (view: OrderView) => deliveredDocuments(view).length > 0 && !isOpen(view.order)

function balanceText(view: OrderView, words: Words): string {
  const { delivered: texts } = words.ORDER_WORK_MAIL
  const left = leftOf(view, 'second')
  if (left === 0) return words.ORDER_MAIL.paidAll
  const pay = fill(texts.pay, { amount: money(left, words) })
  return isClosed(view) ? pay + words.LANGUAGE.space + texts.opens : pay
}

function Delivered({ documents, link, words }: DocumentsProps & { link: string }) {
  const { delivered: texts } = words.ORDER_WORK_MAIL
  return h(
    Fragment,
    null,
    documentsTitle({ documents, words }),
    h(Documents, {
      documents: documents.map(({ name, size, sha256 }) => ({
        name,
        size,
        link: null,
        note: `SHA-256: ${sha256}`,
      })),
    }),
    paragraph(
      texts.verify + words.LANGUAGE.space,
      h(TextLink, { href: page(link, '/get-quote?verify=#verify'), label: texts.verifyLink }),
    ),
  )
}

/** Whether anything of a delivery still stands: documents can be taken back before the message about them is sent. */
export const stillDelivered = (view: OrderView, delivered: number): boolean =>
  deliveredDocuments(view).some(({ delivery }) => delivery === delivered) ||
  view.deliveries.some(({ number, tracking }) => number === delivered && tracking !== '')

export function orderDeliveredMail({ view, link, words }: About, number: number): MailContent {
  const { LANGUAGE, ORDER_MAIL, ORDER_WORK_MAIL } = words
  const { delivered: texts } = ORDER_WORK_MAIL
  const delivery = view.deliveries.find((known) => known.number === number)
  const documents = deliveredDocuments(view).filter((document) => document.delivery === number)
  const replaced = view.documents.filter(({ replaced_by }) => replaced_by === number)
  const { note: noted = '', carrier = '', tracking = '' } = delivery ?? {}
  const paid = leftOf(view, 'second') === 0
  const has = documents.length > 0
  const title = texts.titles[replaced.length > 0 ? 'replaced' : has ? 'documents' : 'parcel']
  const byCount = (text: (typeof texts)['ready'], slots = {}) =>
    plural(LANGUAGE.tag, text, documents.length, slots)
  return letter(
    { view, words, texts: { ...texts, title, preview: balanceText(view, words) }, slots: { title } },
    sentences(
      has ? byCount(texts.ready) : texts.sent,
      has && byCount(isOpen(view.order) ? texts.open : texts.closed),
      balanceText(view, words),
    ),
    replaced.length > 0 &&
      paragraph(
        byCount(texts.replaced, {
          names: new Intl.ListFormat(LANGUAGE.tag).format(
            replaced.map(({ name }) => fill(texts.name, { name })),
          ),
        }),
      ),
    note(noted),
    h(Facts, {
      facts: [
        ...about(view, words),
        ...(carrier ? [{ label: texts.carrier, text: carrier }] : []),
        ...(tracking ? [{ label: texts.tracking, text: tracking, strong: true }] : []),
      ],
    }),
    h(Button, { href: link, label: paid ? ORDER_MAIL.seeOrder : texts.seeAndPay }),
    has && h(Delivered, { documents, link, words }),
    h(Sums, { sums: account(view, words) }),
    paragraph(texts.check),
  )
}

export function orderTakenBackMail({ view, link, words }: About, name: string): MailContent {
  const { ORDER_MAIL, ORDER_WORK_MAIL } = words
  const { takenBack: texts } = ORDER_WORK_MAIL
  const others = deliveredDocuments(view).length > 0
  const again = view.order.state === 'in_progress' && fill(texts.again, { ready: readyText(view, words) })
  return letter(
    { view, words, texts },
    sentences(fill(texts.text, { name }), others ? texts.others : again),
    h(Facts, { facts: about(view, words) }),
    h(Button, { href: link, label: ORDER_MAIL.seeOrder }),
    paragraph(texts.next),
  )
}

export function orderBalanceDueMail(
  { view, link, words }: About,
  bank: BankDetails | undefined,
): MailContent {
  const { ORDER_MAIL, ORDER_WORK_MAIL } = words
  const { balanceDue: texts } = ORDER_WORK_MAIL
  const { order } = view
  const amount = money(leftOf(view, 'second'), words)
  const transfer = openTransferOf(view)
  return letter(
    { view, words, texts, slots: { amount } },
    sentences(
      order.delivered_at
        ? fill(texts.textOn, { amount, day: dayOf(order.delivered_at, words) })
        : fill(texts.text, { amount }),
      isClosed(view) && texts.opens,
    ),
    h(Facts, { facts: about(view, words) }),
    h(Sums, { sums: account(view, words) }),
    h(Button, { href: link, label: transfer ? ORDER_MAIL.seeOrder : texts.pay }),
    transfer && h(Heading, null, texts.transfer),
    transfer && h(Transfer, { view, payment: transfer, bank, words }),
    paragraph(texts.wrong),
  )
}

export function orderCompletedMail(
  { view, link, words }: About,
  payment: PaymentRow,
  paper: AttachedPaper,
): MailContent {
  const { ORDER_MAIL, ORDER_WORK_MAIL } = words
  const { completed: texts } = ORDER_WORK_MAIL
  const amount = money(payment.amount, words)
  const documents = deliveredDocuments(view).length > 0
  return letter(
    {
      view,
      words,
      texts: { ...texts, preview: documents ? texts.preview : ORDER_MAIL.paidAll },
      slots: { amount },
      paper,
    },
    sentences(
      payment.part === 'second' ? texts.second : fill(texts.payment, { amount }),
      attachedText(paper, words),
      documents && texts.open,
    ),
    h(Facts, { facts: about(view, words) }),
    h(Sums, { sums: account(view, words) }),
    h(Button, { href: link, label: documents ? texts.openButton : ORDER_MAIL.seeOrder }),
    paragraph(texts.check),
  )
}
