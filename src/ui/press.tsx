import type { ReactNode } from 'react'
import { BusyButton } from './busy-button.tsx'
import { ErrorSummary, NO_ERRORS } from './error-summary.tsx'

type PressProps = {
  label: string
  busyLabel?: string | undefined
  quiet?: boolean
  busy: boolean
  /** Undefined too where a summary above says it. */
  problem?: string | undefined
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
        busy={busy}
        onClick={onPress}
        label={label}
        busyLabel={busyLabel}
      />
      {children}
    </div>
  )
}

/** For a refusal beside the button that was pressed, where there is no form whose summary would say it. */
export function Problem({ text }: { text: string | undefined }) {
  return <ErrorSummary errors={NO_ERRORS} problem={text} />
}
