import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ORDER_FAILURES, ORDER_NOTICES, type OrderNotice } from '#content/order.ts'
import type { AcceptAnswers as Answers, CustomerOrder, PaymentMethod, PaymentStart } from '#contract/order.ts'
import { refusalOf } from '#src/lib/backend/call-function.ts'
import {
  acceptOffer,
  approveDraft,
  cancelOrder,
  changeAddress,
  payBalance,
  sendOrderMessage,
  settleOrder,
  showOrder,
} from '#src/lib/backend/order-backend.ts'
import { whenSeen } from '#src/lib/listen.ts'
import { keepOrderPayment } from '#src/lib/order-payment.ts'
import { whenBack } from '#src/lib/use-busy.ts'
import { orderPage } from './order-page.ts'
import { usePaymentReturn } from './use-payment-return.ts'

export type Act = 'pay' | 'extra' | 'cancel' | 'message' | 'approve' | 'address'

export type PaymentReturn = 'success' | 'cancelled' | undefined

export type OrderOptions = {
  token: string
  loaded: CustomerOrder
  returned: PaymentReturn
}

export function useOrder({ token, loaded, returned }: OrderOptions) {
  const [order, setOrder] = useState(loaded)
  const [notice, setNotice] = useState<OrderNotice>()
  const [busy, setBusy] = useState<Act>()
  const [problem, setProblem] = useState<{ act: Act; text: string }>()
  const running = useRef(false)
  const shown = useRef(loaded)

  const show = (next: CustomerOrder | null) => {
    if (!next) return
    const before = shown.current
    shown.current = next
    setOrder(next)
    if (next.state === 'offered' && next.offer.version !== before.offer.version) setNotice('superseded')
  }

  const settling = usePaymentReturn({ token, loaded, returned, onSettled: show, onNotice: setNotice })

  const refresh = async (load = showOrder) => {
    if (running.current) return
    // What is shown stays when it cannot be looked up: the database decides in the end.
    await load(token).then(show, () => undefined)
  }

  // Something may have happened while another window was looked at, the payment page among them.
  const look = useEffectEvent(() => refresh())
  useEffect(() => whenSeen(() => look()), [])

  /** Shows the order as it is and says what has changed; other failures are said beside the button. */
  const refused = async (act: Act, error: unknown) => {
    const { code = '' } = refusalOf(error)
    const current = isNotice(code) ? await showOrder(token).catch(() => undefined) : undefined
    if (current && isNotice(code)) {
      show(current)
      setNotice(code)
    } else setProblem({ act, text: failureText(act, code) })
  }

  /** @returns whether it was done */
  const run = async (act: Act, work: () => Promise<'leaving' | CustomerOrder | null>): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(act)
    setProblem(undefined)
    setNotice(undefined)
    let outcome: 'leaving' | CustomerOrder | null | undefined
    try {
      outcome = await work()
      // The button stays as it is until the window has gone.
      if (outcome === 'leaving') await whenBack()
      else show(outcome)
    } catch (error) {
      await refused(act, error)
    }
    running.current = false
    setBusy(undefined)
    if (outcome === 'leaving') void refresh(settleOrder)
    return outcome !== undefined
  }

  const problemOf = (act: Act) => (problem?.act === act ? problem.text : undefined)
  const leave = (start: PaymentStart) => goToPayment(token, order.payments.length, start)

  return {
    token,
    order,
    page: orderPage(order, settling?.state),
    notice,
    busy,
    settling,
    problemOf,
    /** For the button of an act. */
    stateOf: (act: Act) => ({ busy: busy === act, problem: problemOf(act) }),

    /** Accepts the offer as it is shown, and goes on to pay its first half, or all of it. */
    accept: (answers: Answers) =>
      run('pay', async () => leave(await acceptOffer(token, order.offer.version, answers))),

    acceptExtra: (version: number, answers: Answers) =>
      run('extra', async () => leave(await acceptOffer(token, version, answers))),

    payBalance: (method: PaymentMethod) => run('pay', async () => leave(await payBalance(token, method))),

    cancel: () => run('cancel', () => cancelOrder(token)),

    message: (text: string, answers?: number) => run('message', () => sendOrderMessage(token, text, answers)),

    approve: (draft: number) => run('approve', () => approveDraft(token, draft)),

    changeAddress: (address: string) => run('address', () => changeAddress(token, address)),

    refresh: () => refresh(),
  }
}

export type OrderActs = ReturnType<typeof useOrder>

/** Leaves for the payment page, or gives the order with the details of a bank transfer. */
function goToPayment(token: string, payments: number, start: PaymentStart): 'leaving' | CustomerOrder {
  if ('order' in start) return start.order
  if (!/^https?:\/\//.test(start.url)) throw new Error('There is no payment page')
  keepOrderPayment({ token, sessionId: start.sessionId, payments })
  location.assign(start.url)
  return 'leaving'
}

const isNotice = (code: string): code is OrderNotice => Object.hasOwn(ORDER_NOTICES, code)

function failureText(act: Act, code: string): string {
  if (!navigator.onLine) return ORDER_FAILURES.offline
  if (code === 'too-many-requests') return ORDER_FAILURES.busy
  if (code === 'link-replaced' || code === 'link-expired') return ORDER_FAILURES.link
  return ORDER_FAILURES[Object.hasOwn(ORDER_FAILURES, code) ? (code as keyof typeof ORDER_FAILURES) : act]
}
