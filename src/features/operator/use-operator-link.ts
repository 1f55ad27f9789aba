import { useCallback, useEffect, useState } from 'react'
import { OPERATOR_PAGE, ORDER_REFUSALS } from '#content/operator.ts'
import { isOrderPurpose } from '#contract/acts.ts'
import type {
  DraftProblem,
  OpenedIn,
  OperatorBody,
  OperatorView,
  OrderAction,
  OrderLinkView,
  RecordAction,
  RecordView,
} from '#contract/operator.ts'
import type { DeliveredDocument } from '#contract/order.ts'
import { linkStateOf, refusalOf } from '#src/lib/backend/call-function.ts'
import { callOperator, makeKey, type OperatorRefusal, openLink, rememberBrowser } from './operator-backend.ts'

/** What a link of the operator's mail leads to. `invalid`, `expired`: it opens nothing (any more). */
type LinkState =
  | { state: 'asking' | 'invalid' | 'expired' | 'unreachable' }
  | { state: 'shown'; view: OperatorView }

export type OrderView = Exclude<OrderLinkView, { state: 'gone' }>

export type Order = NonNullable<OrderView['order']>

export const isAboutOrder = (view: OperatorView): view is OrderLinkView => isOrderPurpose(view.purpose)

const shownState = (view: OperatorView): LinkState => ({ state: 'shown', view })

const isRefusal = (code: string): code is keyof typeof ORDER_REFUSALS => code in ORDER_REFUSALS

const USER_FACING_CODES = [
  ...['slot-taken', 'booking-invalid', 'too-many-requests', 'payment-unavailable', 'order-unsettled'],
]

export function failureWords(error: unknown): string {
  const { code = '', message = OPERATOR_PAGE.failed } = refusalOf(error)
  if (isRefusal(code)) return ORDER_REFUSALS[code]
  if (code === 'link-expired') return OPERATOR_PAGE.ended
  if (code === 'file-refused') return message
  return USER_FACING_CODES.includes(code) ? message : OPERATOR_PAGE.failed
}

/** What a link is about, and acting by it. Whatever fails leaves the screen, and what was typed there, as it is. */
export function useOperatorLink(opener: string) {
  const [{ token = opener, canRemember = false, links = [] }, setOpenedIn] = useState<OpenedIn>({})
  const [remembers, setRemembers] = useState(false)
  const [key] = useState(makeKey)
  const [opened, setOpened] = useState<LinkState>({ state: 'asking' })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [draftProblems, setDraftProblems] = useState<DraftProblem[]>([])

  const load = useCallback(async () => {
    const shown = openLink(opener).then(
      (view) => {
        setOpenedIn(view)
        return shownState(view)
      },
      (error) => ({ state: linkStateOf(error) }),
    )
    setOpened(await shown)
  }, [opener])

  useEffect(() => {
    void load()
  }, [load])

  /** Looks again, after something else than expected has happened. What is shown stays if that fails. */
  const refresh = async () => {
    const view = await callOperator({ token }).catch(() => undefined)
    if (view) setOpened(shownState(view))
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
      const { code = '', problems = [] } = refusalOf<OperatorRefusal>(error)
      if (code === 'offer-invalid') setDraftProblems(problems)
      else setProblem(failureWords(error))
      if (isRefusal(code)) await refresh()
      return undefined
    } finally {
      setBusy(false)
    }
  }

  /** A document that was uploaded stands among those that wait. */
  const uploaded = (document: DeliveredDocument) =>
    setOpened((known) => {
      if (known.state !== 'shown' || !('order' in known.view) || !known.view.order) return known
      const { order } = known.view
      return {
        ...known,
        view: { ...known.view, order: { ...order, waiting: [...order.waiting, document] } },
      }
    })

  const remember = async () => {
    const view = await rememberBrowser(token, key)
    setOpenedIn(({ canRemember: _, ...known }) => known)
    return view
  }

  return {
    token,
    links,
    canRemember,
    remembers,
    setRemembers,
    uploaded,
    opened,
    load,
    refresh,
    attempt,
    busy,
    problem,
    draftProblems,

    act: (action: RecordAction | OrderAction) =>
      attempt(async () => {
        if (canRemember && remembers) await remember()
        const view = await callOperator({ token, ...action } as OperatorBody)
        setOpened(shownState(view))
        return view
      }),

    remember: () =>
      attempt(async () => {
        const view = await remember()
        setOpened(shownState(view))
        return view
      }),
  }
}

export type OperatorLink = ReturnType<typeof useOperatorLink>

export type RecordPanelProps = { link: OperatorLink; view: RecordView }
