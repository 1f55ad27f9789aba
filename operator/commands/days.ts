import { formatBookingDate } from '#contract/booking-calendar.ts'
import { gmtDay } from '#contract/dates.ts'
import { fullName } from '#contract/names.ts'
import { closedBecause } from '#contract/opening.ts'
import { isLine } from '#contract/text.ts'
import { answerOf, type Backend } from '../backend.ts'
import { type Command, readDay, UsageError } from '../command.ts'
import { table } from '../terminal/table.ts'
import { slotText } from '../terminal/text.ts'

const DAY_MS = 86_400_000

/** As in the database. */
const LONGEST_REASON = 200

/** @throws UsageError if it has passed */
function comingDay(text = ''): string {
  const day = readDay(text)
  if (day < gmtDay(new Date())) throw new UsageError(`${day} has passed.`)
  return day
}

/** Cancels and refunds paid consultations that have not begun. @returns their ids */
async function cancelAll(backend: Backend, bookings: { id: string; status: string }[]): Promise<string[]> {
  const cancelled: string[] = []
  for (const { id } of bookings.filter(({ status }) => status === 'confirmed')) {
    const answer = await backend.database.rpc('cancel_booking', { booking: id, notice_hours: 0 })
    const [booking] = answerOf(backend, answer)
    if (booking?.status === 'cancelled') cancelled.push(id)
  }
  return cancelled
}

const close: Command = {
  name: 'days close',
  takes: ['DAY'],
  summary: 'Closes a day at once: it can no longer be booked.',
  details: [
    'Bookings already made for the day stay, and are listed. Move them with bookings move, or cancel all of them with --cancel-bookings: their customers are told and refunded.',
  ],
  options: {
    reason: { value: 'TEXT', help: 'why, for yourself' },
    'cancel-bookings': { help: 'cancel the paid consultations of the day, with a refund' },
  },
  async run({ given, text, on }, { backend, terminal }) {
    const day = comingDay(given[0])
    const { reason } = text
    if (reason && (reason.length > LONGEST_REASON || !isLine(reason)))
      throw new UsageError(`--reason must be one line of at most ${LONGEST_REASON} characters.`)
    const closed = await backend.database.rpc('close_day', {
      day,
      ...(reason && { reason }),
    })
    const bookings = answerOf(backend, closed)
    const cancelled = on['cancel-bookings'] ? await cancelAll(backend, bookings) : []
    const rows = bookings.map(({ id, reference, starts_at, status, first_name, last_name, email }) => ({
      reference,
      starts_at,
      status: cancelled.includes(id) ? 'cancelled' : status,
      name: fullName(first_name, last_name),
      email,
    }))
    terminal.data({ day, bookings: rows })
    terminal.print(`${formatBookingDate(day)} is closed.`)
    if (rows.length === 0) return
    terminal.print(
      table(
        [
          { title: 'Reference', value: ({ reference }) => reference },
          { title: 'Starts (GMT)', value: ({ starts_at }) => slotText(starts_at) },
          { title: 'Status', value: ({ status }) => status },
          { title: 'Name', value: ({ name }) => name, cut: true },
          { title: 'Email', value: ({ email }) => email, cut: true },
        ],
        rows,
      ),
    )
    if (rows.some(({ status }) => status === 'confirmed'))
      terminal.note(
        'These consultations take place unless you move them (bookings move), or add --cancel-bookings.',
      )
    if (rows.some(({ status }) => status === 'held'))
      terminal.note('Someone is paying for a time on this day. Run this command again in half an hour.')
  },
}

const open: Command = {
  name: 'days open',
  takes: ['DAY'],
  summary: 'Opens a day again that was closed with days close.',
  async run({ given }, { backend, terminal }) {
    const day = comingDay(given[0])
    const opened = answerOf(backend, await backend.database.rpc('open_day', { day }))
    const because = closedBecause(day)
    terminal.data({ day, opened, open: !because })
    terminal.print(
      `${formatBookingDate(day)} ${opened ? 'is no longer closed by a command.' : 'was not closed by a command.'}`,
    )
    if (because) terminal.note(`It stays closed: ${WHY[because]}.`)
  },
}

const WHY = {
  closed: 'a day of the week without consultations',
  holiday: 'bank holiday',
  away: 'content/business.yaml',
} as const

const list: Command = {
  name: 'days list',
  summary: 'The days of the next twelve months on which you are closed.',
  async run(_, { backend, terminal }) {
    const today = Date.now()
    const days = Array.from({ length: 366 }, (_, i) => gmtDay(new Date(today + i * DAY_MS)))
    const answer = await backend.database
      .from('closed_days')
      .select('day, reason')
      .gte('day', days[0] as string)
      .order('day')
    const byCommand = answerOf(backend, answer)
    const rows = [
      ...byCommand.map(({ day, reason }) => ({ day, why: reason ? `closed: ${reason}` : 'closed' })),
      ...days.flatMap((day) => {
        const because = closedBecause(day)
        const known = because === 'closed' || byCommand.some((row) => row.day === day)
        return because && !known ? { day, why: WHY[because] } : []
      }),
    ].sort((a, b) => (a.day < b.day ? -1 : 1))
    terminal.data(rows)
    terminal.print(
      table(
        [
          { title: 'Day', value: ({ day }) => day },
          { title: 'Date', value: ({ day }) => formatBookingDate(day) },
          { title: 'Why', value: ({ why }) => why, cut: true },
        ],
        rows,
      ),
    )
  },
}

export const DAY_COMMANDS: Command[] = [close, open, list]
