import * as z from 'zod/mini'
import { NEW_REQUEST_FIELD_WORDS } from '#content/operator.ts'
import { OPERATOR_LINKS, type RecordPurpose } from '#contract/acts.ts'
import { gmtDay } from '#contract/dates.ts'
import { languageLines, rowOf } from '#contract/fields.ts'
import { NEW_REQUEST_FIELDS } from '#contract/new-request.ts'
import type { RecordAction, RecordView } from '#contract/operator.ts'
import { referenceOf } from '#contract/reference.ts'
import { bookingView } from '../booking/booking.ts'
import { nameOf, price } from '../booking/mail-facts.ts'
import { cancelBooking } from '../booking/settle.ts'
import { daysOfMonth, readMoney } from '../books/money.ts'
import { VAT_NOTES, vatFacts, vatReturn } from '../books/vat.ts'
import { type Dependencies, orThrow, rpc } from '../dependencies.ts'
import { downloadUrl } from '../documents/downloads.ts'
import { checkForm } from '../forms/form-body.ts'
import { AppError } from '../http/errors.ts'
import { deliverSoon } from '../mail/outbox.ts'
import { ENGLISH } from '../words.ts'
import { bookingsOn, dayBookings, moveBooking } from './bookings.ts'
import { listBrowsers } from './browsers.ts'
import { eraseByConfirmation, erasurePreview, restOf, type Subject } from './erasure.ts'
import { dayOfId, loadConfirmation, type OpenedLink, operatorLink } from './links.ts'

/**
 * The private links at the end of the operator's mail (decision 008). A token alone shows what its link is about, and nothing
 * of the customer. What can be undone, and what only sends the operator something, is done at once. Everything else sends a
 * confirmation to the operator's inbox, whose link does it, once: a customer to whom the first one was quoted has not that.
 */

/** What a page does besides what it is for. */
const BESIDES: Partial<Record<RecordPurpose, RecordAction['action']>> = {
  close: 'cancel',
  spam: 'undo',
  erase: 'erase_rest',
  handled: 'undo',
  browsers: 'forget',
}

const actionSchema = z.strictObject({
  action: z.custom<RecordAction['action']>((given) => typeof given === 'string'),
  slot: z.optional(z.iso.datetime()),
  answers: z.optional(z.record(z.string(), z.unknown())),
  id: z.optional(z.uuid()),
})

type Link = OpenedLink<RecordPurpose>

const NEW_REQUEST = { fields: NEW_REQUEST_FIELDS, labels: NEW_REQUEST_FIELD_WORDS, words: ENGLISH }

const isAboutBooking = (purpose: RecordPurpose) =>
  OPERATOR_LINKS[purpose].about.every((kind) => kind === 'booking')

const stepOf = ({ purpose, confirmation }: Link) =>
  ({ purpose, step: confirmation ? 'confirm' : 'ask' }) as const

