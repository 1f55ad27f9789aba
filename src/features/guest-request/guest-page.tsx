import { type ReactNode, useState } from 'react'
import { GUEST_LINK, GUEST_PAGE } from '#content/guest-request.ts'
import { PATHS } from '#src/lib/routes.ts'
import { useTitlePrefix } from '#src/lib/title-prefix.ts'
import { useBusy } from '#src/lib/use-busy.ts'
import { BusyButton, Button, ButtonLink } from '#src/ui/busy-button.tsx'
import { GuestDetails } from './guest-details.tsx'
import { LinkNotice } from './link-notice.tsx'
import { useGuestRequest } from './use-guest-request.ts'

export { PaymentWithoutLink } from './link-notice.tsx'

export function GuestPage({ token }: { token: string }) {
  const guest = useGuestRequest(token)
  const { kind } = guest.state
  const [announced, announce] = useState<string>(GUEST_PAGE.opening)
  // An open page has the title of its state.
  useTitlePrefix(kind === 'open' ? undefined : GUEST_PAGE.title)
  return (
    <>
      {/* Always there, so that assistive technology hears what becomes of the request. Notices take the focus instead. */}
      <p className="visually-hidden" role="status">
        {kind === 'opening' ? GUEST_PAGE.opening : kind === 'open' ? announced : ''}
      </p>
      <Screen guest={guest} token={token} onState={announce} />
    </>
  )
}

type ScreenProps = {
  token: string
  guest: ReturnType<typeof useGuestRequest>
  onState: (title: string) => void
}

function Screen({ guest, token, onState }: ScreenProps) {
  const { state, retry, renew, resend, change } = guest
  switch (state.kind) {
    case 'opening':
      return <p className="opening">{GUEST_PAGE.opening}</p>
    case 'open':
      return (
        <GuestDetails
          token={token}
          request={state.request}
          order={state.order}
          onState={onState}
          onChange={change}
          onRetry={retry}
          onRenew={renew}
        />
      )
    case 'resent':
    case 'renewed':
      return <LinkNotice {...GUEST_LINK[state.kind]} />
    case 'refused': {
      const actions: Record<typeof state.refusal, ReactNode> = {
        invalid: <AnotherQuote />,
        gone: <AnotherQuote />,
        expired: <SendNewLink onPress={resend} />,
        replaced: <SendNewLink onPress={resend} />,
        unavailable: <Button label={GUEST_LINK.unavailable.button} onPress={retry} />,
      }
      const { title, text } = GUEST_LINK[state.refusal]
      return <LinkNotice title={title} text={text} action={actions[state.refusal]} />
    }
    default:
      return state satisfies never
  }
}

function AnotherQuote() {
  return <ButtonLink label={GUEST_PAGE.another} href={PATHS.getQuote} />
}

function SendNewLink({ onPress }: { onPress: () => Promise<void> }) {
  const [sending, press] = useBusy(onPress)
  return (
    <BusyButton
      busy={sending}
      onClick={press}
      label={GUEST_LINK.expired.button}
      busyLabel={GUEST_LINK.expired.busy}
    />
  )
}
