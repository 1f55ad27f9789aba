import { type ComponentType, useEffect, useRef } from 'react'

/**
 * Makes an island of a component: a part of a page that comes to life in the browser; everything round it stays plain HTML.
 * It says when it is hydrated, that is when all of its handlers are in place. A page shows it with `client:idle-or-touch`.
 */
export function island<Props extends object>(name: string, Component: ComponentType<Props>) {
  return function Island(props: Props) {
    const element = useRef<HTMLDivElement>(null)
    // Children's effects run first.
    useEffect(() => {
      if (!element.current) return
      element.current.dataset.hydrated = ''
      element.current.dispatchEvent(new Event('island:hydrated', { bubbles: true }))
    }, [])
    return (
      <div data-island={name} ref={element}>
        <Component {...props} />
      </div>
    )
  }
}
