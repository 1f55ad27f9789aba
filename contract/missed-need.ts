import { dateIn, ENGLISH_DATES, ukClock } from './dates.ts'
import { fill } from './language.ts'
import { closedBecause, workingDayAfter } from './opening.ts'
import type { OfferDraft, Ready } from './order.ts'
import { finishedBy } from './urgency.ts'

type Request = { service_type: string; urgency: string; created_at: string }

/** When the customer needs it, if what is offered on a day is ready only after that. */
export function missedNeed(
  { service_type, urgency, created_at }: Request,
  { readyBy, readyTime, readyInDays }: Ready,
  offeredAt: Date,
): Date | undefined {
  const needed = finishedBy(service_type, urgency, new Date(created_at))
  if (!needed) return undefined
  const { day, time } = ukClock(needed)
  const ready = readyBy || workingDayAfter(offeredAt, readyInDays ?? 0)
  return ready > day || (ready === day && (readyTime ?? '').slice(0, 5) > time) ? needed : undefined
}

type Sent = { receivedAt: string; answers: { serviceType: string; urgency: string } }

/** What the operator is told of the ready date of an offer before it is sent. */
export function readyNotes(
  words: Record<'late' | 'closedDay', string>,
  { receivedAt, answers: { serviceType, urgency } }: Sent,
  { readyBy, readyTime, readyInDays }: Pick<OfferDraft, keyof Ready>,
  now: Date,
): string[] {
  if (!readyBy && !readyInDays) return []
  const request = { service_type: serviceType, urgency, created_at: receivedAt }
  const ready = { readyBy: readyBy || null, readyTime: readyTime ?? null, readyInDays: readyInDays ?? null }
  const missed = missedNeed(request, ready, now)
  const { day = '', time } = missed ? ukClock(missed) : {}
  return [
    ...(missed ? [fill(words.late, { needed: `${dateIn(ENGLISH_DATES, day)}, ${time} UK time` })] : []),
    ...(readyBy && closedBecause(readyBy) ? [words.closedDay] : []),
  ]
}
