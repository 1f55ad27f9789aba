import { useCallback, useEffect, useState } from 'react'
import type { AccountType, ProfileRow } from '#contract/account.ts'
import { listen } from '#src/lib/listen.ts'
import { PATHS } from '#src/lib/routes.ts'
import { isLeaving, leave } from '#src/lib/session/leaving.ts'
import { keepReturnPath } from '#src/lib/session/return-path.ts'
import { SESSION_STORAGE_KEY, type StoredSession, storedSession } from '#src/lib/session/stored-session.ts'
import { useSession } from '#src/lib/session/use-session.ts'
import { useOnChange } from '#src/lib/use-on-change.ts'

export type Account = {
  user: { id: string; email: string } | undefined
  profile: ProfileRow | undefined
  /** During use. */
  ended: boolean
  /** After the same person has logged in again. */
  resume: () => void
  failed: boolean
  retry: () => void
  update: (profile: ProfileRow) => void
}

const RETRY_MS = 20_000

/** If a session ends during use, its owner logs in again in place, unless they logged out in another window. */
export function useAccount(): Account {
  const session = useSession()
  const [user, setUser] = useState<StoredSession>()
  const [profile, setProfile] = useState<ProfileRow>()
  const [ended, setEnded] = useState(false)
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)

  const check = useCallback(() => {
    const stored = storedSession()
    if (!stored) {
      if (isLeaving()) return
      leave()
      keepReturnPath()
      location.replace(PATHS.auth)
    } else setUser((known) => (known?.userId === stored.userId ? known : stored))
  }, [])

  // The stored session suffices to begin with.
  useEffect(check, [check])
  const inUse = profile !== undefined
  useEffect(() => {
    if (session.loading || session.session || session.unreachable) return
    if (!inUse || isLeaving() || storedSession()) return check()
    document.documentElement.dataset.auth = 'out'
    setEnded(true)
  }, [session, inUse, check])

  // Another window changed the session, or the page was restored from the back/forward cache.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== SESSION_STORAGE_KEY && key !== null) return
      if (user && storedSession() && storedSession()?.userId !== user.userId) location.reload()
      else check()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && check()
    return listen({ storage: onStorage, pageshow: onPageShow })
  }, [user, check])

  useOnChange([user, round], () => {
    if (!user) return
    let current = true
    import('#src/lib/backend/account-backend.ts')
      .then(({ loadProfile }) => loadProfile(user.userId))
      .then((row) => {
        if (!current) return
        setProfile(row ?? profileOfSignUp(user))
        setFailed(false)
      })
      .catch(() => current && setFailed(true))
    return () => {
      current = false
    }
  })

  const resume = useCallback(() => {
    // For the header; other windows hear of the new session from storage.
    document.documentElement.dataset.auth = 'in'
    setEnded(false)
  }, [])

  const retry = useCallback(() => {
    const stored = storedSession()
    // auth-js waits a minute after a failed renewal; a new page asks at once.
    if (stored && stored.expiresAt < Date.now() / 1000) location.reload()
    else setRound((count) => count + 1)
  }, [])

  useOnChange([failed, session.session?.access_token], () => {
    if (!failed) return
    const again = () => setRound((count) => count + 1)
    const timer = setInterval(again, RETRY_MS)
    const end = listen({ online: again })
    return () => {
      clearInterval(timer)
      end()
    }
  })

  return {
    user: user && { id: user.userId, email: user.email },
    profile,
    ended,
    resume,
    failed: failed && !profile,
    retry,
    update: setProfile,
  }
}

/** From sign-up, for a missing row; saving the form writes it. */
function profileOfSignUp({ userId, email, metadata }: StoredSession): ProfileRow {
  const text = (name: string) => (typeof metadata[name] === 'string' ? metadata[name] : '')
  const type: AccountType = metadata.account_type === 'corporate' ? 'corporate' : 'private'
  return {
    id: userId,
    email,
    first_name: text('first_name'),
    last_name: text('last_name'),
    company_name: (type === 'corporate' && text('company_name')) || null,
    phone: text('phone') || null,
    account_type: type,
    updated_at: '',
  }
}
