import { type RefObject, useEffect, useState } from 'react'
import { BOOKING_PROBLEMS, BOOKING_REFUSALS, EXPRESS_REQUEST } from '#content/booking.ts'
import { parseBookingDate } from '#contract/booking-calendar.ts'
import { readAnswers } from '#src/form/form-answers.ts'
import type { Errors } from '#src/form/use-field-errors.ts'
import { listen } from '#src/lib/listen.ts'
import { useOnChange } from '#src/lib/use-on-change.ts'
import { TickField } from '#src/ui/field.tsx'
import { DateField } from './date-field.tsx'
import { deviceTimeZone } from './local-times.ts'
import { type Chosen, slotsOf, useTakenSlots } from './slots.ts'
import { TimeField } from './time-field.tsx'

type Name = 'date' | 'time' | 'expressRequest'

type Messages = { recheck: (name: 'date') => void; note: (name: 'time', message: string) => void }

/**
 * The day and the time in a form: its fields hold the answers, and the view copies the two.
 * @param own start of the slot that this visitor holds and may take again
 */
export function useWhen(form: RefObject<HTMLFormElement | null>, { recheck, note }: Messages, own?: number) {
  const [chosen, choose] = useState<Chosen>({ time: '' })
  const now = useNow()
  const taken = useTakenSlots(chosen.day)
  const slots = slotsOf(chosen.day, taken.moments, own, now)
  const lost = slots.find(({ time, state }) => time === chosen.time && state !== 'free')

  useOnChange([lost?.time, lost?.state], () => {
    if (!lost || !form.current) return
    for (const radio of form.current.querySelectorAll<HTMLInputElement>('[name=time]')) radio.checked = false
    choose({ ...chosen, time: '' })
    note('time', lost.state === 'taken' ? BOOKING_REFUSALS.taken : BOOKING_PROBLEMS.begun)
  })

  // No input event tells of a date that is chosen in the calendar.
  useOnChange([chosen.day], () => recheck('date'))

  const follow = () => {
    if (!form.current) return
    const { date, time } = readAnswers(form.current, ['date', 'time'])
    choose({ day: parseBookingDate(date), time })
  }
  // The static page was built elsewhere.
  const timeZone = now && deviceTimeZone()
  return { chosen, choose, follow, slots, taken, now, timeZone }
}

type WhenFieldsProps = {
  when: ReturnType<typeof useWhen>
  errors: Errors<Name>
  needsRequest: boolean
  onChoose: (day: string) => void
}

export function WhenFields({ when, errors, needsRequest, onChoose }: WhenFieldsProps) {
  const { chosen, slots, taken, now, timeZone } = when
  return (
    <>
      <div className="when">
        <DateField day={chosen.day} now={now} error={errors.date} onChoose={onChoose} />
        <TimeField slots={slots} time={chosen.time} taken={taken} timeZone={timeZone} error={errors.time} />
      </div>
      {/* Always present, so that a tick survives looking at another date. */}
      <div hidden={!needsRequest}>
        <TickField name="expressRequest" label={EXPRESS_REQUEST.label} error={errors.expressRequest} />
      </div>
    </>
  )
}

const TICK_MS = 30_000

/** Ticks; undefined until hydrated, because the page was built at another time. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, TICK_MS)
    const end = listen({ visibilitychange: tick }, document)
    return () => {
      clearInterval(timer)
      end()
    }
  }, [])
  return now
}
