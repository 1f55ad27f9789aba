import { DASHBOARD_PAGE } from '#content/account.ts'

/** Something could not be loaded: says so, and offers to try again. */
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
