import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; text: string; children?: ReactNode }

/** Nothing is here yet: says so, and what comes next. */
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
