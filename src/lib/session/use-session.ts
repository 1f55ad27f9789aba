import type { AuthChangeEvent, Session, User } from '@supabase/auth-js'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from '#src/lib/store.ts'
import { storedSession } from './stored-session.ts'

/** Who is signed in, for components: fed by the events of the auth client. */

export type SessionState = {
  user: User | null
  session: Session | null
  /** True until the first check has answered. */
  loading: boolean
  /** There is a session, but the backend could not be asked to renew it. It may still come. */
  unreachable: boolean
  /** The last event of the auth client. */
  event: AuthChangeEvent | undefined
}

type Change = { event: AuthChangeEvent; session: Session | null; unreachable: boolean }

const UNKNOWN: SessionState = {
  user: null,
  session: null,
  loading: true,
  unreachable: false,
  event: undefined,
}

const sessionStore = createStore<SessionState, Change>((state, { event, session, unreachable }) => {
  const same = session?.access_token === state.session?.access_token && unreachable === state.unreachable
  // Whenever the window is looked at again the client says once more that somebody is signed in.
  if (same && event === 'SIGNED_IN' && !state.loading) return state
  return { user: session?.user ?? null, session, loading: false, unreachable, event }
}, UNKNOWN)

let connected: Promise<void> | undefined

/** Loads the auth client and follows its events. Calling it again does nothing, unless loading had failed. */
function followSession(): Promise<void> {
  connected ??= connect().catch((error: unknown) => {
    connected = undefined
    throw error
  })
  return connected
}

async function connect(): Promise<void> {
  const { authClient } = await import('./auth-client.ts')
  authClient().onAuthStateChange((event, session) => {
    // The first answer is null as well when the session could not be renewed just now; then it is still stored.
    const unreachable = event === 'INITIAL_SESSION' && !session && storedSession() !== undefined
    sessionStore.dispatch({ event, session, unreachable })
  })
}

/** Says that nobody is signed in any more, where the auth client has not noticed: storage was cleared, for example. */
export const noteSessionGone = () =>
  sessionStore.dispatch({ event: 'SIGNED_OUT', session: null, unreachable: false })

/** User, session and whether the first check is still out. `failed`: the client could not even be loaded. */
export function useSession(): SessionState & { failed: boolean } {
  const state = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    followSession().catch(() => setFailed(true))
  }, [])
  return { ...state, failed }
}
