import {
  Component,
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { holdStill } from './hold-still.ts'

if (!import.meta.env.SSR) holdStill()

/** Reports when all of its handlers are in place. Pages give it texts only (src/integration/island-element.ts). */
export function island<Props extends { [Name in keyof Props]: string }>(
  name: string,
  Component: ComponentType<Props>,
) {
  return function Island(props: Props) {
    const element = useRef<HTMLDivElement>(null)
    const [before] = useState(() => lookAt(name))
    useLayoutEffect(() => {
      if (before && element.current && before.island !== element.current) carryOver(before, element.current)
    }, [before])
    // Children's effects run first.
    useEffect(() => {
      if (!element.current) return
      element.current.dataset.hydrated = ''
      element.current.dispatchEvent(new Event('island:hydrated', { bubbles: true }))
    }, [])
    return (
      <div data-island={name} ref={element}>
        <Boundary>
          <Component {...props} />
        </Boundary>
      </div>
    )
  }
}

/** The page then says what to do (src/integration/late-notice.ts). */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { broken: false, isPage: false }

  static getDerivedStateFromError() {
    // While the form still exists, so that its answers are kept.
    dispatchEvent(new Event('island:broken'))
    return { broken: true, isPage: document.querySelector('[data-island] h1') !== null }
  }

  override render() {
    const { broken, isPage } = this.state
    if (!broken) return this.props.children
    return (
      isPage && (
        <div className="page">
          <div>
            <h1>{document.title.split(' | ', 1)}</h1>
          </div>
        </div>
      )
    )
  }
}

type Before = { island: Element; focused: Element | null }

function lookAt(name: string): Before | undefined {
  if (typeof document === 'undefined') return
  const found = document.querySelector(`[data-island=${name}]`)
  return found ? { island: found, focused: document.activeElement } : undefined
}

const fieldsOf = (island: Element) =>
  Array.from(island.querySelectorAll<HTMLInputElement>('input, select, textarea, button'))

/** After a translator's changes React renders the island anew: answers and focus are carried over. */
function carryOver({ island: old, focused }: Before, island: Element): void {
  const fields = fieldsOf(island)
  fieldsOf(old).forEach((from, i) => {
    const field = fields[i]
    if (field?.name !== from.name) return
    if (from.type === 'file') field.files = from.files
    else if (from.localName !== 'button') field.value = from.value
    field.checked = from.checked
    if (from === focused) field.focus()
  })
}
