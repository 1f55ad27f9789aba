import { AUTH_PAGE } from '#content/auth.ts'
import { parts } from '#contract/language.ts'
import { island } from '#src/lib/island.tsx'
import { link } from '#src/lib/slots.tsx'
import { Toasts } from '#src/ui/toasts.tsx'
import { FocusOnMount } from './auth-head.tsx'
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

type AuthPageProps = {
  authPath: string
  profilePath: string
  quotePath: string
  privacyPath: string
  termsPath: string
  email: string
}

function AuthPage(props: AuthPageProps) {
  const auth = useAuthScreen(props)
  return (
    <>
      <div className="page">
        <div className="auth">
          <FocusOnMount value={auth.focusOnMount && !('refused' in auth.screen)}>
            <AuthScreen auth={auth} props={props} />
          </FocusOnMount>
        </div>
        <Benefits quotePath={props.quotePath} />
      </div>
      <Toasts />
    </>
  )
}

export const AuthIsland = island('auth', AuthPage)

type AuthScreenProps = { auth: ReturnType<typeof useAuthScreen>; props: AuthPageProps }

function AuthScreen({ auth, props }: AuthScreenProps) {
  const { screen, go, back, leave } = auth
  switch (screen.mode) {
    case 'login':
      return <LogInForm {...screen} go={go} onSignedIn={leave} authPath={props.authPath} />
    case 'sign-up':
      return <SignUpForm go={go} onSignedIn={leave} {...props} />
    case 'forgot-password':
      return <ForgotPasswordForm {...screen} go={go} onBack={back} authPath={props.authPath} />
    case 'set-new-password':
      return <SetNewPasswordForm {...screen} onProven={auth.proven} onUpdated={auth.updated} onBack={back} />
    case 'check-email':
      return <CheckEmailPanel {...props} {...screen} onBack={back} />
    case 'redeem':
      return (
        <RedeemPanel
          link={screen.link}
          onRedeemed={auth.redeemed}
          onRefused={auth.refused}
          onBack={auth.dismissed}
        />
      )
    case 'confirm':
      return (
        <ConfirmForm
          link={screen.link}
          onProven={auth.proven}
          onNewPassword={auth.chooseInstead}
          onRefused={auth.refused}
          onBack={auth.dismissed}
        />
      )
    case 'confirmed':
      return (
        <ConfirmedPanel
          client={screen.client}
          email={screen.email}
          onSwitch={() => auth.adopt(screen)}
          onStay={leave}
        />
      )
  }
}

function Benefits({ quotePath }: { quotePath: string }) {
  return (
    <aside className="side perforated-block" aria-labelledby="benefits-title">
      <div className="stub perforated">
        <h2 id="benefits-title">{benefits.title}</h2>
        <ul className="gains">
          {benefits.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="hint">{parts(benefits.quote, { link: link(quotePath, benefits.quoteLink) })}</p>
      </div>
    </aside>
  )
}
