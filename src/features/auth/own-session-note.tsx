import { AUTH_PAGE } from '#content/auth.ts'
import { parts } from '#contract/language.ts'
import type { StoredSession } from '#src/lib/session/stored-session.ts'
import { wholeEmail } from '#src/lib/slots.tsx'
import { LinkLine } from './auth-head.tsx'

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
