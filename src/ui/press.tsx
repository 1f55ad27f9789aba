import type { ReactNode } from 'react'
import { BusyButton } from './busy-button.tsx'

type PressProps = {
  label: string
  /** In its place while what was pressed is under way. */
  busyLabel: string
  quiet?: boolean
  busy: boolean
  /** Why the last press did not work. */
  problem: string | undefined
  /** Without it the button sends its form. */
  onPress?: (() => void) | undefined
  /** What stands beside the button. */
  children?: ReactNode
}

/** The button that does what a screen is for, and above it why it did not work. */
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
