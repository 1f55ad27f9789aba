import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'

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

/** Whether the visitor has come to this screen from another one of the same page. */
export const FocusOnMount = createContext(false)
