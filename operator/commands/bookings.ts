import { BOOKING_FIELDS, BOOKING_STATUSES } from '#contract/booking.ts'
import { cleanEmail } from '#contract/email-address.ts'
import { linesFor } from '#contract/fields.ts'
import { fullName } from '#contract/names.ts'
import { price } from '#functions/_shared/booking/mail-facts.ts'
import { answerOf, type Backend } from '../backend.ts'
import { type Command, choiceOption } from '../command.ts'
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

export const BOOKING_COMMANDS: Command[] = [list, show]
