import { type FormEvent, useRef } from 'react'
import { BOOKING_ALERT } from '#content/booking.ts'
import {
  BOOKING_FIELDS,
  type BookingAnswers,
  type BookingField,
  type BookingRefusal,
} from '#contract/booking.ts'
import { parseBookingDate, slotStart } from '#contract/booking-calendar.ts'
import { namesOf } from '#contract/fields.ts'
import { describeSender } from '#src/form/honeypot.tsx'
import { preload } from '#src/form/preload.ts'
import { submissionId, useDraft } from '#src/form/use-draft.ts'
import { useFieldErrors } from '#src/form/use-field-errors.ts'
import { submits, useBusy, whenBack } from '#src/lib/use-busy.ts'
import { deviceTimeZone } from './local-times.ts'
import { DRAFT_KEY, usePendingPayment } from './pending-payment.tsx'
import { stillAhead } from './slots.ts'
import { useWhen } from './when-fields.tsx'

const NAMES = namesOf(BOOKING_FIELDS)

const preloadSending = () =>
  preload([() => import('./validate-booking.ts'), () => import('./booking-backend.ts')])

export function useBookingForm(onPaid: (sessionId: string) => void) {
  const form = useRef<HTMLFormElement>(null)
  const messages = useFieldErrors<BookingField, BookingAnswers>(form, NAMES)
  const payment = usePendingPayment({ onPaid, onFreed: () => when.taken.renew() })
  const when = useWhen(form, messages, payment.kept?.start)
  const draft = useDraft({
    form,
    key: DRAFT_KEY,
    names: NAMES,
    usable: (kept) => stillAhead(kept, new Date()),
    filled: (answers) => ('date' in answers || 'time' in answers ? when.follow() : when.choose({ time: '' })),
  })

  /** @returns whether the tab is leaving for the payment page */
  const book = async (): Promise<boolean> => {
    const { checkBooking } = await import('./validate-booking.ts')
    const check = (typed: Record<BookingField, string>) => checkBooking(typed, deviceTimeZone(), new Date())
    const answers = messages.checked(check)
    if (!answers) return false
    const request = draft.setSubmission((previous) => submissionId(previous, answers, []))
    if (!(await payment.before(request))) return false
    const { createPayment } = await import('./booking-backend.ts')
    const { url, sessionId } = await createPayment(answers, await describeSender(form.current))
    const start = slotStart(parseBookingDate(answers.date) ?? '', answers.time).getTime()
    payment.leaveFor({ request, url, sessionId, start })
    return true
  }

  const fail = (error: unknown) => {
    const { message, refusal } = error as Error & { refusal?: BookingRefusal['error'] }
    const { code, fields } = refusal ?? {}
    // biome-ignore lint/suspicious/noConsole: as specified; neither carries anything that was typed
    console.error(code ?? message)
    // What a field says, the alert does not.
    const reason = code && !fields && USER_FACING_CODES.includes(code) ? message : undefined
    messages.refused({ title: BOOKING_ALERT, ...(reason && { description: reason }), fields })
    if (code === 'slot-taken' || code === 'booking-invalid') when.taken.refresh()
  }

  const [busy, send] = useBusy(async () => {
    try {
      if (await book()) await whenBack()
    } catch (error) {
      fail(error)
    }
  })

  return {
    form,
    when,
    busy,
    draft,
    payment,
    errors: messages.errors,
    summary: messages.summary,

    chooseDay(day: string) {
      preloadSending()
      when.choose({ ...when.chosen, day })
      draft.changed()
    },

    onInput(event: FormEvent<HTMLFormElement>) {
      preloadSending()
      when.follow()
      draft.changed()
      messages.follow(event)
    },

    onSubmit: submits(send),
  }
}

const USER_FACING_CODES: readonly string[] = [
  'slot-taken',
  'too-many-holds',
  'too-many-requests',
  'bookings-closed',
  'payment-unavailable',
]
