import { type ReactNode, useLayoutEffect, useState } from 'react'
import { OPERATOR_ORDER, OPERATOR_PAGE, OPERATOR_STATES } from '#content/operator.ts'
import type { OrderPurpose, OWN_ACTS } from '#contract/acts.ts'
import { fill } from '#contract/language.ts'
import type { OperatorView } from '#contract/operator.ts'
import { formatPence } from '#contract/order.ts'
import { useBusy } from '#src/lib/use-busy.ts'
import { Button } from '#src/ui/busy-button.tsx'
import { Press } from '#src/ui/press.tsx'
import { ActPanel } from './act-panel.tsx'
import { AttachPanel } from './attach-panel.tsx'
import { DeliverPanel } from './deliver-panel.tsx'
import { MessagePanel } from './message-panel.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { callOperator } from './operator-backend.ts'
import { RecordPanel } from './record-panel.tsx'
import { type PanelProps, Screen } from './screen.tsx'
import { TransferPanel } from './transfer-panel.tsx'
import { failureWords, isAboutOrder, type OperatorLink, useOperatorLink } from './use-operator-link.ts'

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
  if (!isAboutOrder(view))
    return (
      <>
        <RecordPanel link={link} view={view} />
        <Links {...link} title={OPERATOR_PAGE.links.open} />
      </>
    )
  const Panel = hasOwnPanel(view.purpose) ? OWN_PANELS[view.purpose] : ActPanel
  return (
    <>
      <div className="page operator">
        {view.state === 'gone' ? <Screen {...OPERATOR_STATES.gone} /> : <Panel link={link} view={view} />}
      </div>
      <Links {...link} title={OPERATOR_PAGE.links.request} />
    </>
  )
}

/** What else can be done from here, in a remembered browser. */
function Links({ links, title }: Pick<OperatorLink, 'links'> & { title: string }) {
  if (links.length === 0) return null
  return (
    <nav className="page operator-links" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ about, label, href, amount }) => (
          <li key={href}>
            {about && <bdi>{about}</bdi>}
            <a href={href}>{label}</a>
            {amount !== undefined && <Arrived href={href} amount={amount} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Records a transfer of the expected amount from the list itself. */
function Arrived({ href, amount }: { href: string; amount: number }) {
  const [isRecorded, setRecorded] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [busy, press] = useBusy(async () => {
    const token = href.slice(href.indexOf('=') + 1)
    setProblem(undefined)
    try {
      await callOperator({ token, action: 'confirm', amount })
      setRecorded(true)
    } catch (error) {
      setProblem(failureWords(error))
    }
  })
  if (isRecorded) return <p role="status">{OPERATOR_ORDER.transfer.recorded}</p>
  const label = fill(OPERATOR_ORDER.transfer.came, { amount: formatPence(amount) })
  return <Press {...{ busy, problem, label }} quiet busyLabel={OPERATOR_PAGE.busy} onPress={press} />
}
