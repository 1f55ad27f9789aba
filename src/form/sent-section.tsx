import { type ReactNode, useEffect, useRef } from 'react'
import { TITLE_PREFIXES } from '#content/ui.ts'
import { useTitlePrefix } from '#src/lib/title-prefix.ts'

/** Its title takes the focus, because the button that was pressed is gone. */
export function SentSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useTitlePrefix(TITLE_PREFIXES.sent)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])

  return (
    <section className="sent" aria-labelledby="sent-title">
      <h1 id="sent-title" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children}
    </section>
  )
}
