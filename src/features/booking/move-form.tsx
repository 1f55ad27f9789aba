import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  BOOKING_FIELD_WORDS,
  BOOKING_PROBLEMS,
  BOOKING_REFUSALS,
  EXPRESS_REQUEST,
  MANAGED_BOOKING,
} from '#content/booking.ts'
import { fieldOfProblem, type ManagedBooking, type MoveAnswers } from '#contract/booking.ts'
import { bookingProblem, parseBookingDate } from '#contract/booking-calendar.ts'
import { CHECKED, readAnswers } from '#src/form/form-answers.ts'
import { type Errors, type Tried, useFieldErrors } from '#src/form/use-field-errors.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { TickField } from '#src/ui/field.tsx'
import { bookingRefusal } from './booking-backend.ts'
import { DateField } from './date-field.tsx'
import { deviceTimeZone } from './local-times.ts'
import { type Chosen, useSlots, useTakenSlots } from './slots.ts'
import { TimeField } from './time-field.tsx'
import { useNow } from './use-booking-form.ts'

const words = MANAGED_BOOKING.move

const NAMES = ['date', 'time', 'expressRequest'] as const

type Name = (typeof NAMES)[number]

/** Only the database knows whether a slot is free. */
function checkMove(
  { date, time, expressRequest }: Record<Name, string>,
  needsRequest: boolean,
): Tried<Name, MoveAnswers> {
  const errors: Errors<Name> = {}
  if (!date) errors.date = BOOKING_FIELD_WORDS.date.required
  if (!time) errors.time = BOOKING_FIELD_WORDS.time.required
  const problem = date && time ? bookingProblem(date, time, new Date()) : undefined
  if (problem) errors[fieldOfProblem(problem)] = BOOKING_PROBLEMS[problem]
  const given = expressRequest === CHECKED
  if (needsRequest && !given) errors.expressRequest = BOOKING_REFUSALS.express
  if (Object.keys(errors).length > 0) return { errors }
  return { answers: { date, time, ...(needsRequest && { expressRequest: given }) } }
}

type MoveFormProps = {
  booking: ManagedBooking
  /** @throws the backend's refusal */
  onMove: (answers: MoveAnswers) => Promise<void>
  /** What is shown may be out of date. */
  onRefused: () => void
  onKeep: () => void
}

export function MoveForm({ booking, onMove, onRefused, onKeep }: MoveFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Chosen>({ time: '' })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const now = useNow()
  const taken = useTakenSlots(chosen.day)
  const messages = useFieldErrors<Name, MoveAnswers>(form, NAMES)
  const slots = useSlots({ form, chosen, choose: setChosen, taken, now, note: messages.note })
  const needsRequest = (day?: string) => Boolean(day && booking.expressUntil && day <= booking.expressUntil)

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another date is chosen, which is no input event
  useEffect(() => messages.recheck('date'), [chosen.day])

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { date, time } = readAnswers(event.currentTarget, ['date', 'time'])
    setChosen({ day: parseBookingDate(date), time })
    messages.follow(event)
  }

  const fail = (error: unknown) => {
    const { code, fields, message } = bookingRefusal(error)
    if (code === 'slot-taken' || code === 'booking-invalid') {
      if (fields) messages.refuse(fields)
      taken.refresh()
    } else if (code === 'too-late-to-move' || code === 'too-many-moves' || code === 'not-movable') {
      setProblem(message)
      onRefused()
    } else setProblem(words.failed)
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setProblem(undefined)
    const answers = messages.checked((typed) => checkMove(typed, needsRequest(parseBookingDate(typed.date))))
    if (!answers) return
    setBusy(true)
    try {
      await onMove(answers)
    } catch (error) {
      fail(error)
      setBusy(false)
    }
  }

  return (
    <form className="move" ref={form} method="dialog" noValidate onSubmit={onSubmit} onInput={onInput}>
      <ErrorSummary errors={messages.summary} problem={problem} />
      <fieldset className="grp">
        <legend>{words.title}</legend>
        <div className="when">
          <DateField
            day={chosen.day}
            now={now}
            error={messages.errors.date}
            onChoose={(day) => setChosen({ ...chosen, day })}
          />
          <TimeField
            slots={slots}
            time={chosen.time}
            taken={taken}
            timeZone={now && deviceTimeZone()}
            error={messages.errors.time}
          />
        </div>
        <div hidden={!needsRequest(chosen.day)}>
          <TickField
            name="expressRequest"
            label={EXPRESS_REQUEST.label}
            error={messages.errors.expressRequest}
          />
        </div>
      </fieldset>
      <div className="acts">
        <BusyButton className="btn" type="submit" busy={busy}>
          {busy ? words.busy : words.confirm}
        </BusyButton>
        <button className="btn ghost" type="button" onClick={onKeep}>
          {words.keep}
        </button>
      </div>
    </form>
  )
}