export function recordLinks(dependencies: Dependencies) {
  const { database, settings, log, now } = dependencies

  async function showBooking(link: Link): Promise<RecordView> {
    const { purpose, id, confirmation } = link
    const row = database.from('bookings').select().eq('id', id)
    const booking = await orThrow(row.maybeSingle())
    if (!booking) return { ...stepOf(link), state: 'gone' }
    const { reference, startsAt, status } = bookingView(booking)
    const shown = { ...stepOf(link), reference, startsAt }
    if (purpose === 'paid_back') {
      if (booking.refund_state !== 'failed') return { ...shown, state: 'done' }
    } else if (status === 'cancelled' && purpose === 'cancel') return { ...shown, state: 'done' }
    else if (status !== 'confirmed') return { ...shown, state: 'cancelled' }
    else if (confirmation?.used) return { ...shown, state: 'done' }
    else if (new Date(startsAt) <= now()) return { ...shown, state: 'over' }
    if (!confirmation) return { ...shown, state: 'open' }
    const facts = [
      { label: 'Name', text: nameOf(booking) },
      ...languageLines(booking).map(([label, text]) => ({ label, text })),
      { label: 'Paid', text: price(booking) },
    ]
    return { ...shown, state: 'open', facts }
  }

  async function showSubject(link: Link): Promise<RecordView> {
    const { purpose, subject, confirmation } = link
    if (purpose === 'erase' && confirmation?.used)
      return { ...stepOf(link), state: 'done', ...(await restOf(dependencies, confirmation.address)) }
    const [about] = await rpc(database, 'operator_subject', { subject })
    if (!about) return { ...stepOf(link), state: 'gone' }
    const shown = { ...stepOf(link), reference: about.reference, state: 'open' } as const
    if (purpose === 'spam') return { ...shown, ...spamState(about) }
    if (purpose === 'handled') {
      const state = await rpc(database, 'reply_state', { subject })
      return { ...shown, state: REPLY_STATES[state ?? ''] ?? 'gone' }
    }
    return purpose === 'erase' && confirmation
      ? { ...shown, ...(await erasurePreview(dependencies, about)) }
      : shown
  }

  async function showDay(link: Link): Promise<RecordView> {
    const { id, confirmation } = link
    const day = dayOfId(id)
    const shown = { ...stepOf(link), day }
    if (day < gmtDay(now())) return { ...shown, state: 'over' }
    const closed = await orThrow(database.from('closed_days').select('day').eq('day', day))
    const onDay = await bookingsOn(dependencies, day)
    const isClosed = closed.length > 0
    if (confirmation?.used) return { ...shown, state: 'done' }
    if (!confirmation) return { ...shown, state: isClosed && onDay.bookings.length === 0 ? 'done' : 'open' }
    return { ...shown, state: isClosed ? 'done' : 'open', ...dayBookings(onDay) }
  }

  /** What of a month the VAT return wants, once confirmed; its papers are downloaded after a press, as often as it takes. */
  async function showMonth(link: Link): Promise<RecordView> {
    const day = dayOfId(link.id)
    const shown = { ...stepOf(link), state: 'open', day } as const
    if (!link.confirmation) return shown
    const filled = await vatReturn(readMoney(database, daysOfMonth(day.slice(0, 7))))
    return { ...shown, facts: vatFacts(filled), notes: VAT_NOTES }
  }

  async function show(link: Link): Promise<RecordView> {
    if (link.purpose === 'papers') return showMonth(link)
    if (link.purpose === 'close') return showDay(link)
    if (link.purpose === 'browsers')
      return { ...stepOf(link), state: 'open', browsers: await listBrowsers(dependencies) }
    if (link.purpose === 'open' || link.purpose === 'create')
      return { ...stepOf(link), state: link.confirmation?.used ? 'done' : 'open' }
    return isAboutBooking(link.purpose) ? showBooking(link) : showSubject(link)
  }

  async function mark({ purpose, subject }: Link, on: boolean): Promise<void> {
    const asked = { subject, at: now().toISOString() }
    if (purpose === 'handled') await rpc(database, 'mark_handled', { ...asked, handled: on })
    else await rpc(database, 'mark_spam', { ...asked, spam: on, tell: true })
    deliverSoon(dependencies, subject)
  }

  async function sendToOperator({ purpose, id, subject }: Link): Promise<void> {
    const often = { interval_minutes: settings.GUEST_LINK_RESEND_MINUTES }
    const again = (kind: string) => database.rpc('send_again', { request: id, kind, ...often })
    const send = {
      answer: () => again('order_links_operator'),
      documents: () => again('quote_documents_operator'),
      open: () => database.rpc('send_open_items', { ...often, at: now().toISOString() }),
    }
    await orThrow(send[purpose as keyof typeof send]())
    deliverSoon(dependencies, subject)
  }

  /**
   * Opens a request of somebody who rang, wrote or walked in, by a confirmation that is used up with it.
   * @throws AppError 'form-invalid' with the problems by field
   */
  async function create(link: Link, confirmation: string, typed: unknown): Promise<RecordView> {
    const answers = rowOf(NEW_REQUEST_FIELDS, checkForm(typed, NEW_REQUEST, {}))
    const asked = { answers: JSON.stringify(answers), confirmation, at: now().toISOString() }
    const id = (await rpc(database, 'create_request', asked)) as string | null
    if (id === null) return show({ ...link, confirmation: { id: confirmation, used: true, address: null } })
    deliverSoon(dependencies, `request:${id}`)
    log({ event: 'request-created', request: id })
    const { href } = operatorLink(dependencies, `request:${id}`, 'offer')
    return {
      ...{ purpose: 'create', step: 'confirm', state: 'done', reference: referenceOf(id) },
      next: href.slice(href.indexOf('=') + 1),
    }
  }

  async function ask({ purpose, subject }: Link): Promise<void> {
    await rpc(database, 'ask_confirmation', { purpose, subject, at: now().toISOString() })
    deliverSoon(dependencies, subject)
  }

  async function perform({ purpose, id }: Link, slot: string | undefined): Promise<void> {
    if (purpose === 'move') return moveBooking(dependencies, id, slot)
    if (purpose === 'paid_back') {
      await rpc(database, 'settle_refund', { booking: id, by_hand: true, at: now().toISOString() })
      return deliverSoon(dependencies, `booking:${id}`)
    }
    const bookings = purpose === 'cancel' ? [{ id }] : (await bookingsOn(dependencies, dayOfId(id))).bookings
    for (const booking of bookings) await cancelBooking(dependencies, booking.id, 0, ENGLISH)
  }

  /** Uses a confirmation up before what it is for, so that two presses do it once; gives it back when that fails. */
  async function performOnce(link: Link, confirmation: string, slot?: string): Promise<void> {
    const use = async (undo: boolean) => {
      const asked = { confirmation, undo, at: now().toISOString() }
      return (await rpc(database, 'use_confirmation', asked)).length > 0
    }
    if (!(await use(false))) return
    try {
      await perform(link, slot)
    } catch (failure) {
      await use(true)
      throw failure
    }
  }

  /** Closing is idempotent. Cancelling that day's bookings is a separate, single-use action. */
  async function closeDay(
    link: Link,
    confirmation: string,
    action: RecordAction['action'],
  ): Promise<RecordView> {
    const day = dayOfId(link.id)
    await rpc(database, 'close_day', { day, at: now().toISOString() })
    log({ event: 'day-closed', day })
    if (action === 'cancel') await performOnce(link, confirmation)
    return show(link)
  }

  /** @throws AppError 'bad-request' for what is none: to remember a browser is no act of the link (browsers.ts) */
  async function forget(
    link: Link,
    action: RecordAction['action'],
    browser: string | undefined,
  ): Promise<RecordView> {
    if (action !== 'forget' || browser === undefined) throw new AppError('bad-request')
    await rpc(database, 'forget_browsers', { browser })
    log({ event: 'browser-forgotten' })
    return show(link)
  }

  async function erase(confirmation: string, before: RecordView, rest: boolean): Promise<RecordView> {
    if (rest ? !before.rest : before.state !== 'open') return before
    await eraseByConfirmation(dependencies, confirmation, rest)
    return show((await loadConfirmation(dependencies, confirmation)) as Link)
  }

  async function act(
    link: Link,
    { action, slot, answers, id }: z.infer<typeof actionSchema>,
  ): Promise<RecordView> {
    const { purpose, confirmation } = link
    if (action !== purpose && action !== BESIDES[purpose]) throw new AppError('bad-request')
    if (purpose === 'browsers' && (confirmation || action === 'forget')) return forget(link, action, id)
    const before = await show(link)
    if (purpose === 'erase' && confirmation) return erase(confirmation.id, before, action === 'erase_rest')
    if (action === 'erase_rest') throw new AppError('bad-request')
    if (purpose === 'spam' || purpose === 'handled') {
      const on = action === purpose
      if (before.state === (on ? 'open' : 'done')) await mark(link, on)
      return show(link)
    }
    if (purpose === 'close' && confirmation && !confirmation.used && before.state !== 'over') {
      return closeDay(link, confirmation.id, action)
    }
    if (before.state !== 'open') return before
    log({ event: 'operator-link', purpose, step: before.step, reference: before.reference })
    if (OPERATOR_LINKS[purpose].press === 'sends') {
      await sendToOperator(link)
      return { ...before, state: purpose === 'documents' ? 'sent' : 'done' }
    }
    if (!confirmation) {
      await ask(link)
      return { ...before, state: 'asked' }
    }
    if (purpose === 'papers') return { ...before, download: downloadUrl(settings, 'papers', link.id, now()) }
    if (purpose === 'create') return create(link, confirmation.id, answers)
    await performOnce(link, confirmation.id, slot)
    return show({ ...link, confirmation: { ...confirmation, used: true } })
  }

  return {
    async answer(link: Link, asked: object): Promise<RecordView> {
      if (Object.keys(asked).length === 0) return show(link)
      const known = actionSchema.safeParse(asked)
      if (!known.success) throw new AppError('bad-request')
      return act(link, known.data)
    },
  }
}

const REPLY_STATES: Readonly<Record<string, 'open' | 'done' | 'answered'>> = {
  open: 'open',
  handled: 'done',
  answered: 'answered',
}

function spamState({ ordered, spam_until }: Subject): Pick<RecordView, 'state' | 'until'> {
  if (spam_until) return { state: 'done', until: new Date(spam_until).toISOString() }
  return { state: ordered ? 'order' : 'open' }
}
