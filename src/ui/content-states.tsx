import type { ReactNode } from 'react'
import { TRY_AGAIN } from '#content/messages.ts'
import { Button } from './busy-button.tsx'

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
      <Button look="btn ghost small" label={TRY_AGAIN} onPress={onRetry} />
    </div>
  )
}
