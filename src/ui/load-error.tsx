import { DASHBOARD_PAGE } from '#content/account.ts'

export function LoadError({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="load-error" role="alert">
      <p>{text}</p>
      <button className="btn ghost small" type="button" onClick={onRetry}>
        {DASHBOARD_PAGE.retry}
      </button>
    </div>
  )
}
