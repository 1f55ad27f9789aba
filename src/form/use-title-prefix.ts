import { useEffect } from 'react'

export function useTitlePrefix(prefix: string | undefined): void {
  useEffect(() => {
    if (!prefix) return
    const title = document.title
    document.title = `${prefix}: ${title}`
    return () => {
      document.title = title
    }
  }, [prefix])
}
