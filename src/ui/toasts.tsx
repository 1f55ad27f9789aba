import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { TOAST_DISMISS } from '#content/ui.ts'
import { fill } from '#contract/language.ts'
import { island } from '#src/lib/island.tsx'
import { listen } from '#src/lib/listen.ts'
import { CrossIcon } from './busy-button.tsx'
import { type ShownToast, showCarriedToast, toastStore } from './toast-store.ts'
import { IN_PLACE } from './use-focus.ts'

const SHORTEST_MS = 8_000
const PER_CHARACTER_MS = 100
const NONE: readonly ShownToast[] = []

/** A page, with its notices. */
export const pageIsland = (name: string, Page: ComponentType) =>
  island(name, () => (
    <>
      <Page />
      <Toasts />
    </>
  ))

/** Announced politely, unless silent. The region always exists, so that what comes into it is announced. */
function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => NONE)
  const { box, focusBack } = useClearOfFocus(toasts)
  useEffect(showCarriedToast, [])
  const cards = (isSilent: boolean) =>
    toasts
      .filter(({ silent = false }) => silent === isSilent)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={focusBack} />)
  return (
    <div className="toasts" ref={box}>
      <div role="status">{cards(false)}</div>
      <div>{cards(true)}</div>
    </div>
  )
}

/** Leaves after the time it takes to read it, which waits while it is pointed at, has the focus, or is in a hidden tab. */
function ToastCard({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const [held, setHeld] = useState(false)
  const dismiss = () => {
    onDismiss()
    toastStore.dispatch({ type: 'dismiss', id: toast.id })
  }

  useEffect(() => {
    if (held) return
    const { id, title, description = '', note = '' } = toast
    const time = Math.max(SHORTEST_MS, (title + description + note).length * PER_CHARACTER_MS)
    let timer: ReturnType<typeof setTimeout>
    const start = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => toastStore.dispatch({ type: 'dismiss', id }), time)
    }
    start()
    const end = listen({ visibilitychange: start }, document)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [toast, held])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only makes it stay
    <div
      className={`toast ${toast.tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismiss()}
    >
      <p>
        <strong>{toast.title}</strong>
        {toast.description && <span>{toast.description}</span>}
        {toast.note && <span>{toast.note}</span>}
      </p>
      <button
        className="remove"
        type="button"
        aria-label={fill(TOAST_DISMISS, { title: toast.title })}
        onClick={dismiss}
      >
        <CrossIcon />
      </button>
    </div>
  )
}

/** Goes to the other edge of the window, or scrolls, rather than cover what has the focus. `focusBack`: to what had it before. */
function useClearOfFocus(toasts: readonly ShownToast[]) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = box
    if (!current || toasts.length === 0) return
    const settle = () => {
      const focused = document.activeElement
      if (!focused || focused === document.body || current.contains(focused)) return
      const control = shownPart(focused).getBoundingClientRect()
      const covers = (edge: 'top' | 'bottom') => {
        current.dataset.edge = edge
        const { left, right, top, bottom } = current.getBoundingClientRect()
        const isBeside = control.right <= left || control.left >= right
        return isBeside ? 0 : Math.max(0, Math.min(control.bottom - top, bottom - control.top))
      }
      if (covers(current.dataset.edge === 'top' ? 'top' : 'bottom') === 0 || covers('top') === 0) return
      const hidden = covers('bottom')
      if (hidden > 0 && control.top > hidden) scrollBy({ top: hidden })
    }
    const onFocus = ({ target, relatedTarget: left }: FocusEvent) => {
      if (current.contains(target as Node) && !current.contains(left as Node | null))
        before.current = left as HTMLElement | null
      settle()
    }
    settle()
    return listen({ focusin: onFocus, scroll: settle, resize: settle })
  }, [toasts])
  const focusBack = () => {
    // Not every browser gives a button that is clicked the focus.
    if (box.current?.contains(document.activeElement)) before.current?.focus(IN_PLACE)
  }
  return { box, focusBack }
}

/** Of an input that its label is drawn over, the label. */
function shownPart(focused: Element): Element {
  const isDrawn = focused instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(focused.type)
  return (isDrawn && focused.labels?.[0]) || focused
}
