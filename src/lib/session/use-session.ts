import type { AuthChangeEvent, Session, User } from '@supabase/auth-js'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from '#src/lib/store.ts'
import { storedSession } from './stored-session.ts'

export type SessionState = {
  user: User | null
  session: Session | null
  loading: boolean
  unreachable: boolean
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
  // auth-js repeats SIGNED_IN whenever the window gets the focus.
  if (same && event === 'SIGNED_IN' && !state.loading) return state
  return { user: session?.user ?? null, session, loading: false, unreachable, event }
}, UNKNOWN)

let connected: Promise<void> | undefined

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
    // Also null if the session could not be renewed now; it is then still stored.
    const unreachable = event === 'INITIAL_SESSION' && !session && storedSession() !== undefined
    sessionStore.dispatch({ event, session, unreachable })
  })
}

/** For when auth-js cannot notice, such as after storage was cleared. */
export const reportSignedOut = () =>
  sessionStore.dispatch({ event: 'SIGNED_OUT', session: null, unreachable: false })

export function useSession(): SessionState & { failed: boolean } {
  const state = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    followSession().catch(() => setFailed(true))
  }, [])
  return { ...state, failed }
}
