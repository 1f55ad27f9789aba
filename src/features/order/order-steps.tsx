import { ORDER_STEPS } from '#content/order.ts'
import type { OrderState } from '#contract/order.ts'

/** Which step a state is; those that are none have left the way. */
const STEP_OF: Partial<Record<OrderState, number>> = {
  offered: 0,
  accepted: 0,
  half_paid: 1,
  in_progress: 2,
  delivered: 3,
  completed: 4,
}

/** Where on its way an order is, in a line. */
export function OrderSteps({ state }: { state: OrderState }) {
  const current = STEP_OF[state]
  if (current === undefined) return null
  return (
    <ol className="steps" aria-label={ORDER_STEPS.label}>
      {ORDER_STEPS.steps.map((step, i) => (
        <li
          key={step}
          className={i < current ? 'done' : undefined}
          aria-current={i === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
