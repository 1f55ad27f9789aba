import * as z from 'zod/mini'
import { gmtDay } from '#contract/booking-calendar.ts'
import type { OperatorAction } from '#contract/operator-action.ts'
import { linkToken } from '#contract/values.ts'
import { type Booking, bookingView } from '../booking/booking.ts'
import { fullName, price } from '../booking/mail-facts.ts'
import { cancelBooking } from '../booking/settle.ts'
import { AppError } from '../http/errors.ts'
import { readJson, wrap } from '../http/wrap.ts'
import { errorCode } from '../log.ts'
import { deliver, type Subject as SubjectId } from '../mail/outbox.ts'
import type { BookingDependencies } from '../payments/from-environment.ts'
import { bookingsOn, moveBooking, shownOn } from './bookings.ts'
import { eraseByConfirmation, erasurePreview, restOf } from './erasure.ts'
import { dayOfId, type OpenedLink, openLink } from './links.ts'
import { loadSubject, type Subject } from './subject.ts'

/**
 * The private links at the end of the operator's mail (decision 041). A token alone shows what its link is about, and nothing
 * of the customer. What can be undone, and what only sends the operator something, is done at once. Everything else sends a
 * confirmation to the operator's inbox, whose link does it, once: a customer to whom the first one was quoted has not that.
 */

const bodySchema = z.strictObject({
  token: linkToken,
  action: z.optional(z.enum(['do', 'undo', 'refund', 'rest'])),
  slot: z.optional(z.iso.datetime()),
})

type Act = NonNullable<z.infer<typeof bodySchema>['action']>

/** What only links of one purpose can do. */
const ONLY_FOR = { undo: 'spam', refund: 'close', rest: 'erase' } as const

