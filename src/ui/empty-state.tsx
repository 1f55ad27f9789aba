import type { ReactNode } from 'react'

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
