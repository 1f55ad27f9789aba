import { useEffect, useState } from 'react'
import { COPY_WORDS } from '#content/ui.ts'
import { Button } from './busy-button.tsx'

/** The outcome is shown on the button and spoken. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [result, setResult] = useState<string>()

  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), 4_000)
    return () => clearTimeout(timer)
  }, [result])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setResult(COPY_WORDS.copied)
    } catch {
      // No permission, or no https: the text can still be selected.
      setResult(COPY_WORDS.failed)
    }
  }

  return (
    <>
      <Button look="btn ghost small" label={result ?? label} onPress={copy} />
      <span className="visually-hidden" role="status">
        {result}
      </span>
    </>
  )
}
