import { useEffect, useRef } from 'react'
import { hasErrors } from './error-summary.tsx'

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
