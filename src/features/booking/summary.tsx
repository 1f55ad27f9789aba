import { BOOKING_SUMMARY, CLOCKS } from '#content/booking.ts'
import { CONSULTATION } from '#content/facts.ts'
import { DATES } from '#content/language.ts'
import { slotEnd, slotStart } from '#contract/booking-calendar.ts'
import { dateIn, gmtTime } from '#contract/dates.ts'
import { fill } from '#contract/language.ts'
import { otherTimes } from './local-times.ts'
import type { Chosen } from './slots.ts'

type SummaryProps = {
  chosen: Chosen
  timeZone: string | undefined
}

export function Summary({ chosen: { day, time }, timeZone }: SummaryProps) {
  const { price } = CONSULTATION
  const start = day && time ? slotStart(day, time) : undefined
  return (
    <aside className="side perforated-block" aria-labelledby="summary-title">
      <div className="stub perforated">
        <h2 id="summary-title">{BOOKING_SUMMARY.title}</h2>
        <p>{BOOKING_SUMMARY.lead}</p>
        {day ? <DayText day={day} /> : <p className="unset">{BOOKING_SUMMARY.unset}</p>}
        {start && <TimeText start={start} timeZone={timeZone} />}
        {day && !start && <p className="unset">{BOOKING_SUMMARY.noTime}</p>}
      </div>
      <dl className="stub perforated price-lines">
        <div>
          <dt>{BOOKING_SUMMARY.item}</dt>
          <dd>{price}</dd>
        </div>
        <div className="total">
          <dt>{BOOKING_SUMMARY.total}</dt>
          <dd>{price}</dd>
        </div>
      </dl>
    </aside>
  )
}

export function DayText({ day }: { day: string }) {
  return (
    <p className="day">
      <span>{dateIn(DATES, day, '{weekday}')}</span>
      <br />
      <span>{dateIn(DATES, day, DATES.day)}</span>
    </p>
  )
}

/** '10:30 to 11:00 GMT', with other clocks. */
export function TimeText({ start, timeZone }: { start: Date; timeZone: string | undefined }) {
  return (
    <>
      <p className="time">
        <span>{gmtTime(start)}</span>{' '}
        <small>{fill(BOOKING_SUMMARY.until, { time: gmtTime(slotEnd(start)) })}</small>
      </p>
      {timeZone !== undefined &&
        otherTimes(start, timeZone).map((text) => (
          <p className="other-clock" key={text}>
            {text}
          </p>
        ))}
    </>
  )
}

/** On narrow screens, above the button. */
export function Recap({ chosen: { day, time }, timeZone }: SummaryProps) {
  if (!day || !time) return null
  const start = slotStart(day, time)
  const others = timeZone === undefined ? [] : otherTimes(start, timeZone)
  return (
    <p className="recap">
      <b>{dateIn(DATES, day)}</b>
      <span>
        {[
          fill(BOOKING_SUMMARY.span, { from: time, to: gmtTime(slotEnd(start)) }),
          ...others,
          BOOKING_SUMMARY.byVideo,
        ].join(CLOCKS.separator)}
      </span>
    </p>
  )
}
