import type { ReactNode } from 'react'
import { BusyButton } from './busy-button.tsx'

type PressProps = {
  label: string
  busyLabel: string
  quiet?: boolean
  busy: boolean
  problem: string | undefined
  /** If omitted, the button submits its form. */
  onPress?: (() => void) | undefined
  children?: ReactNode
}

export function Press({ label, busyLabel, quiet = false, busy, problem, onPress, children }: PressProps) {
  return (
    <div className="send">
      <Problem text={problem} />
      <BusyButton
        className={quiet ? 'btn ghost' : 'btn'}
        type={onPress ? 'button' : 'submit'}
        busy={busy}
        onClick={onPress}
      >
        {busy ? busyLabel : label}
      </BusyButton>
      {children}
    </div>
  )
}

/** Present before its text, so that screen readers announce it. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="error-message">
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
