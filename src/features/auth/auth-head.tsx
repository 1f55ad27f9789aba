import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { FocusOnMount } from './focus-on-mount.ts'

/** Title and lead of a screen of /auth. It takes focus when it has replaced another screen, whose button is gone. */
export function AuthHead({ title, lead }: { title: string; lead: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useContext(FocusOnMount)
  useEffect(() => {
    if (moved) heading.current?.focus()
  }, [moved])
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
    </>
  )
}
