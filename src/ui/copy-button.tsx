import { useEffect, useState } from 'react'

/** The outcome is shown on the button and spoken. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [result, setResult] = useState<'Copied' | 'Not copied'>()

  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), 4_000)
    return () => clearTimeout(timer)
  }, [result])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setResult('Copied')
    } catch {
      // No permission, or no https: the text can still be selected.
      setResult('Not copied')
    }
  }

  return (
    <>
      <button className="btn ghost small" type="button" onClick={copy}>
        {result ?? label}
      </button>
      <span className="visually-hidden" role="status">
        {result}
      </span>
    </>
  )
}
