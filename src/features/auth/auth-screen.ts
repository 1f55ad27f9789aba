import type { GoTrueClient } from '@supabase/auth-js'
import type { NoticeWords } from '#contract/fields.ts'
import type { Refusal } from '#src/form/use-refusal.ts'
import type { Link } from '#src/lib/session/link.ts'
import type { Redeemed } from './redeem.ts'
import type { useAuthScreen } from './use-auth-screen.ts'

/** The first three have their own history entries; the others follow from an action. `said`, `refused`: what led there. */
export type Screen =
  | { mode: 'login'; said?: NoticeWords; refused?: Refusal }
  | { mode: 'sign-up' }
  | { mode: 'forgot-password'; refused?: Refusal }
  /** `confirming`: instead of entering the sign-up's password. */
  | { mode: 'set-new-password'; client: GoTrueClient; email: string; confirming?: Redeemed | undefined }
  | { mode: 'redeem'; link: RecoveryLink }
  | { mode: 'confirm'; link: ConfirmationLink }
  | {
      mode: 'check-email'
      email: string
      about: 'sign-up' | 'password' | 'one-step'
      said?: NoticeWords
      refused?: Refusal
    }
  /** Confirmed while someone else is signed in, who stays so. */
  | { mode: 'confirmed'; client: GoTrueClient; email: string }

export type RecoveryLink = Extract<Link, { kind: 'recover' }>
export type ConfirmationLink = Extract<Link, { kind: 'confirm' | 'confirm-session' }>

export type ScreenProps<Mode extends Screen['mode']> = {
  screen: Extract<Screen, { mode: Mode }>
  auth: ReturnType<typeof useAuthScreen>
}

export function screenOfHistory(search: string, state: unknown): Screen {
  if (new URLSearchParams(search).get('reset') === 'true') return { mode: 'forgot-password' }
  const mode = (state as { mode?: unknown } | null)?.mode
  return { mode: mode === 'sign-up' ? 'sign-up' : 'login' }
}
