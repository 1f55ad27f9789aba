import type { ComponentType } from 'react'
import { AUTH_PAGE } from '#content/auth.ts'
import { parts } from '#contract/language.ts'
import { island } from '#src/lib/island.tsx'
import { PATHS } from '#src/lib/routes.ts'
import { link } from '#src/lib/slots.tsx'
import { FocusOnMount } from './auth-head.tsx'
import type { Screen, ScreenProps } from './auth-screen.ts'
import { CheckEmailPanel } from './check-email-panel.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { ConfirmedPanel } from './confirmed-panel.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LogInForm } from './log-in-form.tsx'
import { RedeemPanel } from './redeem-panel.tsx'
import { SetNewPasswordForm } from './set-new-password-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useAuthScreen } from './use-auth-screen.ts'

const { benefits } = AUTH_PAGE

const SCREENS: { [Mode in Screen['mode']]: ComponentType<ScreenProps<Mode>> } = {
  login: LogInForm,
  'sign-up': SignUpForm,
  'forgot-password': ForgotPasswordForm,
  'set-new-password': SetNewPasswordForm,
  'check-email': CheckEmailPanel,
  redeem: RedeemPanel,
  confirm: ConfirmForm,
  confirmed: ConfirmedPanel,
}

function AuthPage() {
  const auth = useAuthScreen()
  const { screen, focusOnMount } = auth
  const Shown = SCREENS[screen.mode] as ComponentType<{ screen: Screen; auth: typeof auth }>
  return (
    <div className="page">
      <div className="auth">
        <FocusOnMount value={focusOnMount && !('refused' in screen)}>
          <Shown screen={screen} auth={auth} />
        </FocusOnMount>
      </div>
      <Benefits />
    </div>
  )
}

export const AuthIsland = island('auth', AuthPage)

function Benefits() {
  return (
    <aside className="side perforated-block" aria-labelledby="benefits-title">
      <div className="stub perforated">
        <h2 id="benefits-title">{benefits.title}</h2>
        <ul className="gains">
          {benefits.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="hint">{parts(benefits.quote, { link: link(PATHS.getQuote, benefits.quoteLink) })}</p>
      </div>
    </aside>
  )
}
