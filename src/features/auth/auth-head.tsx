import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'

/** The title takes the focus if it replaces a screen whose button is gone. */
export function AuthHead({ title, lead }: { title: string; lead: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusOnMount = useContext(FocusOnMount)
  useEffect(() => {
    if (focusOnMount) heading.current?.focus()
  }, [focusOnMount])
  // The name of the business stays.
  useEffect(() => {
    document.title = document.title.replace(/.*(?= \| )/, title)
  }, [title])
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
    </>
  )
}

/** Whether the visitor came from another screen of this page. */
export const FocusOnMount = createContext(false)
