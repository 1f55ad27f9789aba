import { useState } from 'react'
import { DASHBOARD_PAGE } from '#content/account.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'

const { billing } = DASHBOARD_PAGE

/** No payment method is ever stored. */
export function BillingPanel() {
  const [explained, setExplained] = useState(false)
  return (
    <EmptyState title={billing.title} text={billing.text}>
      <button className="btn ghost" type="button" onClick={() => setExplained(true)}>
        {billing.button}
      </button>
      <div role="status">{explained && <p className="explanation">{billing.explanation}</p>}</div>
    </EmptyState>
  )
}
