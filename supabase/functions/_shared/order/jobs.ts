import { type Dependencies, orThrow, rpc } from '../dependencies.ts'
import type { Settling } from '../payments/from-environment.ts'
import { type Allowance, askForEach } from '../payments/reconcile.ts'
import { makeDueRefunds, settleSession } from '../payments/sessions.ts'
import type { PaymentRow } from './order.ts'

/** The jobs for orders: they query whatever an event should have reported, and do what time alone does. */

export type OrderWork = { reconciled: number; expired: number; closed: number; reminded: number }

const BATCH = 100

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Asked = Pick<PaymentRow, 'state'> & { session_id: string | null }

/** Payments whose session may have been paid, and paid ones that may have been refunded elsewhere, or disputed, for which cardholders have 120 days. */
async function paymentsToCheck({ database, now }: Settling): Promise<Asked[]> {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString()
  const payments = () => database.from('order_payments').select('session_id, state')
  const waiting = await orThrow(
    payments()
      .not('session_id', 'is', null)
      .is('session_closed_at', null)
      .gt('created_at', ago(3 * DAY))
      .order('checked_at', { nullsFirst: true })
      .limit(BATCH),
  )
  const paid = await orThrow(
    payments()
      .eq('method', 'card')
      .eq('state', 'paid')
      .eq('refund_state', 'none')
      .gt('paid_at', ago(130 * DAY))
      .lt('checked_at', ago(HOUR))
      .order('checked_at')
      .limit(BATCH / 10),
  )
  return [...waiting, ...paid] as Asked[]
}

/**
 * Refunds, reconciles, and has the database's clock end offers and payments and send reminders, in this order.
 * @param allowance of the run, for both kinds of payment
 */
export async function runOrderJobs(dependencies: Dependencies, allowance: Allowance): Promise<OrderWork> {
  const { database, payments } = dependencies
  let reconciled = 0
  if (payments) {
    const settling = { ...dependencies, provider: payments.provider }
    const due = await orThrow(
      database
        .from('order_payments')
        .select()
        .eq('refund_state', 'due')
        .eq('method', 'card')
        .order('paid_at')
        .limit(BATCH),
    )
    // First, so that many sessions do not keep them waiting; what a session leads to is refunded with it.
    await makeDueRefunds(settling, due as PaymentRow[], allowance)
    const ask = async ({ session_id, state }: Asked) => {
      if (!session_id) return false
      // No longer to be paid: another way was chosen, or the offer taken back.
      if (state === 'closed') await settling.provider.expireSession(session_id)
      return (await settleSession(settling, session_id)) !== null
    }
    reconciled = await askForEach(await paymentsToCheck(settling), dependencies.log, ask, allowance)
  }
  const data = await rpc(database, 'run_order_clock', {})
  return { reconciled, ...(data as Omit<OrderWork, 'reconciled'>) }
}
