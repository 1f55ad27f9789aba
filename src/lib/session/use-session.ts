import { useEffect, useState, useSyncExternalStore } from 'react'
import { followSession, type SessionState, sessionStore } from './session-store.ts'

/** User, session and whether the first check is still out. `failed`: the client could not even be loaded. */
export function useSession(): SessionState & { failed: boolean } {
  const state = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    followSession().catch(() => setFailed(true))
  }, [])
  return { ...state, failed }
}
