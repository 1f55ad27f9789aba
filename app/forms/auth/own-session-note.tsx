import type { StoredSession } from '#app/session/stored-session.ts'

/** Tells whoever is signed in that opening a link changes nothing about that. */
export function OwnSessionNote({ own }: { own: StoredSession | undefined }) {
  if (!own) return null
  return (
    <p className="kept">
      <span>
        You are logged in as <bdi className="whole">{own.email}</bdi>, and stay so whichever account this link
        belongs to.
      </span>
    </p>
  )
}
