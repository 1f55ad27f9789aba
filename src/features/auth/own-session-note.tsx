import { AUTH_PAGE } from '#content/account.ts'
import { readableEmail } from '#contract/email-address.ts'
import { parts } from '#contract/language.ts'
import type { StoredSession } from '#src/lib/session/stored-session.ts'

/** Opening a link does not change their session. */
export function OwnSessionNote({ own }: { own: StoredSession | undefined }) {
  if (!own) return null
  return (
    <p className="kept">
      <span>
        {parts(AUTH_PAGE.own.note, {
          email: (
            <bdi key="email" className="whole">
              {readableEmail(own.email)}
            </bdi>
          ),
        })}
      </span>
    </p>
  )
}

export function LeaveLink({ own, onBack }: { own: StoredSession | undefined; onBack: () => void }) {
  return (
    <p>
      <button className="link" type="button" onClick={onBack}>
        {own ? AUTH_PAGE.own.leave : AUTH_PAGE.checkEmail.back}
      </button>
    </p>
  )
}
