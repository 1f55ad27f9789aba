import { useState } from 'react'
import { OPERATOR_ORDER, OPERATOR_PAGE } from '#content/operator.ts'
import { fill } from '#contract/language.ts'
import type { PrintedLink } from '#contract/operator.ts'
import { formatPence } from '#contract/order.ts'
import { useBusy } from '#src/lib/use-busy.ts'
import { Press } from '#src/ui/press.tsx'
import { callOperator } from './operator-backend.ts'
import { failureWords } from './use-operator-link.ts'

/** What else can be done from here, in a remembered browser. */
export function Links({ links }: { links: readonly PrintedLink[] }) {
  return (
    <ul className="order-list">
      {links.map(({ about, label, href, amount }) => (
        <li key={href}>
          {about && (
            <p>
              <bdi>{about}</bdi>
            </p>
          )}
          <a href={href}>{label}</a>
          {amount !== undefined && <Arrived href={href} amount={amount} />}
        </li>
      ))}
    </ul>
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
