import { useEffect } from 'react'

/** How many parts of the page ask for each prefix. */
const asked = new Map<string, number>()

/** Once, however many ask for it; whatever else changes the title meanwhile stays. */
export function useTitlePrefix(prefix: string | undefined): void {
  useEffect(() => {
    if (!prefix) return
    const others = asked.get(prefix) ?? 0
    asked.set(prefix, others + 1)
    if (others === 0) document.title = `${prefix}: ${document.title}`
    return () => {
      const left = (asked.get(prefix) ?? 1) - 1
      asked.set(prefix, left)
      if (left === 0) document.title = document.title.replace(`${prefix}: `, '')
    }
  }, [prefix])
}
