import { TRY_AGAIN } from '#content/messages.ts'

export function LoadError({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="load-error" role="alert">
      <p>{text}</p>
      <button className="btn ghost small" type="button" onClick={onRetry}>
        {TRY_AGAIN}
      </button>
    </div>
  )
}
