import type { GoTrueClient } from '@supabase/auth-js'
import type { Refusal } from '#src/form/use-refusal.ts'
import type { Link } from '#src/lib/session/link.ts'
import type { Redeemed } from './redeem.ts'

type Mode = 'login' | 'sign-up' | 'forgot-password' | 'set-new-password'

/** The first three have their own history entries; the others follow from an action. `refused`: what led there. */
export type Screen =
  | { mode: 'login' | 'forgot-password'; refused?: Refusal }
  | { mode: 'sign-up' }
  /** `confirming`: instead of entering the sign-up's password. */
  | { mode: 'set-new-password'; client: GoTrueClient; email: string; confirming?: Redeemed }
  | { mode: 'redeem'; link: RecoveryLink }
  | { mode: 'confirm'; link: ConfirmationLink }
  | { mode: 'check-email'; email: string; about: 'sign-up' | 'password' | 'one-step'; refused?: Refusal }
  /** Confirmed while someone else is signed in, who stays so. */
  | { mode: 'confirmed'; client: GoTrueClient; email: string }

export type RecoveryLink = Extract<Link, { kind: 'recover' }>
export type ConfirmationLink = Extract<Link, { kind: 'confirm' | 'confirm-session' }>

export type Go = (screen: Screen) => void

type HistoryMode = Extract<Mode, 'login' | 'sign-up' | 'forgot-password'>

export function screenOfHistory(search: string, state: unknown): { mode: HistoryMode } {
  if (new URLSearchParams(search).get('reset') === 'true') return { mode: 'forgot-password' }
  const mode = (state as { mode?: unknown } | null)?.mode
  return { mode: mode === 'sign-up' ? 'sign-up' : 'login' }
}
