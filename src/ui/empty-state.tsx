import type { ReactNode } from 'react'
import { DASHBOARD_PAGE } from '#content/account.ts'

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
        {DASHBOARD_PAGE.retry}
      </button>
    </div>
  )
}
