import { useEffect } from 'react'
import { LANGUAGE } from '#content/language.ts'
import { fill } from '#contract/language.ts'

const asked = new Map<string, number>()

/** Once, however many ask for it; whatever else changes the title meanwhile stays. */
export function useTitlePrefix(prefix: string | undefined): void {
  useEffect(() => {
    if (!prefix) return
    const others = asked.get(prefix) ?? 0
    asked.set(prefix, others + 1)
    const prefixed = (text: string) => fill(LANGUAGE.label, { label: prefix, text })
    if (others === 0) document.title = prefixed(document.title)
    return () => {
      const left = (asked.get(prefix) ?? 1) - 1
      asked.set(prefix, left)
      if (left === 0) document.title = document.title.replace(prefixed(''), '')
    }
  }, [prefix])
}
