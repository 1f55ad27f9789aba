import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import {
  BOOKING_FIELD_WORDS,
  BOOKING_PAGE,
  CALENDAR_WORDS,
  CLOCKS,
  CLOSED_DAY,
  CLOSED_NOTES,
} from '#content/booking.ts'
import { DATES } from '#content/language.ts'
import { dayProblem, formatBookingDate, lastBookableDay } from '#contract/booking-calendar.ts'
import { dateIn, gmtDay } from '#contract/dates.ts'
import { fill } from '#contract/language.ts'
import { closedBecause } from '#contract/opening.ts'
import { listen } from '#src/lib/listen.ts'
import { useOnChange } from '#src/lib/use-on-change.ts'
import { Field } from '#src/ui/field.tsx'
import {
  addMonths,
  type Bookable,
  bookableInMonth,
  dayByKey,
  monthOf,
  monthTitle,
  nearestBookable,
  weeksOf,
} from './calendar-days.ts'
import { useFullDays } from './slots.ts'

type DateFieldProps = {
  day: string | undefined
  /** Undefined until hydrated. */
  now: Date | undefined
  error: string | undefined
  onChoose: (day: string) => void
}

/** The button's value is the field's answer. */
export function DateField({ day, now, error, onChoose }: DateFieldProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const close = (focus: boolean) => {
    setOpen(false)
    if (focus) button.current?.focus()
  }

  useEffect(() => {
    if (!open) return
    return listen({ pointerdown: ({ target }) => box.current?.contains(target as Node) || setOpen(false) })
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // Escape must close nothing else.
    event.stopPropagation()
    close(true)
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    <Field name="date" label={BOOKING_FIELD_WORDS.date.label} labelId="date-label" error={error}>
      {({ id, name, 'aria-describedby': describedBy }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: only watches what happens to the button and the calendar
        <div className="date" ref={box} onKeyDown={onKeyDown} onBlur={onBlur}>
          <button
            className={day ? 'pick' : 'pick unset'}
            type="button"
            id={id}
            name={name}
            value={day ? formatBookingDate(day) : ''}
            ref={button}
            aria-labelledby={`date-label ${id}`}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <svg width="18" height="18" aria-hidden="true">
              <path d="M1 4.500h16v12H1zM1 8.500h16M5.500 1v5M12.500 1v5" />
            </svg>
            <span>{day ? dateIn(DATES, day) : BOOKING_PAGE.datePrompt}</span>
          </button>
          {open && now && (
            <Calendar
              day={day}
              now={now}
              onChoose={(chosen) => {
                onChoose(chosen)
                close(true)
              }}
            />
          )}
        </div>
      )}
    </Field>
  )
}

/** Monday first; in the words Sunday is. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const

const OTHER_WAY: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

type ClosedReason = keyof typeof CLOSED_NOTES

const REASONS = Object.keys(CLOSED_NOTES) as ClosedReason[]

const dayLabel = (day: string, reason: ClosedReason | undefined) => {
  const date = dateIn(DATES, day)
  return reason ? fill(CLOSED_DAY[reason], { date }) : date
}

type CalendarProps = {
  day: string | undefined
  now: Date
  onChoose: (day: string) => void
}

/** Keys move as the ARIA pattern of a date picker says. A day takes the focus at once. */
function Calendar({ day, now, onChoose }: CalendarProps) {
  const first = gmtDay(now)
  const last = lastBookableDay(now)
  const [stop, setStop] = useState(() => {
    const open = { first, last, has: (candidate: string) => !dayProblem(candidate, now) }
    return nearestBookable(day ?? first, open) ?? first
  })
  const [month, setMonth] = useState(monthOf(stop))
  const full = useFullDays(month)
  const bookable: Bookable = {
    first,
    last,
    has: (candidate) => !dayProblem(candidate, now) && !full.has(candidate),
  }
  const box = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  /** A key has moved: focus follows once the day is rendered. */
  const follow = useRef(true)
  const titleId = useId()

  useOnChange([stop, month], () => {
    if (!follow.current) return
    follow.current = false
    box.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  })

  useOnChange([full, stop], () => {
    const next = full.has(stop) && nearestBookable(stop, bookable)
    if (!next) return
    // The focus is on the days, or was until this one was disabled.
    follow.current =
      document.activeElement === document.body || Boolean(table.current?.contains(document.activeElement))
    setStop(next)
    setMonth(monthOf(next))
  })

  const turn = (months: number) => {
    const next = addMonths(month, months)
    if (next < monthOf(bookable.first) || next > monthOf(bookable.last)) return
    setMonth(next)
    setStop(bookableInMonth(next, bookable) ?? stop)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const key = document.dir === 'rtl' ? (OTHER_WAY[event.key] ?? event.key) : event.key
    const next = dayByKey(stop, key, event.shiftKey, bookable)
    if (!next) return
    event.preventDefault()
    follow.current = true
    setStop(next)
    setMonth(monthOf(next))
  }

  /** Of a coming weekday; weekends are self-evident. */
  const reasonFor = (date: string): ClosedReason | undefined => {
    if (date < first || date > last) return undefined
    const because = closedBecause(date)
    return because === 'closed' ? undefined : (because ?? (full.has(date) ? 'full' : undefined))
  }

  const turner = (months: number, label: string, path: string) => {
    const edge = monthOf(months < 0 ? bookable.first : bookable.last)
    return (
      // aria-disabled keeps the focus when the last month is reached.
      <button type="button" aria-label={label} aria-disabled={month === edge} onClick={() => turn(months)}>
        <svg width="10" height="16" aria-hidden="true">
          <path d={path} />
        </svg>
      </button>
    )
  }

  return (
    <div className="calendar" role="dialog" aria-label={BOOKING_FIELD_WORDS.date.label} ref={box}>
      <div className="turn">
        {turner(-1, CALENDAR_WORDS.previous, 'M8 1 1.500 8 8 15')}
        <p aria-live="polite" id={titleId}>
          {monthTitle(month)}
        </p>
        {turner(1, CALENDAR_WORDS.next, 'm2 1 6.500 7L2 15')}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved through by keys is a grid */}
      <table role="grid" ref={table} aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                <span aria-hidden="true">{DATES.columns[weekday]}</span>
                <span className="visually-hidden">{DATES.weekdays[weekday]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name, and stay in their place
            <tr key={i}>
              {week.map((date, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={j}>
                  {date && (
                    <button
                      type="button"
                      data-day={date}
                      aria-label={dayLabel(date, reasonFor(date))}
                      aria-current={date === bookable.first ? 'date' : undefined}
                      aria-pressed={date === day}
                      disabled={!bookable.has(date)}
                      tabIndex={date === stop ? 0 : -1}
                      onClick={() => onChoose(date)}
                    >
                      {dateIn(DATES, date, '{day}')}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {REASONS.map((reason) => {
        const days = weeksOf(month).flatMap((week) =>
          week.filter((date) => date !== undefined && reasonFor(date) === reason),
        )
        return (
          days.length > 0 && (
            <p className="closed" key={reason}>
              {fill(CLOSED_NOTES[reason], {
                days: days.map((date) => Number(date?.slice(8))).join(CLOCKS.separator),
                month: monthTitle(month),
              })}
            </p>
          )
        )
      })}
    </div>
  )
}
