import { useEffect, useRef, useState } from 'react'

/** Whether the page was opened anew, rather than loaded again or returned to. */
function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate'
}

/**
 * What was sent a moment ago, for the confirmation in the form's place. It outlasts a reload in this window, until the visitor
 * begins anew.
 * @param key its entry in the session's storage
 * @returns what was sent, how to change it, and how to add to it
 */
export function useSent<Sent extends { at: Date }>(key: string) {
  const [sent, setSent] = useState<Sent>()
  // What is known now, for answers to earlier calls.
  const latest = useRef<Sent>(undefined)
  latest.current = sent

  useEffect(() => {
    try {
      if (isOpenedAnew()) sessionStorage.removeItem(key)
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      if (kept) setSent({ ...kept, at: new Date(kept.at) })
    } catch {
      // No storage, or not our text.
    }
  }, [key])

  const change = (next: Sent | undefined) => {
    latest.current = next
    setSent(next)
    try {
      if (next) sessionStorage.setItem(key, JSON.stringify(next))
      else sessionStorage.removeItem(key)
    } catch {
      // Then it lasts as long as the page.
    }
  }
  /** Adds what was learned of it later, unless something else stands there by now. */
  const add = (isIt: (sent: Sent) => boolean, more: Partial<Sent>) => {
    if (latest.current && isIt(latest.current)) change({ ...latest.current, ...more })
  }
  return [sent, change, add] as const
}
