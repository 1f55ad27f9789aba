import { useState } from 'react'
import { DASHBOARD_PAGE } from '#content/account.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'

const { billing } = DASHBOARD_PAGE

/** No payment method is ever stored. */
export function BillingPanel() {
  const [told, setTold] = useState(false)
  return (
    <EmptyState title={billing.title} text={billing.text}>
      <button className="btn ghost" type="button" onClick={() => setTold(true)}>
        {billing.button}
      </button>
      <div role="status">{told && <p className="told">{billing.told}</p>}</div>
    </EmptyState>
  )
}
