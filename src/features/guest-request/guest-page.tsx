import { type ReactNode, useState } from 'react'
import { GUEST_LINK, GUEST_PAGE } from '#content/guest-request.ts'
import { QUOTE_NEXT } from '#content/quote.ts'
import { useTitlePrefix } from '#src/lib/title-prefix.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { GuestDetails } from './guest-details.tsx'
import { LinkNotice } from './link-notice.tsx'
import { NextSteps } from './next-steps.tsx'
import { useGuestRequest } from './use-guest-request.ts'

type GuestPageProps = { token: string; quotePath: string }

export function GuestPage({ token, quotePath }: GuestPageProps) {
  const { state, retry, renew, resend, change } = useGuestRequest(token)
  useTitlePrefix(GUEST_PAGE.title)

  switch (state.kind) {
    case 'opening':
      return (
        <p className="opening" role="status">
          {GUEST_PAGE.opening}
        </p>
      )
    case 'open':
      return (
        <>
          <GuestDetails
            token={token}
            request={state.request}
            order={state.order}
            onChange={change}
            onRetry={retry}
            onRenew={renew}
          />
          <NextSteps
            {...(state.order === null || state.order === 'unknown' ? QUOTE_NEXT : GUEST_PAGE.order.way)}
          />
        </>
      )
    case 'resent':
    case 'renewed':
      return <LinkNotice {...GUEST_LINK[state.kind]} />
    case 'refused': {
      const actions: Record<typeof state.refusal, ReactNode> = {
        invalid: <AnotherQuote path={quotePath} />,
        gone: <AnotherQuote path={quotePath} />,
        expired: <SendNewLink onPress={resend} />,
        replaced: <SendNewLink onPress={resend} />,
        unavailable: (
          <button className="btn" type="button" onClick={retry}>
            {GUEST_LINK.unavailable.button}
          </button>
        ),
      }
      const { title, text } = GUEST_LINK[state.refusal]
      return <LinkNotice title={title} text={text} action={actions[state.refusal]} />
    }
    default:
      return state satisfies never
  }
}

function AnotherQuote({ path }: { path: string }) {
  return (
    <a className="btn ghost" href={path}>
      {GUEST_PAGE.another}
    </a>
  )
}

function SendNewLink({ onPress }: { onPress: () => Promise<void> }) {
  const [sending, setSending] = useState(false)
  const press = () => {
    if (sending) return
    setSending(true)
    void onPress().finally(() => setSending(false))
  }
  return (
    <BusyButton className="btn" type="button" busy={sending} onClick={press}>
      {sending ? GUEST_LINK.expired.busy : GUEST_LINK.expired.button}
    </BusyButton>
  )
}
