import { type ReactNode, useLayoutEffect } from 'react'
import { OPERATOR_PAGE, OPERATOR_STATES } from '#content/operator.ts'
import type { OperatorView, OrderPurpose } from '#contract/operator.ts'
import { Button } from '#src/ui/busy-button.tsx'
import { BeginPanel } from './begin-panel.tsx'
import { BillingPanel } from './billing-panel.tsx'
import { DeclinePanel } from './decline-panel.tsx'
import { DeliverPanel } from './deliver-panel.tsx'
import { EndPanel } from './end-panel.tsx'
import { MessagePanel } from './message-panel.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { RecordPanel } from './record-panel.tsx'
import { type PanelProps, Screen } from './screen.tsx'
import { TransferPanel } from './transfer-panel.tsx'
import { isAboutOrder, type OperatorLink, useOperatorLink } from './use-operator-link.ts'

/** What a link of the operator's mail opens. Nothing happens before a button is pressed. */
export function LinkPage({ token }: { token: string }) {
  const link = useOperatorLink(token)
  useLayoutEffect(() => {
    delete document.documentElement.dataset.wait
  }, [])
  const { opened } = link
  if (opened.state === 'shown') return <Opened link={link} view={opened.view} />
  return (
    <div className="page operator">
      <Screen {...OPERATOR_PAGE[opened.state]}>
        {opened.state === 'unreachable' && (
          <div className="send">
            <Button look="btn ghost" label={OPERATOR_PAGE.again} onPress={link.load} />
          </div>
        )}
      </Screen>
    </div>
  )
}

const PANELS: Record<OrderPurpose, (props: PanelProps) => ReactNode> = {
  offer: OfferPanel,
  begin: BeginPanel,
  decline: DeclinePanel,
  deliver: DeliverPanel,
  transfer: TransferPanel,
  end: EndPanel,
  extra: OfferPanel,
  billing: BillingPanel,
  message: MessagePanel,
}

function Opened({ link, view }: { link: OperatorLink; view: OperatorView }) {
  if (!isAboutOrder(view)) return <RecordPanel link={link} view={view} />
  const Panel = PANELS[view.purpose]
  return (
    <div className="page operator">
      {view.state === 'gone' ? <Screen {...OPERATOR_STATES.gone} /> : <Panel link={link} view={view} />}
    </div>
  )
}
