import * as z from 'zod/mini'
import type { MoveAnswers } from '#contract/booking.ts'
import { bookingProblem, CONSULTATION, parseBookingDate, slotStart } from '#contract/booking-calendar.ts'
import type { OpenedFile } from '#contract/order.ts'
import { linkToken, text } from '#contract/values.ts'
import { type Dependencies, orThrow } from '../dependencies.ts'
import { downloadUrl } from '../documents/downloads.ts'
import { verifyToken } from '../documents/links.ts'
import { AppError, found } from '../http/errors.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { deliverSoon } from '../mail/outbox.ts'
import { lastDayToCancel } from '../mail/right-to-cancel.ts'
import type { PaperRow } from '../order/order.ts'
import type { Words } from '../words.ts'
import { type Booking, managedBooking } from './booking.ts'
import { invalidBooking, invalidSlot, slotRefusal, slotTaken } from './refusals.ts'
import { cancelBooking } from './settle.ts'

/** Behind the manage link in the customer's mail. */

const token = linkToken

const bodySchema = z.union([
  z.strictObject({ token, action: z.optional(z.literal('cancel')) }),
  z.strictObject({
    token,
    action: z.literal('move'),
    date: text(60),
    time: text(5),
    expressRequest: z.optional(z.boolean()),
  }),
  z.strictObject({ token, action: z.literal('paper'), paper: z.uuid() }),
])

const NOT_MOVED = 'PT409'

const MOVE_REFUSALS: Record<string, (words: Words) => AppError> = {
  'slot-taken': slotTaken,
  begun: (words) => invalidSlot('begun', words),
  'too-late-to-move': ({ BOOKING_REFUSALS: { moveTooLate } }) =>
    new AppError('too-late-to-move', { message: moveTooLate }),
  'too-many-moves': ({ BOOKING_REFUSALS: { moves } }) => new AppError('too-many-moves', { message: moves }),
}

export function createManageBooking(dependencies: Dependencies): Handler {
  const { database, settings, log, now } = dependencies

  async function load(id: string): Promise<Booking> {
    return found(await orThrow(database.from('bookings').select().eq('id', id).maybeSingle()))
  }

  async function papersOf(id: string): Promise<PaperRow[]> {
    const data = await orThrow(database.from('papers').select().eq('booking_id', id).order('created_at'))
    return data as unknown as PaperRow[]
  }

  async function move(
    id: string,
    { date, time, expressRequest = false }: MoveAnswers,
    words: Words,
  ): Promise<Booking> {
    const before = await load(id)
    const problem = bookingProblem(date, time, now())
    if (problem) throw invalidSlot(problem, words)
    const day = parseBookingDate(date) ?? ''
    if (!before.express_request && !expressRequest && day <= lastDayToCancel(before))
      throw invalidBooking({ expressRequest: words.BOOKING_REFUSALS.express })
    const { data, error } = await database.rpc('move_booking', {
      booking: id,
      slot: slotStart(day, time).toISOString(),
      notice_hours: CONSULTATION.cancelHours,
      max_moves: CONSULTATION.moves,
      express_request: expressRequest,
      at: now().toISOString(),
    })
    if (error?.code === NOT_MOVED) throw MOVE_REFUSALS[error.hint]?.(words) ?? new AppError('not-movable')
    if (error) throw slotRefusal(error, words) ?? error
    const booking = found(data[0])
    log({ event: 'booking-moved', reference: booking.reference })
    deliverSoon(dependencies, `booking:${id}`)
    return booking
  }

  return wrap({ name: 'manage-booking', log }, async (request, words) => {
    const body = await readBody(request, bodySchema)
    const id = verifyToken(settings.LINK_SIGNING_SECRET, 'manage', body.token, now())
    if (body.action === 'paper') {
      const paper = found((await papersOf(id)).find((known) => known.id === body.paper))
      return Response.json({ url: downloadUrl(settings, 'paper', paper.id, now()) } satisfies OpenedFile)
    }
    const booking = await (body.action === 'cancel'
      ? cancelBooking(dependencies, id, CONSULTATION.cancelHours, words)
      : body.action === 'move'
        ? move(id, body, words)
        : load(id))
    return Response.json(managedBooking(booking, await papersOf(id), now()))
  })
}
