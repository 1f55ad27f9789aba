import { closedBecause, formatBookingDate, slotStart } from './booking-calendar.ts'
import { CONSULTATION_FACTS } from './business-facts.ts'
import { type DateWords, gmtDay, promisedIn, ukClock } from './dates.ts'
import { fill } from './language.ts'
import type { OfferDraft, Ready } from './order.ts'
import type { ServicePrice } from './price-list.ts'
import { type ServiceId, serviceIdOf, type Urgency } from './quote.ts'

/** What a choice of urgency means for a service, and whether it can be met: form, estimate, messages and pages read it here. */

const HOUR = 3_600_000

/** Within how many hours it is wanted, from and to; null: at no fixed time. */
const WANTED: Readonly<Record<string, readonly [from: number, to: number | null]>> = {
  '0-12 hours': [0, 12],
  '12-24 hours': [12, 24],
  '24-48 hours': [24, 48],
  '>48 hours': [48, null],
  urgent: [0, 24],
  express: [48, 72],
  standard: [120, 168],
} satisfies Record<Urgency, readonly [number, number | null]>

/** What is to be done by then. Where an authority decides how long it takes, it is our own step. */
const STEPS = {
  corporate: 'finished',
  private: 'finished',
  apostille: 'lodged',
  procurement: 'applied',
} as const satisfies Record<ServiceId, string>

export const stepOf = (serviceType?: string) => STEPS[serviceIdOf(serviceType) ?? 'private']

/** When the customer needs that step; null if at no fixed time. By when we reply is the database's to say: `reply_by`. */
export function neededBy(urgency: string, createdAt: Date): Date | null {
  const hours = WANTED[urgency]?.[1] ?? null
  return hours === null ? null : new Date(createdAt.getTime() + hours * HOUR)
}

/** The same of the finished work alone. */
export const finishedBy = (serviceType: string, urgency: string, createdAt: Date): Date | null =>
  stepOf(serviceType) === 'finished' ? neededBy(urgency, createdAt) : null

export function isPossible({ fastest }: Pick<ServicePrice, 'fastest'>, urgency: string): boolean {
  const hours = WANTED[urgency]?.[1] ?? null
  return hours === null || hours >= (fastest ?? 0)
}

/** From when somebody is here: now, or when we open next. Days that were closed at once are the server's to know. */
export function hereFrom(now: Date): Date {
  const { opens, closes } = CONSULTATION_FACTS
  // Longer than any closure that content/business.yaml accepts.
  for (let i = 0; i < 800; i++) {
    const day = gmtDay(new Date(now.getTime() + i * 24 * HOUR))
    if (closedBecause(day) || now >= slotStart(day, closes)) continue
    return new Date(Math.max(now.getTime(), slotStart(day, opens).getTime()))
  }
  return now
}

type Asked = { serviceType?: string | undefined; urgency?: string | undefined }

/** Of a language; `PRICES` in it, too. */
export type UrgencyWords = {
  PRICES: {
    readonly services: { readonly [Id in ServiceId]?: Pick<ServicePrice, 'time' | 'fastest'> | undefined }
  } | null
  URGENCY_NOTES: Record<'lodged' | 'applied' | 'usual' | 'closed' | 'late', string>
  DATES: DateWords & { promised: string; hours: string }
}

/** What has to be said of a choice. @param times one that is about its times, from below; unmet: follows what cannot be met */
export function urgencyNotes(
  { PRICES, URGENCY_NOTES: texts }: UrgencyWords,
  { serviceType, urgency = '' }: Asked,
  times?: string,
  unmet?: string,
): string[] {
  const step = stepOf(serviceType)
  const price = PRICES?.services[serviceIdOf(serviceType) ?? ('' as never)]
  const usual = price && !isPossible(price, urgency) && fill(texts.usual, { time: price.time })
  return [step !== 'finished' && texts[step], usual, times, (usual || times) && unmet].filter(
    (note) => typeof note === 'string',
  )
}

/** Before it is sent: that it is wanted before anybody is here. */
export function closedNote(
  { URGENCY_NOTES, DATES }: UrgencyWords,
  urgency = '',
  now: Date,
): string | undefined {
  const from = hereFrom(now)
  const wanted = WANTED[urgency]
  if (!wanted || now.getTime() + wanted[0] * HOUR >= from.getTime()) return undefined
  return fill(URGENCY_NOTES.closed, { moment: promisedIn(DATES, from) })
}

/** Afterwards: that it was wanted before we reply. */
export function lateNote(
  { URGENCY_NOTES }: UrgencyWords,
  urgency: string,
  createdAt: Date,
  replyBy: Date,
): string | undefined {
  const needed = neededBy(urgency, createdAt)
  return needed && needed < replyBy ? URGENCY_NOTES.late : undefined
}

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

/** At the earliest: they count from the first payment. */
function workingDayAfter(from: Date, days: number): string {
  let moment = from.getTime()
  for (let left = days; left > 0; ) {
    moment += 24 * HOUR
    if (!closedBecause(gmtDay(new Date(moment)))) left--
  }
  return gmtDay(new Date(moment))
}

/** @param dayText writes a day */
export function missedNeedText(
  { READY_WORDS, DATES }: { READY_WORDS: { late: string } } & Pick<UrgencyWords, 'DATES'>,
  needed: Date,
  { readyBy }: Pick<Ready, 'readyBy'>,
  dayText: (day: string) => string,
): string {
  const { day } = ukClock(needed)
  return fill(READY_WORDS.late, { needed: readyBy === day ? promisedIn(DATES, needed) : dayText(day) })
}

type Sent = { receivedAt: string; answers: { serviceType: string; urgency: string } }

/** What the operator is told of the ready date of an offer before it is sent. */
export function readyNotes(
  words: Record<'late' | 'closedDay', string>,
  { receivedAt, answers }: Sent,
  { readyBy, readyTime, readyInDays }: Pick<OfferDraft, 'readyBy' | 'readyTime' | 'readyInDays'>,
  now: Date,
): string[] {
  if (!readyBy && !readyInDays) return []
  const request = { service_type: answers.serviceType, urgency: answers.urgency, created_at: receivedAt }
  const ready = { readyBy: readyBy || null, readyTime: readyTime ?? null, readyInDays: readyInDays ?? null }
  const missed = missedNeed(request, ready, now)
  const { day = '', time } = missed ? ukClock(missed) : {}
  return [
    ...(missed ? [fill(words.late, { needed: `${formatBookingDate(day)}, ${time} UK time` })] : []),
    ...(readyBy && closedBecause(readyBy) ? [words.closedDay] : []),
  ]
}
