import { useEffect, useRef, useState } from 'react'
import { inTab } from '#src/lib/storage.ts'

/** Not by a reload or the Back button. */
function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate'
}

/** What was just sent, for the confirmation; survives a reload in this window until the visitor starts again. */
export function useSent<Sent extends { at: Date }>(key: string) {
  const [sent, setSent] = useState<Sent>()
  const [round, setRound] = useState(0)
  // Current, for responses to earlier calls.
  const latest = useRef<Sent>(undefined)
  latest.current = sent

  useEffect(() => {
    if (isOpenedAnew()) inTab.forget(key)
    const kept = inTab.read(key) as Sent | null
    if (kept) setSent({ ...kept, at: new Date(kept.at) })
  }, [key])

  const change = (next: Sent | undefined) => {
    latest.current = next
    setSent(next)
    if (next) inTab.keep(key, next)
    else inTab.forget(key)
  }
  /** Adds details that arrive later, unless something else was sent since. */
  const add = (isIt: (sent: Sent) => boolean, more: Partial<Sent>) => {
    if (latest.current && isIt(latest.current)) change({ ...latest.current, ...more })
  }
  const another = () => {
    change(undefined)
    setRound(round + 1)
    scrollTo({ top: 0 })
  }
  return { sent, change, add, another, /** A key, so that another form starts empty. */ round }
}
