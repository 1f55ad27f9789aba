import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { ACCOUNT_FAILURES, ACCOUNT_OUTCOMES, LINK_FAILURES } from '#content/account-messages.ts'
import { ERROR_TITLE } from '#content/messages.ts'
import { failureText, spokenText } from '#src/form/account-errors.ts'
import type { Refusal } from '#src/form/use-refusal.ts'
import { listen } from '#src/lib/listen.ts'
import { PATHS } from '#src/lib/routes.ts'
import { LINK_PARAMETERS, type Link, linkOf, readLink } from '#src/lib/session/link.ts'
import { takeReturnPath } from '#src/lib/session/return-path.ts'
import { storedSession } from '#src/lib/session/stored-session.ts'
import { type Screen, screenOfHistory } from './auth-screen.ts'
import { openSession, type Redeemed } from './redeem.ts'

const reveal = () => delete document.documentElement.dataset.wait

const LOGIN = { mode: 'login' } as const satisfies Screen

const refusedLogin = (description: string): Screen => ({
  mode: 'login',
  refused: { title: ERROR_TITLE, description },
})

export function useAuthScreen() {
  const [screen, setScreen] = useState<Screen>(LOGIN)
  const [focusOnMount, setFocusOnMount] = useState(false)

  const leave = () => location.replace(takeReturnPath(PATHS.profile))
  const show = (next: Screen) => {
    setFocusOnMount(true)
    setScreen(next)
    scrollTo({ top: 0 })
  }

  const go = (next: Screen) => {
    if (next.mode === 'sign-up') history.pushState({ mode: 'sign-up' }, '', PATHS.auth)
    if (next.mode === 'forgot-password') history.pushState(null, '', `${PATHS.auth}?reset=true`)
    if (next.mode === 'login') history.pushState(null, '', PATHS.auth)
    show(next)
  }

  const showLogin = (screen: Screen) => {
    history.replaceState(null, '', PATHS.auth)
    show(screen)
  }
  const back = () => showLogin(LOGIN)

  const follow = async (link: Link): Promise<void> => {
    const fail = (description: string) => {
      // What is not shown yet cannot take the focus.
      reveal()
      setScreen(refusedLogin(description))
    }
    switch (link.kind) {
      case 'none':
        if (storedSession() && !history.state?.mode && (await stillSignedIn())) return leave()
        return setScreen(screenOfHistory(location.search, history.state))
      case 'forgot':
        return setScreen({ mode: 'forgot-password' })
      case 'failed':
        return fail(spokenText(link.description) || ACCOUNT_FAILURES.recovery)
      case 'malformed':
        return fail(LINK_FAILURES.malformed)
      case 'recover-session': {
        const { linkClient } = await import('#src/lib/session/auth-client.ts')
        const client = linkClient()
        const { data, error } = await openSession(link, client)
        if (error || !data.user) return fail(ACCOUNT_FAILURES.recovery)
        return setScreen({ mode: 'set-new-password', client, email: data.user.email ?? '' })
      }
      case 'recover':
        return setScreen({ mode: 'redeem', link })
      default:
        return setScreen({ mode: 'confirm', link })
    }
  }

  const open = useEffectEvent(() => {
    const link = linkOf(readLink())
    const description = link.kind === 'recover-session' ? ACCOUNT_FAILURES.recovery : ACCOUNT_FAILURES.unknown
    follow(link)
      .catch(() => setScreen(refusedLogin(description)))
      .finally(reveal)
  })
  useLayoutEffect(() => open(), [])

  useEffect(() => {
    let entry = location.href
    const onPopState = () => {
      const [before, now] = [entry, location.href]
      entry = now
      // Only a fragment was followed: the screen, and the link that led to it, stay.
      if (before !== now && withoutFragment(before) === withoutFragment(now)) return
      show(screenOfHistory(location.search, history.state))
    }
    // Another link was opened in this tab: reload, so that it leaves the address bar first.
    const onHashChange = () => {
      const parameters = new URLSearchParams(location.hash.slice(1))
      if (LINK_PARAMETERS.some((name) => parameters.has(name))) location.reload()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    return listen({ popstate: onPopState, hashchange: onHashChange, pageshow: onPageShow })
  })

  const adopt = async ({ client }: Pick<Redeemed, 'client'>) => {
    const { data } = await client.getSession()
    const { authClient } = await import('#src/lib/session/auth-client.ts')
    if (!data.session) throw new Error('The session of the link is gone')
    const { error } = await authClient().setSession(data.session)
    if (error) throw error
    leave()
  }

  return {
    screen,
    focusOnMount,
    go,
    back,
    leave,
    adopt,

    /** `confirming`: instead of the password that a confirmation link asks for. */
    choosePassword({ client, email }: Redeemed, confirming?: Redeemed) {
      show({ mode: 'set-new-password', client, email, confirming })
    },

    passwordUpdated: () => showLogin({ ...LOGIN, said: ACCOUNT_OUTCOMES.passwordUpdated }),

    proven(redeemed: Redeemed) {
      const { client, email, userId } = redeemed
      const own = storedSession()
      if (own && own.userId !== userId) return show({ mode: 'confirmed', client, email })
      if (own) return leave()
      // The account is confirmed: logging in may still work.
      adopt(redeemed).catch((error) => showLogin(refusedLogin(failureText(error))))
    },

    dismissed() {
      if (storedSession()) leave()
      else back()
    },

    refused(refused: Refusal) {
      if (screen.mode !== 'redeem') return showLogin({ mode: 'login', refused })
      history.replaceState(null, '', `${PATHS.auth}?reset=true`)
      show({ mode: 'forgot-password', refused })
    },
  }
}

const withoutFragment = (address: string) => address.split('#', 1)[0]

/** Renews it if needed. If the server is unreachable, treat as signed out. */
async function stillSignedIn(): Promise<boolean> {
  const stored = storedSession()
  if (!stored) return false
  if (stored.expiresAt - 10 > Date.now() / 1000) return true
  const { renewedSession } = await import('#src/lib/session/auth-client.ts')
  return renewedSession().then(Boolean, () => false)
}
