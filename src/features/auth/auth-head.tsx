import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { ErrorSummary, type SummaryEntry } from '#src/ui/error-summary.tsx'

type AuthHeadProps = { errors: readonly SummaryEntry[]; title: string; lead: ReactNode }

/** The title takes the focus if it replaces a screen whose button is gone. */
export function AuthHead({ errors, title, lead }: AuthHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusOnMount = useContext(FocusOnMount)
  useEffect(() => {
    if (focusOnMount) heading.current?.focus()
  }, [focusOnMount])
  // The name of the business stays.
  useEffect(() => {
    document.title = document.title.replace(/.*(?= \| )/, title)
  }, [title])
  return (
    <>
      <ErrorSummary errors={errors} />
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
    </>
  )
}

/** Whether the visitor came from another screen of this page. */
export const FocusOnMount = createContext(false)

export function LinkLine({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <p>
      <button className="link" type="button" onClick={onPress}>
        {text}
      </button>
    </p>
  )
}
