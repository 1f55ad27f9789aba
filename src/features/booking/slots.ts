import { useCallback, useEffect, useRef, useState } from 'react'
import {
  BOOKING_TIMES,
  bookingProblem,
  dayProblem,
  hasBegun,
  parseBookingDate,
  slotStart,
} from '#contract/booking-calendar.ts'
import { gmtDay } from '#contract/dates.ts'
import type { Answers } from '#src/form/use-draft.ts'
import { whenSeen } from '#src/lib/listen.ts'
import { useOnChange } from '#src/lib/use-on-change.ts'
import { lastDayOf } from './calendar-days.ts'

export type Slot = {
  /** 'HH:MM' in GMT. */
  time: string
  start?: Date
  state: 'free' | 'taken' | 'begun' | 'soon'
}

/** @param own start of the slot that this visitor holds and may take again */
export function slotsOf(
  day: string | undefined,
  taken: ReadonlySet<number>,
  own: number | undefined,
  now: Date | undefined,
): Slot[] {
  return BOOKING_TIMES.map((time) => {
    if (!day) return { time, state: 'free' }
    const start = slotStart(day, time)
    if (now && hasBegun(day, time, now)) return { time, start, state: start > now ? 'soon' : 'begun' }
    const isTaken = taken.has(start.getTime()) && start.getTime() !== own
    return { time, start, state: isTaken ? 'taken' : 'free' }
  })
}

/** 'YYYY-MM-DD' and 'HH:MM' in GMT. */
export type Chosen = { day?: string | undefined; time: string }

/** Drops a date or time that has passed since. */
export function stillAhead(kept: Answers, now: Date): Answers {
  const { date = '', time = '', ...others } = kept
  const day = parseBookingDate(date)
  if (!day || dayProblem(day, now)) return { ...others, time }
  return { ...others, date, time: bookingProblem(date, time, now) ? '' : time }
}

const SLOW_MS = 3_000
const AGAIN_MS = 60_000

export type TakenSlots = {
  /** 'none': no day is chosen. 'slow': loading for long enough to say so. */
  state: 'none' | 'loading' | 'slow' | 'failed' | 'known'
  moments: ReadonlySet<number>
  refresh: () => void
  /** Refreshes and discards what was known, because a slot was released. */
  renew: () => void
}

const NONE: ReadonlySet<number> = new Set()

/** Days of a month 'YYYY-MM' without free times; none until known. */
export function useFullDays(month: string): ReadonlySet<string> {
  const [full, setFull] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    let wanted = true
    const ask = async () => {
      const { takenMoments } = await import('./booking-backend.ts')
      const counts = new Map<string, number>()
      for (const moment of await takenMoments(`${month}-01`, lastDayOf(month))) {
        const day = gmtDay(new Date(moment))
        counts.set(day, (counts.get(day) ?? 0) + 1)
      }
      const days = [...counts].filter(([, count]) => count >= BOOKING_TIMES.length)
      if (wanted) setFull(new Set(days.map(([day]) => day)))
    }
    // The times of a day are loaded again when it is chosen.
    ask().catch(() => {})
    return () => {
      wanted = false
    }
  }, [month])
  return full
}

/** A failure does not block booking: the server checks again. */
export function useTakenSlots(day: string | undefined): TakenSlots {
  const [known, setKnown] = useState<{ day: string; moments: ReadonlySet<number> }>()
  const [problem, setProblem] = useState<'slow' | 'failed'>()
  const [round, setRound] = useState(0)
  const renewed = useRef(0)
  const refresh = useCallback(() => setRound((last) => last + 1), [])
  const renew = () => {
    // A response under way may predate the change.
    renewed.current += 1
    setKnown(undefined)
    refresh()
  }

  useOnChange([day, round], () => {
    if (!day) return
    let wanted = true
    const version = renewed.current
    const slow = setTimeout(() => setProblem('slow'), SLOW_MS)
    const ask = async () => {
      try {
        const { takenMoments } = await import('./booking-backend.ts')
        const moments = new Set(await takenMoments(day))
        if (wanted && version === renewed.current) setKnown({ day, moments })
        if (wanted) setProblem(undefined)
      } catch {
        if (wanted) setProblem('failed')
      } finally {
        clearTimeout(slow)
      }
    }
    void ask()
    return () => {
      wanted = false
      clearTimeout(slow)
      setProblem(undefined)
    }
  })

  useEffect(() => {
    if (!day) return
    const timer = setInterval(() => document.hidden || refresh(), AGAIN_MS)
    const end = whenSeen(refresh)
    return () => {
      clearInterval(timer)
      end()
    }
  }, [day, refresh])

  if (!day) return { state: 'none', moments: NONE, refresh, renew }
  // Minute-old data is better than none while refreshing.
  if (known?.day === day) return { state: 'known', moments: known.moments, refresh, renew }
  return { state: problem ?? 'loading', moments: NONE, refresh, renew }
}
