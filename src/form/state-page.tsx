import { type ReactNode, type Ref, useEffect } from 'react'
import { QUOTE_NEXT } from '#content/quote.ts'
import { useTitlePrefix } from '#src/lib/title-prefix.ts'
import { NextSteps } from './next-steps.tsx'

export type StatePageProps = {
  title: string
  next: readonly string[]
  halves?: boolean
  heading?: Ref<HTMLHeadingElement>
  onState: (title: string) => void
  children: ReactNode
  /** What was sent and said; on phones below what happens next. */
  rest: ReactNode
}

export function StatePage(props: StatePageProps) {
  const { title, next, halves = false, heading, onState, children, rest } = props
  useTitlePrefix(title)
  useEffect(() => onState(title), [title, onState])
  return (
    <>
      <section className="sent" aria-labelledby="state-title">
        <h1 id="state-title" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {children}
      </section>
      <NextSteps title={QUOTE_NEXT.title} steps={next} halves={halves} />
      <div className="sent rest">{rest}</div>
    </>
  )
}
