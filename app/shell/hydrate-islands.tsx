import type { ComponentType, ReactNode } from 'react'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type {} from './hold-submits.ts'

/** Brings every island of that name on the page to life. Called by the script that the build makes of each island. */
export function hydrateIslands<Props extends object>(name: string, Component: ComponentType<Props>): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const props: Props = JSON.parse(element.dataset.props ?? '{}')
    // As a transition React works in short slices, and the page answers in between.
    startTransition(() => {
      hydrateRoot(
        element,
        <StrictMode>
          <Alive element={element}>
            <Component {...props} />
          </Alive>
        </StrictMode>,
        { identifierPrefix: `${name}-` },
      )
    })
  }
}

/** Children's effects run first: when this one does, every handler of the island is in place. */
function Alive({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.dataset.alive = ''
    const held = window.heldSubmits?.get(element)
    window.heldSubmits?.delete(element)
    if (held?.form.isConnected) held.form.requestSubmit(held.submitter)
  }, [element])
  return children
}
