import { type FormEvent, useRef, useState } from 'react'
import { BOOKING_FIELD_WORDS, BOOKING_PROBLEMS, BOOKING_REFUSALS, MANAGED_BOOKING } from '#content/booking.ts'
import { fieldOfProblem, type ManagedBooking, type MoveAnswers } from '#contract/booking.ts'
import { bookingProblem, parseBookingDate } from '#contract/booking-calendar.ts'
import { CHECKED } from '#src/form/form-answers.ts'
import { type Errors, type Tried, useFieldErrors } from '#src/form/use-field-errors.ts'
import { submits, useBusy } from '#src/lib/use-busy.ts'
import { BusyButton, Button } from '#src/ui/busy-button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { bookingRefusal } from './booking-backend.ts'
import { useWhen, WhenFields } from './when-fields.tsx'

const words = MANAGED_BOOKING.move

const NAMES = ['date', 'time', 'expressRequest'] as const

type Name = (typeof NAMES)[number]

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
  onRefused: () => void
  onKeep: () => void
}

export function MoveForm({ booking, onMove, onRefused, onKeep }: MoveFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()
  const messages = useFieldErrors<Name, MoveAnswers>(form, NAMES)
  const when = useWhen(form, messages)
  const needsRequest = (day?: string) => Boolean(day && booking.expressUntil && day <= booking.expressUntil)

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    when.follow()
    messages.follow(event)
  }

  const fail = (error: unknown) => {
    const { code, fields, message } = bookingRefusal(error)
    if (code === 'slot-taken' || code === 'booking-invalid') {
      if (fields) messages.refuse(fields)
      when.taken.refresh()
    } else if (code === 'too-late-to-move' || code === 'too-many-moves' || code === 'not-movable') {
      setProblem(message)
      onRefused()
    } else setProblem(words.failed)
  }

  const [busy, send] = useBusy(async () => {
    setProblem(undefined)
    const answers = messages.checked((typed) => checkMove(typed, needsRequest(parseBookingDate(typed.date))))
    if (answers) await onMove(answers).catch(fail)
  })

  return (
    <form className="move" ref={form} method="dialog" noValidate onSubmit={submits(send)} onInput={onInput}>
      <ErrorSummary errors={messages.summary} problem={problem} />
      <fieldset className="grp">
        <legend>{words.title}</legend>
        <WhenFields
          when={when}
          errors={messages.errors}
          needsRequest={needsRequest(when.chosen.day)}
          onChoose={(day) => when.choose({ ...when.chosen, day })}
        />
      </fieldset>
      <div className="acts">
        <BusyButton busy={busy} label={words.confirm} busyLabel={words.busy} />
        <Button look="btn ghost" label={words.keep} onPress={onKeep} />
      </div>
    </form>
  )
}
