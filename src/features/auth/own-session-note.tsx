import { AUTH_PAGE } from '#content/account.ts'
import { readableEmail } from '#contract/email-address.ts'
import type { StoredSession } from '#src/lib/session/stored-session.ts'

/** Opening a link does not change their session. */
export function OwnSessionNote({ own }: { own: StoredSession | undefined }) {
  if (!own) return null
  return (
    <p className="kept">
      <span>
        You are logged in as <bdi className="whole">{readableEmail(own.email)}</bdi>. That does not change,
        even if this link belongs to another account.
      </span>
    </p>
  )
}

export function LeaveLink({ own, onBack }: { own: StoredSession | undefined; onBack: () => void }) {
  return (
    <p>
      <button className="link" type="button" onClick={onBack}>
        {own ? 'Go to my dashboard instead' : AUTH_PAGE.checkEmail.back}
      </button>
    </p>
  )
}
