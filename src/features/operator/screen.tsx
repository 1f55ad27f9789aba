import { type ReactNode, useEffect, useRef } from 'react'
import { OPERATOR_ORDER, ORDER_STATE_WORDS, type ScreenWords } from '#content/operator.ts'
import type { OrderState } from '#contract/order.ts'
import { hasErrors } from '#src/ui/error-summary.tsx'
import { About } from './about.tsx'
import type { OperatorLink, OrderView } from './use-operator-link.ts'

export type PanelProps = { link: OperatorLink; view: OrderView }

type ScreenProps = ScreenWords & {
  view?: OrderView
  children?: ReactNode
}

export function Screen({ title, text, view, children }: ScreenProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen begins at its top
  useEffect(() => {
    if (!hasErrors()) scrollTo({ top: 0 })
  }, [title])
  return (
    <>
      <div className="order-head">
        <ScreenHead title={title} lead={text} />
      </div>
      <div className="order-body">{children}</div>
      {view && <About view={view} />}
    </>
  )
}

/** @param isDone whether it was done just now, and can be done again */
export function screenWords({ purpose, state, order }: OrderView, isDone = false): ScreenWords {
  if (purpose === 'offer' || purpose === 'extra') return OPERATOR_ORDER[purpose].closed
  const words = OPERATOR_ORDER.screens[purpose]
  if (isDone) return words.done
  // Work that has begun may have ended since.
  const isOver = purpose === 'begin' && order?.state !== 'in_progress'
  if (state === 'open' || (state === 'done' && !isOver)) return words[state]
  return closedWords(words.closed, order?.state)
}

export const closedWords = (closed: ScreenWords, state: OrderState | undefined): ScreenWords => ({
  ...closed,
  text: state ? ORDER_STATE_WORDS[state] : OPERATOR_ORDER.noOffer,
})

type ScreenHeadProps = { title: string; lead: string }

/** The title takes the focus whenever either changes, but not from a problem. */
export function ScreenHead({ title, lead }: ScreenHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each of them
  useEffect(() => {
    if (!hasErrors()) heading.current?.focus({ preventScroll: true })
  }, [title, lead])
  return (
    <>
      <h1 id="panel-title" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
    </>
  )
}
