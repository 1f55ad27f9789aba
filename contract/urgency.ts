import { type DateWords, promisedIn } from './dates.ts'
import { fill } from './language.ts'
import { hereFrom } from './opening.ts'
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
