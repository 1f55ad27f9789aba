import { ORDER_FACTS } from '#contract/business-facts.ts'
import { checkAddress } from '#contract/certificate.ts'
import { fill, plural } from '#contract/language.ts'
import { ukDay } from '#contract/operator.ts'
import { type MessageKind, ORDER_STATES } from '#contract/order.ts'
import { documentList, heading, paragraph, quotation, sentences, textLink } from '../mail/design/blocks.ts'
import { formatsOf } from '../mail/format.ts'
import { attachedText } from '../mail/letter.ts'
import { asksExpress, cancelUntilOf, deliveredDocuments, isDisputed, isOpen } from '../order/customer-view.ts'
import type { OrderView } from '../order/order.ts'
import type { Words } from '../words.ts'
import { dayOf, leftOf, money, openTransferOf, readyBy, readyText, restText, unpaidExtra } from './facts.ts'
import { whileIn } from './money.ts'
import { type About, accountOf, factsOf, letter, note, page, toPage, transferBlocks } from './parts.ts'
import { SAMPLE_ORDERS, SAMPLE_PAPERS } from './samples.ts'
import { type Context, toCustomer } from './templates.ts'

/** The customer's messages about the work: begun, delivered, paid in full. */

const documentsTitle = (documents: OrderView['documents'], { ORDER_WORK_MAIL }: Words) =>
  heading(fill(ORDER_WORK_MAIL.documents, { count: documents.length }))

const ROUNDS = ORDER_FACTS.draftRounds

function whileWaiting(kind: MessageKind, { LANGUAGE, ORDER_WORK_MAIL }: Words) {
  const { waits, approve, rounds, moves } = ORDER_WORK_MAIL.message
  if (kind === 'plain') return null
  if (kind === 'ask') return paragraph(waits)
  return sentences(ROUNDS > 0 ? plural(LANGUAGE.tag, rounds, ROUNDS) : approve, moves)
}

const isClosed = (view: OrderView) => deliveredDocuments(view).length > 0 && !isOpen(view.order)

function balanceText(view: OrderView, words: Words): string {
  const { delivered: texts } = words.ORDER_WORK_MAIL
  const left = leftOf(view, 'second')
  const extra = unpaidExtra(view)
  const pay =
    left > 0
      ? fill(texts.pay, { amount: money(left, words) })
      : extra &&
        fill(words.ORDER_MONEY_MAIL.balancePaid.extra, { missing: money(extra.total - extra.covered, words) })
  if (!pay) return words.ORDER_MAIL.paidAll
  if (isDisputed(view)) return texts.disputed
  return isClosed(view) ? pay + words.LANGUAGE.space + texts.opens : pay
}

/** Whether anything of a delivery still stands: documents can be taken back before the message about them is sent. */
const stillDelivered = (view: OrderView, delivered: number): boolean =>
  deliveredDocuments(view).some(({ delivery }) => delivery === delivered) ||
  view.deliveries.some(({ number, tracking }) => number === delivered && tracking !== '')

function deliveredMail(about: About & Pick<Context, 'payload'>, number: number) {
  const { view, link, words } = about
  const { LANGUAGE, ORDER_MAIL } = words
  const { delivered: texts } = words.ORDER_WORK_MAIL
  const delivery = view.deliveries.find((known) => known.number === number)
  const documents = deliveredDocuments(view).filter((document) => document.delivery === number)
  const replaced = view.documents.filter(({ replaced_by }) => replaced_by === number)
  const { note: noted = '', carrier = '', tracking = '' } = delivery ?? {}
  const asksNothing = leftOf(view, 'second') === 0 || isDisputed(view)
  const has = documents.length > 0
  const code = documents.find((document) => document.code !== null)?.code
  const title = texts.titles[replaced.length > 0 ? 'replaced' : has ? 'documents' : 'parcel']
  const byCount = (text: (typeof texts)['ready'], slots = {}) =>
    plural(LANGUAGE.tag, text, documents.length, slots)
  const listed = (names: string[]) =>
    new Intl.ListFormat(LANGUAGE.tag).format(names.map((name) => fill(texts.name, { name })))
  const { originals = [] } = about.payload
  return letter(
    { ...about, texts: { ...texts, title, preview: balanceText(view, words) }, slots: { title } },
    sentences(
      has ? byCount(texts.ready) : texts.sent,
      has && byCount(isOpen(view.order) ? texts.open : texts.closed),
      balanceText(view, words),
    ),
    replaced.length > 0 &&
      paragraph(byCount(texts.replaced, { names: listed(replaced.map(({ name }) => name)) })),
    originals.length > 0 && paragraph(fill(texts.originals, { names: listed(originals) })),
    note(noted),
    factsOf(
      about,
      ...(carrier ? [{ label: texts.carrier, text: carrier }] : []),
      ...(tracking ? [{ label: texts.tracking, text: tracking, strong: true }] : []),
    ),
    toPage(about, asksNothing ? ORDER_MAIL.seeOrder : texts.seeAndPay),
    has && documentsTitle(documents, words),
    has && documentList(documents.map(({ name, size }) => ({ name, size, link: null, note: null }))),
    has &&
      paragraph(
        texts.verify + LANGUAGE.space,
        textLink(page(link, '/get-quote?verify=#verify'), texts.verifyLink),
      ),
    code &&
      paragraph(fill(words.CERTIFIED_WORDS.mail, { address: checkAddress(new URL(link).origin, code) })),
    accountOf(about),
    paragraph(texts.check),
  )
}

