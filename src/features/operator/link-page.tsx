import { type ReactNode, useLayoutEffect } from 'react'
import { OPERATOR_PAGE, OPERATOR_STATES } from '#content/operator.ts'
import type { OrderPurpose, OWN_ACTS } from '#contract/acts.ts'
import type { OperatorView } from '#contract/operator.ts'
import { Button } from '#src/ui/busy-button.tsx'
import { ActPanel } from './act-panel.tsx'
import { AttachPanel } from './attach-panel.tsx'
import { DeliverPanel } from './deliver-panel.tsx'
import { Links } from './links.tsx'
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

/** The pages of the acts in OWN_ACTS. */
const OWN_PANELS: Record<(typeof OWN_ACTS)[keyof typeof OWN_ACTS], (props: PanelProps) => ReactNode> = {
  offer: OfferPanel,
  deliver: DeliverPanel,
  transfer: TransferPanel,
  extra: OfferPanel,
  message: MessagePanel,
  attach: AttachPanel,
}

const hasOwnPanel = (purpose: OrderPurpose): purpose is keyof typeof OWN_PANELS => purpose in OWN_PANELS

function Opened({ link, view }: { link: OperatorLink; view: OperatorView }) {
  if (!isAboutOrder(view)) return <RecordPanel link={link} view={view} />
  const Panel = hasOwnPanel(view.purpose) ? OWN_PANELS[view.purpose] : ActPanel
  return (
    <div className="page operator">
      {view.state === 'gone' ? <Screen {...OPERATOR_STATES.gone} /> : <Panel link={link} view={view} />}
      {link.links.length > 0 && (
        <section className="order-body order-also" aria-labelledby="also-title">
          <h2 id="also-title">{OPERATOR_PAGE.links}</h2>
          <Links links={link.links} />
        </section>
      )}
    </div>
  )
}
