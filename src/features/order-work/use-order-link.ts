import { useCallback, useEffect, useState } from 'react'
import { OPERATOR_ORDER, ORDER_REFUSAL_WORDS } from '#content/operator-order.ts'
import type { DraftProblem, OperatorOrder, OperatorOrderBody } from '#contract/operator-order.ts'
import type { DeliveredDocument } from '#contract/order.ts'
import { callOrder, OrderError } from './order-backend.ts'

/** What a link about an order leads to. `invalid`, `expired`: it opens nothing (any more). */
type LinkState =
  | { state: 'asking' | 'invalid' | 'expired' | 'unreachable' | 'gone' }
  | { state: 'shown'; view: LinkView }

/** What there is to see of an order. */
export type LinkView = Exclude<OperatorOrder, { state: 'gone' }>

/** A body without its token. */
export type Action = OperatorOrderBody extends infer Body
  ? Body extends { action: string }
    ? Omit<Body, 'token'>
    : never
  : never

const screenOf = (view: OperatorOrder): LinkState =>
  view.state === 'gone' ? { state: 'gone' } : { state: 'shown', view }

function refusedScreen(error: unknown): LinkState {
  const code = error instanceof OrderError ? error.refusal.code : ''
  if (code === 'link-expired') return { state: 'expired' }
  return { state: ['link-invalid', 'not-found', 'bad-request'].includes(code) ? 'invalid' : 'unreachable' }
}

const isRefusal = (code: string): code is keyof typeof ORDER_REFUSAL_WORDS => code in ORDER_REFUSAL_WORDS

/** Refusals whose words are for the reader. */
const USER_FACING_CODES = ['too-many-requests', 'payment-unavailable']

/** Why something did not work. */
export function failureWords(error: unknown): string {
  if (!(error instanceof OrderError)) return OPERATOR_ORDER.failed
  const { code, message } = error.refusal
  if (isRefusal(code)) return ORDER_REFUSAL_WORDS[code]
  if (code === 'link-expired') return OPERATOR_ORDER.ended
  return USER_FACING_CODES.includes(code) ? message : OPERATOR_ORDER.failed
}

/** What a link is about, and acting by it. Whatever fails leaves the screen, and what was typed there, as it is. */
export function useOrderLink(token: string) {
  const [opened, setOpened] = useState<LinkState>({ state: 'asking' })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [draftProblems, setDraftProblems] = useState<DraftProblem[]>([])

  const load = useCallback(async () => {
    setOpened(await callOrder({ token }).then(screenOf, refusedScreen))
  }, [token])

  useEffect(() => {
    void load()
  }, [load])

  /** Looks again, after something else than expected has happened. What is shown stays if that fails. */
  const refresh = async () => {
    const view = await callOrder({ token }).catch(() => undefined)
    if (view) setOpened(screenOf(view))
  }

  /** Does something, and says why when it did not work. Returns its outcome; undefined when there is none. */
  const attempt = async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome | undefined> => {
    if (busy) return undefined
    setBusy(true)
    setProblem(undefined)
    setDraftProblems([])
    try {
      return await work()
    } catch (error) {
      const refusal = error instanceof OrderError ? error.refusal : undefined
      if (refusal?.code === 'offer-invalid') setDraftProblems(refusal.problems ?? [])
      else setProblem(failureWords(error))
      if (refusal && isRefusal(refusal.code)) await refresh()
      return undefined
    } finally {
      setBusy(false)
    }
  }

  /** A document that was uploaded stands among those that wait. */
  const uploaded = (document: DeliveredDocument) =>
    setOpened((known) => {
      if (known.state !== 'shown' || !known.view.order) return known
      const { order } = known.view
      return {
        ...known,
        view: { ...known.view, order: { ...order, waiting: [...order.waiting, document] } },
      }
    })

  return {
    token,
    uploaded,
    opened,
    load,
    refresh,
    attempt,
    busy,
    problem,
    draftProblems,

    /** Acts by the link, and shows what has become of the order. */
    act: (action: Action) =>
      attempt(async () => {
        const view = await callOrder({ token, ...action } as OperatorOrderBody)
        setOpened(screenOf(view))
        return view
      }),
  }
}

export type OrderLink = ReturnType<typeof useOrderLink>
