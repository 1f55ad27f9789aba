import { useRef } from 'react'
import { useOnChange } from '#src/lib/use-on-change.ts'

/** For what takes the focus when it appears, and whenever `when` changes; not while that is false, 0 or undefined. */
export function useFocus<Focused extends HTMLElement = HTMLHeadingElement>(
  when: unknown = true,
  options?: FocusOptions,
) {
  const element = useRef<Focused>(null)
  useOnChange([when], () => {
    if (when) element.current?.focus(options)
  })
  return element
}

export const IN_PLACE: FocusOptions = { preventScroll: true }
