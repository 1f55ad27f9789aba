import type { GoTrueClient } from '@supabase/auth-js'
import type { Link } from '#src/lib/session/link.ts'
import type { Redeemed } from './redeem.ts'

type Mode = 'login' | 'sign-up' | 'forgot-password' | 'set-new-password'

/** What /auth shows. The first three have addresses of their own in the history; the others follow from what was done. */
export type Screen =
  | { mode: 'login'; newPassword?: boolean }
  | { mode: 'sign-up' | 'forgot-password' }
  /** `confirming`: in place of the password that a confirmation link asked for. */
  | { mode: 'set-new-password'; client: GoTrueClient; email: string; confirming?: Redeemed }
  /** A link to a new password waits for its button. */
  | { mode: 'redeem'; link: RecoveryLink }
  /** A confirmation link waits for the password. */
  | { mode: 'confirm'; link: ConfirmationLink }
  /** A message is on its way. */
  | { mode: 'check-email'; email: string; about: 'sign-up' | 'password' | 'one-step' }
  /** Confirmed by somebody who is signed in as somebody else, and stays so. */
  | { mode: 'confirmed'; client: GoTrueClient; email: string }

export type RecoveryLink = Extract<Link, { kind: 'recover' }>
export type ConfirmationLink = Extract<Link, { kind: 'confirm' | 'confirm-session' }>

/** Moves to another screen. */
export type Go = (screen: Screen) => void

type HistoryMode = Extract<Mode, 'login' | 'sign-up' | 'forgot-password'>

/** The screen that the address and its history entry ask for. */
export function screenOfHistory(search: string, state: unknown): { mode: HistoryMode } {
  if (new URLSearchParams(search).get('reset') === 'true') return { mode: 'forgot-password' }
  const mode = (state as { mode?: unknown } | null)?.mode
  return { mode: mode === 'sign-up' ? 'sign-up' : 'login' }
}
