import { OPERATOR_ORDER } from '#content/operator-order.ts'
import { BeginPanel } from './begin-panel.tsx'
import { DeclinePanel } from './decline-panel.tsx'
import { DeliverPanel } from './deliver-panel.tsx'
import { MessagePanel } from './message-panel.tsx'
import { OfferPanel } from './offer-panel.tsx'
import styles from './order-work.css?url'
import { type PanelProps, Screen } from './screen.tsx'
import { TransferPanel } from './transfer-panel.tsx'
import { useOrderLink } from './use-order-link.ts'

/** What a link of the operator's mail about an order opens. Nothing happens before a button is pressed. */
export function OrderWork({ token }: { token: string }) {
  const link = useOrderLink(token)
  const { opened } = link
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="screen" />
      {opened.state === 'shown' ? (
        <Panel link={link} view={opened.view} />
      ) : (
        <Screen {...OPERATOR_ORDER[opened.state]}>
          {opened.state === 'unreachable' && (
            <div className="send">
              <button className="btn ghost" type="button" onClick={link.load}>
                {OPERATOR_ORDER.again}
              </button>
            </div>
          )}
        </Screen>
      )}
    </>
  )
}

const PANELS = {
  offer: OfferPanel,
  begin: BeginPanel,
  decline: DeclinePanel,
  deliver: DeliverPanel,
  transfer: TransferPanel,
  message: MessagePanel,
}

function Panel(props: PanelProps) {
  const Purpose = PANELS[props.view.purpose]
  return <Purpose {...props} />
}
