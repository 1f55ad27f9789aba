import { formatBookingDate } from '#contract/booking-calendar.ts'
import { gmtDay } from '#contract/dates.ts'
import { closedBecause } from '#contract/opening.ts'
import { answerOf } from '../backend.ts'
import { type Command, readDay, UsageError } from '../command.ts'
import { table } from '../terminal/table.ts'

const DAY_MS = 86_400_000

/** @throws UsageError if it has passed */
function comingDay(text = ''): string {
  const day = readDay(text)
  if (day < gmtDay(new Date())) throw new UsageError(`${day} has passed.`)
  return day
}

const open: Command = {
  name: 'days open',
  takes: ['DAY'],
  summary: 'Opens a day again that was closed with a link.',
  async run({ given }, { backend, terminal }) {
    const day = comingDay(given[0])
    const opened = answerOf(backend, await backend.database.rpc('open_day', { day }))
    const because = closedBecause(day)
    terminal.data({ day, opened, open: !because })
    terminal.print(
      `${formatBookingDate(day)} ${opened ? 'is no longer closed by a link.' : 'was not closed by a link.'}`,
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
      .select('day')
      .gte('day', days[0] as string)
      .order('day')
    const byLink = answerOf(backend, answer)
    const rows = [
      ...byLink.map(({ day }) => ({ day, why: 'closed' })),
      ...days.flatMap((day) => {
        const because = closedBecause(day)
        const known = because === 'closed' || byLink.some((row) => row.day === day)
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

export const DAY_COMMANDS: Command[] = [open, list]
