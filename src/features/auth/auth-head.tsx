import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { AUTH_PAGE } from '#content/auth.ts'
import type { NoticeWords } from '#contract/fields.ts'
import { parts } from '#contract/language.ts'
import { Notice } from '#src/form/notice.tsx'
import type { StoredSession } from '#src/lib/session/stored-session.ts'
import { wholeEmail } from '#src/lib/slots.tsx'
import { Button } from '#src/ui/busy-button.tsx'
import { ErrorSummary, type SummaryEntry } from '#src/ui/error-summary.tsx'
import { useFocus } from '#src/ui/use-focus.ts'

type AuthHeadProps = {
  errors: readonly SummaryEntry[]
  said?: NoticeWords | undefined
  title: string
  lead: ReactNode
}

/** The title takes the focus if it replaces a screen whose button is gone. */
export function AuthHead({ errors, said, title, lead }: AuthHeadProps) {
  const heading = useFocus(useContext(FocusOnMount))
  // The name of the business stays.
  useEffect(() => {
    document.title = document.title.replace(/.*(?= \| )/, title)
  }, [title])
  return (
    <>
      <ErrorSummary errors={errors} />
      {errors.length === 0 && <Notice notice={said} />}
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
    </>
  )
}

/** Whether the visitor came from another screen of this page. */
export const FocusOnMount = createContext(false)

type LinkLineProps = { text: string; onPress: () => void; className?: string; children?: ReactNode }

export function LinkLine({ text, onPress, className, children }: LinkLineProps) {
  return (
    <p className={className}>
      {children}
      <Button look="link" label={text} onPress={onPress} />
    </p>
  )
}

/** Opening a link does not change their session. */
export function OwnSessionNote({ own }: { own: StoredSession | undefined }) {
  if (!own) return null
  return (
    <p className="kept">
      <span>{parts(AUTH_PAGE.own.note, { email: wholeEmail(own.email) })}</span>
    </p>
  )
}

export function LeaveLink({ own, onBack }: { own: StoredSession | undefined; onBack: () => void }) {
  return <LinkLine text={own ? AUTH_PAGE.own.leave : AUTH_PAGE.checkEmail.back} onPress={onBack} />
}
