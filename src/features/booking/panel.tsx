import { type ReactNode, useEffect, useRef } from 'react'

type PanelProps = {
  title: string
  /** Whatever else changes so much that focus begins anew. */
  state?: string
  children: ReactNode
}

/** What stands in the form's place: a heading that takes focus whenever it says something new. */
export function Panel({ title, state, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each of them
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [title, state])

  return (
    <section className="sent" aria-labelledby="panel-title">
      <h1 id="panel-title" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children}
    </section>
  )
}