export function createOperatorAction(
  dependencies: BookingDependencies,
): (request: Request) => Promise<Response> {
  const { database, settings, log, now, waitUntil } = dependencies

  /** Sends the messages about a link's subject in the background; the jobs retry failures. */
  function deliverSoon(subject: SubjectId): void {
    const delivery = deliver(dependencies, { limit: 10, subject }).catch((failure: unknown) => {
      log({ event: 'delivery-failed', code: errorCode(failure) })
    })
    waitUntil(delivery)
  }

  async function loadBooking(id: string): Promise<Booking | null> {
    const { data, error } = await database.from('bookings').select().eq('id', id).maybeSingle()
    if (error) throw error
    return data
  }

  async function showBooking({ purpose, id, confirmation }: OpenedLink): Promise<OperatorAction> {
    const step = confirmation ? 'confirm' : 'ask'
    const booking = await loadBooking(id)
    if (!booking) return { purpose, step, state: 'gone' }
    const { reference, startsAt, status } = bookingView(booking)
    const shown = { purpose, step, reference, startsAt } as const
    if (status === 'cancelled' && purpose === 'cancel') return { ...shown, state: 'done' }
    if (status !== 'confirmed') return { ...shown, state: 'cancelled' }
    if (confirmation?.used) return { ...shown, state: 'done' }
    if (new Date(startsAt) <= now()) return { ...shown, state: 'over' }
    if (!confirmation) return { ...shown, state: 'open' }
    const facts = [
      { label: 'Name', text: fullName(booking) },
      { label: 'Paid', text: price(booking) },
    ]
    return { ...shown, state: 'open', facts }
  }

  async function showSubject({ purpose, subject, confirmation }: OpenedLink): Promise<OperatorAction> {
    const step = confirmation ? 'confirm' : 'ask'
    if (purpose === 'erase' && confirmation?.used) {
      return { purpose, step, state: 'done', ...(await restOf(dependencies, confirmation.address)) }
    }
    const found = await loadSubject(dependencies, subject)
    if (!found) return { purpose, step, state: 'gone' }
    const { reference } = found
    const shown = { purpose, step, reference, state: 'open' } as const
    if (purpose === 'spam') return { ...shown, ...spamState(found) }
    if (purpose === 'erase' && confirmation) {
      return { ...shown, ...(await erasurePreview(dependencies, found)) }
    }
    return shown
  }

  async function showDay({ purpose, id, confirmation }: OpenedLink): Promise<OperatorAction> {
    const day = dayOfId(id)
    const shown = { purpose, day, step: confirmation ? 'confirm' : 'ask' } as const
    if (day < gmtDay(now())) return { ...shown, state: 'over' }
    const closed = await database.from('closed_days').select('day').eq('day', day)
    if (closed.error) throw closed.error
    const standing = await bookingsOn(dependencies, day)
    const isClosed = closed.data.length > 0
    if (confirmation?.used) return { ...shown, state: 'done' }
    if (!confirmation) {
      return { ...shown, state: isClosed && standing.bookings.length === 0 ? 'done' : 'open' }
    }
    return { ...shown, state: isClosed ? 'done' : 'open', ...shownOn(standing) }
  }

  function show(link: OpenedLink): Promise<OperatorAction> {
    if (link.purpose === 'close') return showDay(link)
    return link.purpose === 'cancel' || link.purpose === 'move' ? showBooking(link) : showSubject(link)
  }

  async function markSpam({ subject }: OpenedLink, spam: boolean): Promise<void> {
    const { error } = await database.rpc('mark_spam', { subject, spam, tell: true, at: now().toISOString() })
    if (error) throw error
    deliverSoon(subject)
  }

  /** Sends the operator a message about a request: its documents, or the links of its order. */
  async function sendToOperator({ purpose, id, subject }: OpenedLink): Promise<void> {
    const asked = { request: id, interval_minutes: settings.GUEST_LINK_RESEND_MINUTES }
    const { error } =
      purpose === 'answer'
        ? await database.rpc('send_order_links', asked)
        : await database.rpc('resend_documents', asked)
    if (error) throw error
    deliverSoon(subject)
  }

  async function ask({ purpose, subject }: OpenedLink): Promise<void> {
    const { error } = await database.rpc('ask_confirmation', { purpose, subject, at: now().toISOString() })
    if (error) throw error
    deliverSoon(subject)
  }

  async function perform({ purpose, id }: OpenedLink, slot: string | undefined): Promise<void> {
    if (purpose === 'cancel') {
      await cancelBooking(dependencies, id, 0)
      return
    }
    if (purpose === 'move') {
      await moveBooking(dependencies, id, slot)
      return
    }
    const { bookings } = await bookingsOn(dependencies, dayOfId(id))
    for (const booking of bookings) await cancelBooking(dependencies, booking.id, 0)
  }

  /** Uses a confirmation up before what it is for, so that two presses do it once; gives it back when that fails. */
  async function performOnce(link: OpenedLink, confirmation: string, slot?: string): Promise<void> {
    const use = async (undo: boolean) => {
      const { data, error } = await database.rpc('use_confirmation', {
        confirmation,
        undo,
        at: now().toISOString(),
      })
      if (error) throw error
      return data.length > 0
    }
    if (!(await use(false))) return
    try {
      await perform(link, slot)
    } catch (failure) {
      await use(true)
      throw failure
    }
  }

  /** Closing repeats itself harmlessly; what stands on the day goes with a press of its own, which uses the link up. */
  async function closeDay(link: OpenedLink, confirmation: string, action: Act): Promise<OperatorAction> {
    const day = dayOfId(link.id)
    const { error } = await database.rpc('close_day', { day, at: now().toISOString() })
    if (error) throw error
    log({ event: 'day-closed', day })
    if (action === 'refund') await performOnce(link, confirmation)
    return show(link)
  }

  async function act(
    token: string,
    link: OpenedLink,
    action: Act,
    slot: string | undefined,
  ): Promise<OperatorAction> {
    const { purpose, confirmation } = link
    if (action !== 'do' && ONLY_FOR[action] !== purpose) throw new AppError('bad-request')
    const before = await show(link)
    if (purpose === 'erase' && confirmation) {
      if (action === 'rest' ? !before.rest : before.state !== 'open') return before
      await eraseByConfirmation(dependencies, confirmation.id, action === 'rest')
      return show(await openLink(dependencies, token))
    }
    if (action === 'rest') throw new AppError('bad-request')
    if (purpose === 'spam') {
      if (before.state === (action === 'do' ? 'open' : 'done')) await markSpam(link, action === 'do')
      return show(link)
    }
    if (purpose === 'close' && confirmation && !confirmation.used && before.state !== 'over') {
      return closeDay(link, confirmation.id, action)
    }
    if (before.state !== 'open') return before
    log({ event: 'operator-link', purpose, step: before.step, reference: before.reference })
    if (purpose === 'documents' || purpose === 'answer') {
      await sendToOperator(link)
      return { ...before, state: purpose === 'answer' ? 'done' : 'sent' }
    }
    if (!confirmation) {
      await ask(link)
      return { ...before, state: 'asked' }
    }
    await performOnce(link, confirmation.id, slot)
    return show({ ...link, confirmation: { ...confirmation, used: true } })
  }

  return wrap({ name: 'operator-action', methods: ['POST'], log }, async (request) => {
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    const { token, action, slot } = body.data
    const link = await openLink(dependencies, token)
    return Response.json(await (action ? act(token, link, action, slot) : show(link)))
  })
}

/** Whether a request or an enquiry can be marked, or is. */
function spamState({ ordered, spam_until }: Subject): Pick<OperatorAction, 'state' | 'until'> {
  if (spam_until) return { state: 'done', until: new Date(spam_until).toISOString() }
  return { state: ordered ? 'order' : 'open' }
}
