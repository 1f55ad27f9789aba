import type { ReactNode } from 'react'
import { TRY_AGAIN } from '#content/messages.ts'

/** What stands in the place of content: that there is none, or that it did not load. */

type EmptyStateProps = { title: string; text: string; children?: ReactNode }

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="empty perforated-block">
      <div className="perforated">
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}

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
