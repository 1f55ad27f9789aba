import { useEffect, useRef } from 'react'

/** For what takes the focus when it appears, and whenever `when` changes; not while that is false, 0 or undefined. */
export function useFocus<Focused extends HTMLElement = HTMLHeadingElement>(
  when: unknown = true,
  options?: FocusOptions,
) {
  const element = useRef<Focused>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each of its values
  useEffect(() => {
    if (when) element.current?.focus(options)
  }, [when])
  return element
}

export const IN_PLACE: FocusOptions = { preventScroll: true }
