/** The scripts of the pages that lead on to /auth. Each runs inline, so it must not refer to anything outside of itself. */

/** To the sign-up form, which is a state of /auth's history entry. A reload keeps that state; a new address would not. */
export function goToSignUp(): void {
  history.replaceState({ mode: 'sign-up' }, '', '/auth')
  location.reload()
}

/** To the form that asks for a new password. */
export function goToPasswordReset(): void {
  location.replace('/auth?reset=true')
}