function withdrawnMail(about: About, name: string, reason: string) {
  const { withdrawn: texts } = about.words.CERTIFIED_WORDS
  return letter(
    { ...about, texts },
    paragraph(fill(texts.text, { name })),
    heading(texts.reason),
    quotation(reason),
    factsOf(about),
    toPage(about),
    paragraph(texts.next),
  )
}

export function orderBalanceDueMail(about: About & Pick<Context, 'bank'>) {
  const { view, words } = about
  const { balanceDue: texts } = words.ORDER_WORK_MAIL
  const { delivered_at } = view.order
  const amount = money(leftOf(view, 'second'), words)
  const payment = openTransferOf(view)
  return letter(
    { ...about, texts, slots: { amount } },
    sentences(
      delivered_at
        ? fill(texts.textOn, { amount, day: dayOf(delivered_at, words) })
        : fill(texts.text, { amount }),
      isClosed(view) && texts.opens,
    ),
    factsOf(about),
    accountOf(about),
    toPage(about, payment ? words.ORDER_MAIL.seeOrder : texts.pay),
    payment && heading(texts.transfer),
    payment && transferBlocks(about, payment),
    paragraph(texts.wrong),
  )
}

const { paid, begun, delivered, completed } = SAMPLE_ORDERS
const [certificate] = delivered.documents as [OrderView['documents'][number]]
const takenBack = { ...certificate, closed_at: '2026-07-03T16:00:00.000Z' }

function messageMail(about: Context, isReminder = false) {
  const { view, words } = about
  const sent = view.messages.find(({ number }) => number === about.payload.message)
  if (!sent || (isReminder && sent.closed_at !== null)) return null
  const { ORDER_MAIL } = words
  const { message: texts } = words.ORDER_WORK_MAIL
  const documents = view.documents.filter(({ message }) => message === sent.number)
  const ordered = view.order.paid_at !== null
  const subject = ordered ? 'order' : 'request'
  const own = texts.kinds[sent.kind]
  const asked = { subject: own.subject[subject], title: own.title, lead: own.lead[subject] }
  const said = isReminder ? texts.reminder : asked
  const isPlain = sent.kind === 'plain'
  const has = documents.length > 0
  return letter(
    {
      ...about,
      texts: { ...said, preview: texts.preview },
      why: ordered ? ORDER_MAIL.whyOrder : ORDER_MAIL.whyRequest,
    },
    paragraph(said.lead),
    quotation(sent.text),
    has && documentsTitle(documents, words),
    has &&
      documentList(
        documents.map(({ name, size }) => ({ name, size, link: null, note: null })),
        texts.remark,
      ),
    factsOf(
      about,
      ...(sent.about_name ? [{ label: texts.about, text: sent.about_name }] : []),
      ...(ordered && !isPlain ? [readyBy(view, words)] : []),
    ),
    toPage(about, isPlain && has ? texts.open : own.button),
    whileWaiting(sent.kind, words),
    paragraph(texts.reply),
  )
}

const waiting = {
  ...SAMPLE_ORDERS.asked,
  messages: SAMPLE_ORDERS.asked.messages.map((sent) => ({ ...sent, kind: 'draft' as const })),
}

const rescheduled = {
  ...begun,
  order: {
    ...begun.order,
    ready_before: begun.offer.ready_by,
    ready_reason: 'The Legalisation Office takes a week longer than usual.',
  },
  offer: { ...begun.offer, ready_by: '2026-07-13' },
}

