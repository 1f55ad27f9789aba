import { useEffect, useRef } from 'react'

type ScreenHeadProps = { title: string; lead: string }

/** The title takes the focus whenever either changes. */
export function ScreenHead({ title, lead }: ScreenHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each of them
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
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
