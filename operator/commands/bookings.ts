import { BOOKING_FIELDS, BOOKING_STATUSES } from '#contract/booking.ts'
import { linesFor } from '#contract/fields.ts'
import { price } from '#functions/_shared/mail/booking-facts.ts'
import { answerOf } from '../backend.ts'
import { type Command, choiceOption } from '../command.ts'
import { anyCase, found, PAGE_OPTIONS, readPage, readReference, showPage } from '../listing.ts'
import { record } from '../terminal/table.ts'
import { moment } from '../terminal/text.ts'
import { loadMessages, messageLines } from './messages.ts'

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
    let query = context.backend.database
      .from('bookings')
      .select('reference, starts_at, status, refund_state, first_name, last_name, email, created_at', {
        count: 'exact',
      })
    if (status !== 'all') query = query.eq('status', status)
    if (input.text.email) query = query.ilike('email', anyCase(input.text.email))
    await showPage(context, readPage(input), query.order('starts_at', { ascending: false }).order('id'), {
      empty: 'There are no bookings.',
      columns: [
        { title: 'Reference', value: ({ reference }) => reference },
        { title: 'Starts (GMT)', value: ({ starts_at }) => moment(starts_at) },
        { title: 'Status', value: ({ status }) => status },
        { title: 'Refund', value: ({ refund_state }) => (refund_state === 'none' ? '' : refund_state) },
        { title: 'Name', value: (row) => `${row.first_name} ${row.last_name}`, cut: true },
        { title: 'Email', value: ({ email }) => email, cut: true },
      ],
    })
  },
}

const show: Command = {
  name: 'bookings show',
  takes: ['REFERENCE'],
  summary: 'One consultation with its payment and messages.',
  async run({ given }, { backend, terminal }) {
    const { column, value } = readReference(given[0] ?? '')
    const answer = await backend.database.from('bookings').select().eq(column, value).maybeSingle()
    const booking = found(answerOf(backend, answer), `booking ${given[0]}`)
    const messages = await loadMessages(backend, booking.id)
    terminal.data({ ...booking, messages })
    const gmt = (iso: string | null) => iso && `${moment(iso)} GMT`
    terminal.print(
      record([
        ['Reference', booking.reference],
        ['Starts', gmt(booking.starts_at)],
        ['Status', booking.status],
        ...linesFor('command', BOOKING_FIELDS, booking),
        ['Price', price(booking)],
        ['Payment', booking.payment_id],
        ['Session', booking.session_id],
        [
          'Refund',
          booking.refund_state === 'none' ? '' : `${booking.refund_state} ${booking.refund_id ?? ''}`,
        ],
        ['Booked', gmt(booking.created_at)],
        ['Confirmed', gmt(booking.confirmed_at)],
        ['Ended', gmt(booking.ended_at)],
        ['Messages', messageLines(messages)],
        ['Id', booking.id],
      ]),
    )
  },
}

export const BOOKING_COMMANDS: Command[] = [list, show]