export const ORDER_WORK_TEMPLATES = {
  order_begun: toCustomer(['in_progress'], { view: begun }, (about) => {
    const { view, words } = about
    const { begun: texts } = words.ORDER_WORK_MAIL
    const ready = readyText(view, words)
    return letter(
      { ...about, texts, slots: { ready } },
      sentences(fill(texts.text, { ready }), asksExpress(view) && texts.consumer),
      factsOf(about, readyBy(view, words)),
      accountOf(about),
      toPage(about),
      sentences(texts.next, restText(view, words)),
    )
  }),

  order_begin_undone: toCustomer(['half_paid'], { view: paid }, (about) => {
    const { view, words, now } = about
    const { beginUndone: texts } = words.ORDER_WORK_MAIL
    const end = cancelUntilOf(view, now)
    return letter(
      { ...about, texts },
      sentences(texts.text, end && fill(texts.cancel, { end: formatsOf(words).ukMoment(new Date(end)) })),
      factsOf(about, readyBy(view, words)),
      toPage(about),
      paragraph(texts.next),
    )
  }),

  order_rescheduled: toCustomer(['half_paid', 'in_progress'], { view: rescheduled }, (about) => {
    const { view, words } = about
    const { rescheduled: texts } = words.ORDER_WORK_MAIL
    const { ready_before, ready_reason } = view.order
    const { offer } = view
    const before = readyText({ ...view, offer: { ...offer, ready_by: ready_before } }, words)
    const slots = { ready: readyText(view, words), before }
    return letter(
      { ...about, texts, slots },
      paragraph(fill(texts.text, slots)),
      note(ready_reason ?? ''),
      factsOf(about, readyBy(view, words)),
      toPage(about),
      paragraph(texts.next),
    )
  }),

  order_message: toCustomer(ORDER_STATES, { view: SAMPLE_ORDERS.asked, payload: { message: 1 } }, (about) =>
    messageMail(about),
  ),

  order_message_reminder: toCustomer(
    ['offered', 'accepted', 'half_paid', 'in_progress'],
    { view: waiting, payload: { message: 1 } },
    (about) => messageMail(about, true),
  ),

  order_delivered: toCustomer(
    ['delivered', 'completed'],
    { view: delivered, payload: { delivery: 1 } },
    (about) => {
      const { delivery } = about.payload
      return delivery !== undefined && stillDelivered(about.view, delivery) && deliveredMail(about, delivery)
    },
  ),

  order_taken_back: toCustomer(
    ['in_progress', 'delivered', 'completed'],
    { view: { ...begun, documents: [takenBack] }, payload: { document: takenBack.id } },
    (about) => {
      const { view, words, now } = about
      const { document, tracking, reason } = about.payload
      const name = tracking ?? view.documents.find(({ id }) => id === document)?.name
      if (name === undefined) return null
      if (reason) return withdrawnMail(about, name, reason)
      const texts = {
        ...words.ORDER_WORK_MAIL.takenBack,
        ...(tracking && words.ORDER_WORK_MAIL.parcelTakenBack),
      }
      const others = deliveredDocuments(view).length > 0
      const { ready_by } = view.offer
      // no promise of a day that is over
      const isAhead = view.order.state === 'in_progress' && ready_by !== null && ready_by >= ukDay(now)
      const again = isAhead && fill(texts.again, { ready: readyText(view, words) })
      return letter(
        { ...about, texts },
        sentences(
          fill(texts.text, { name }),
          others ? texts.others : again,
          !others && restText(view, words),
        ),
        factsOf(about),
        toPage(about),
        paragraph(texts.next),
      )
    },
  ),

  order_originals: toCustomer(
    ORDER_STATES,
    {
      view: begun,
      payload: { did: 'original arrived', originals: ['Passport of Inês Carvalho'], place: 'In our safe' },
    },
    (about) => {
      const { did, originals = [], place = '', carrier = '', tracking = '' } = about.payload
      const { originals: texts, delivered: parcel } = about.words.ORDER_WORK_MAIL
      if (!did) return null
      const facts = [
        ...originals.map((text) => ({ label: texts.original, text })),
        { label: texts.place, text: place },
        { label: parcel.carrier, text: carrier },
        { label: parcel.tracking, text: tracking, strong: true },
      ]
      return letter(
        { ...about, texts: texts.did[did] },
        paragraph(texts.did[did].text),
        factsOf(about, ...facts.filter(({ text }) => text !== '')),
        toPage(about),
        paragraph(texts.wrong),
      )
    },
  ),

  // paid meanwhile, it is still only delivered where an extra is unpaid
  order_balance_due: toCustomer(
    ['delivered'],
    { view: delivered },
    (about) => leftOf(about.view, 'second') > 0 && orderBalanceDueMail(about),
  ),

  order_completed: whileIn(
    ['completed'],
    { view: completed, payment: completed.payments[1], paper: SAMPLE_PAPERS.second },
    (about) => {
      const { view, words, payment, paper } = about
      const { ORDER_MAIL } = words
      const { completed: texts } = words.ORDER_WORK_MAIL
      const amount = money(payment.amount, words)
      const has = deliveredDocuments(view).length > 0
      return letter(
        {
          ...about,
          texts: { ...texts, preview: has ? texts.preview : ORDER_MAIL.paidAll },
          slots: { amount },
        },
        sentences(
          payment.part === 'second' ? texts.second : fill(texts.payment, { amount }),
          attachedText(paper, words),
          has && texts.open,
        ),
        factsOf(about),
        accountOf(about),
        toPage(about, has ? texts.openButton : ORDER_MAIL.seeOrder),
        paragraph(texts.check),
      )
    },
  ),
} as const
