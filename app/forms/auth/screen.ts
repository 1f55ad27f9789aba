import type { GoTrueClient } from '@supabase/auth-js'
import type { Link } from '#app/session/link.ts'

type Mode = 'login' | 'sign-up' | 'forgot-password' | 'set-new-password'

/** What /auth shows. The first three have addresses of their own in the history; the others follow from what was done. */
export type Screen =
  | { mode: 'login' | 'sign-up' | 'forgot-password' }
  | { mode: 'set-new-password'; client: GoTrueClient; email: string }
  /** A link waits for its button. */
  | { mode: 'redeem'; link: Redeemable }
  /** A message is on its way. */
  | { mode: 'check-email'; email: string; about: 'sign-up' | 'password' }
  /** Confirmed by somebody who is signed in as somebody else, and stays so. */
  | { mode: 'confirmed'; client: GoTrueClient; email: string }

export type Redeemable = Exclude<
  Link,
  { kind: 'none' | 'forgot' | 'failed' | 'malformed' | 'recover-session' }
>

/** Moves to another screen. */
export type Go = (screen: Screen) => void

type HistoryMode = Extract<Mode, 'login' | 'sign-up' | 'forgot-password'>

/** The screen that the address and its history entry ask for. */
export function screenOfHistory(search: string, state: unknown): { mode: HistoryMode } {
  if (new URLSearchParams(search).get('reset') === 'true') return { mode: 'forgot-password' }
  const mode = (state as { mode?: unknown } | null)?.mode
  return { mode: mode === 'sign-up' ? 'sign-up' : 'login' }
}
