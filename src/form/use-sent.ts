import { useEffect, useState } from 'react'

/** Whether the page was opened anew, rather than loaded again or returned to. */
function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate'
}

/**
 * What was sent a moment ago, for the confirmation in the form's place. It outlasts a reload in this window, until the visitor
 * begins anew.
 * @param key its entry in the session's storage
 * @returns what was sent, and how to change it
 */
export function useSent<Sent extends { at: Date }>(key: string) {
  const [sent, setSent] = useState<Sent>()

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
    setSent(next)
    try {
      if (next) sessionStorage.setItem(key, JSON.stringify(next))
      else sessionStorage.removeItem(key)
    } catch {
      // Then it lasts as long as the page.
    }
  }
  return [sent, change] as const
}
