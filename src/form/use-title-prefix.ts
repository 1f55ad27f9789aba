import { useEffect } from 'react'

/** Puts a word before the document's title for as long as it is given, for example 'Error'. */
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
