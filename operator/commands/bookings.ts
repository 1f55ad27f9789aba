import { BOOKING_FIELDS, BOOKING_STATUSES } from '#contract/booking.ts'
import { slotStart } from '#contract/booking-calendar.ts'
import { cleanEmail } from '#contract/email-address.ts'
import { linesFor } from '#contract/fields.ts'
import { fullName } from '#contract/names.ts'
import { price, shortWhen } from '#functions/_shared/booking/mail-facts.ts'
import { answerOf, type Backend } from '../backend.ts'
import { type Command, choiceOption, confirm, Failure, UsageError, YES } from '../command.ts'
import { found, PAGE_OPTIONS, readPage, readReference, showPage } from '../listing.ts'
import { record } from '../terminal/table.ts'
import { moment, slotText } from '../terminal/text.ts'
import { loadMessages, messageLines } from './messages.ts'

const COLUMNS = 'reference, starts_at, status, refund_state, first_name, last_name, email, created_at'

async function listBookings({ database, url }: Backend, status: string, email: string | undefined) {
  if (email) {
    const answer = await database.rpc('bookings_from', { address: cleanEmail(email) }).select(COLUMNS)
    return { rows: answerOf({ url }, answer).filter((row) => status === 'all' || row.status === status) }
  }
  const all = database.from('bookings').select(COLUMNS, { count: 'exact' })
  const query = status === 'all' ? all : all.eq('status', status)
  return { counting: query.order('starts_at', { ascending: false }).order('id') }
}

const list: Command = {
  name: 'bookings list',
  summary: 'Consultations, the latest first.',
  options: {
    status: { value: 'STATUS', help: `${BOOKING_STATUSES.join(', ')}, or all` },
    email: { value: 'ADDRESS', help: 'only those of this address' },
    ...PAGE_OPTIONS,
  },
  async run(input, context) {
    const status = choiceOption(input, 'status', [...BOOKING_STATUSES, 'all'], 'all')
    const listed = await listBookings(context.backend, status, input.text.email)
    await showPage(context, readPage(input), listed, {
      empty: 'There are no bookings.',
      columns: [
        { title: 'Reference', value: ({ reference }) => reference },
        { title: 'Starts (GMT)', value: ({ starts_at }) => slotText(starts_at) },
        { title: 'Status', value: ({ status }) => status },
        { title: 'Refund', value: ({ refund_state }) => (refund_state === 'none' ? '' : refund_state) },
        { title: 'Name', value: (row) => fullName(row.first_name, row.last_name), cut: true },
        { title: 'Email', value: ({ email }) => email, cut: true },
      ],
    })
  },
}

async function findBooking(backend: Backend, given = '') {
  const { column, value } = readReference(given)
  const answer = await backend.database.from('bookings').select().eq(column, value).maybeSingle()
  return found(answerOf(backend, answer), `booking ${given}`)
}

const show: Command = {
  name: 'bookings show',
  takes: ['REFERENCE'],
  summary: 'One consultation with its payment and messages.',
  async run({ given }, { backend, terminal }) {
    const booking = await findBooking(backend, given[0])
    const messages = await loadMessages(backend, `booking:${booking.id}`)
    terminal.data({ ...booking, messages })
    const uk = (iso: string | null) => iso && `${moment(iso)} UK time`
    terminal.print(
      record([
        ['Reference', booking.reference],
        ['Starts', `${slotText(booking.starts_at)} GMT`],
        ['Moved from', booking.moved_from && `${slotText(booking.moved_from)} GMT`],
        ['Status', booking.status],
        ...linesFor('command', BOOKING_FIELDS, booking),
        ['Price', price(booking)],
        ['Payment', booking.payment_id],
        ['Session', booking.session_id],
        [
          'Refund',
          booking.refund_state === 'none' ? '' : `${booking.refund_state} ${booking.refund_id ?? ''}`,
        ],
        ['Booked', uk(booking.created_at)],
        ['Confirmed', uk(booking.confirmed_at)],
        ['Ended', uk(booking.ended_at)],
        ['Messages', messageLines(messages)],
        ['Id', booking.id],
      ]),
    )
  },
}

const cancel: Command = {
  name: 'bookings cancel',
  takes: ['REFERENCE'],
  summary: 'Cancels a consultation before it begins: the customer is told and refunded.',
  options: YES,
  async run({ given, on }, { backend, terminal }) {
    const { id, reference, starts_at } = await findBooking(backend, given[0])
    const question = `Cancel and refund ${reference} on ${slotText(starts_at)} GMT?`
    await confirm({ on }, terminal, question, 'Nothing was cancelled. Add --yes to cancel.')
    const cancelled = await backend.database.rpc('cancel_booking', { booking: id, notice_hours: 0 })
    const booking = found(answerOf(backend, cancelled)[0], `booking ${given[0]}`)
    if (booking.status === 'confirmed')
      throw new Failure(`${reference} has begun: it can no longer be cancelled.`)
    if (booking.status !== 'cancelled')
      throw new Failure(`${reference} is not confirmed: there is nothing to cancel.`)
    // The jobs make the refund and send the mail.
    await backend.call('run-jobs', {})
    terminal.data({ reference, status: booking.status })
    terminal.print(`${reference} is cancelled. The customer is told, and the payment is being refunded.`)
  },
}

/** @throws UsageError */
function readSlot(day = '', time = ''): Date {
  try {
    return slotStart(day, time)
  } catch {
    throw new UsageError(`"${day} ${time}" is not a day and a time, such as 2026-12-29 10:30.`)
  }
}

/** By the hint of the database's refusal. */
const NOT_MOVED: Record<string, string> = {
  away: 'No consultation begins then: you are closed, or the time is not one that can be booked. See days list.',
  begun: 'This time has passed.',
  'slot-taken': 'This time is taken.',
  'too-late-to-move': 'The consultation has begun or is over.',
  'not-movable': 'There is no paid consultation to move.',
}

const move: Command = {
  name: 'bookings move',
  takes: ['REFERENCE', 'DAY', 'TIME'],
  summary: 'Moves a consultation to another time (GMT); the customer is told.',
  details: [
    'The payment stays, and the customer gets a new invitation for their calendar. Until it begins you can move it at any time; customers can do so themselves until the time at which they can cancel.',
  ],
  async run({ given: [reference = '', day, time] }, { backend, terminal }) {
    const slot = readSlot(day, time).toISOString()
    const { id } = await findBooking(backend, reference)
    const moved = await backend.database.rpc('move_booking', { booking: id, slot })
    const refused = moved.error?.hint && NOT_MOVED[moved.error.hint]
    if (refused) throw new Failure(refused)
    const booking = found(answerOf(backend, moved)[0], `booking ${reference}`)
    terminal.data({
      reference: booking.reference,
      starts_at: booking.starts_at,
      moved_from: booking.moved_from,
    })
    terminal.print(`${booking.reference} now takes place on ${shortWhen(booking)}.`)
  },
}

export const BOOKING_COMMANDS: Command[] = [list, show, move, cancel]
