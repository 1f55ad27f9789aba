import { useEffect, useState, useSyncExternalStore } from 'react'
import { CrossIcon } from './busy-button.tsx'
import { type ShownToast, showCarriedToast, toastStore } from './toast-store.ts'

const SHOWN_FOR_MS = 8_000
const NONE: readonly ShownToast[] = []

/**
 * Success is announced politely and disappears, unless hovered or focused; failures interrupt and stay. Both regions
 * always exist, so that they are announced.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => NONE)
  useEffect(showCarriedToast, [])
  return (
    <div className="toasts">
      <div role="status">
        {toasts.map((toast) => toast.tone === 'success' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
      <div role="alert">
        {toasts.map((toast) => toast.tone === 'error' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
    </div>
  )
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false)
  const dismiss = () => toastStore.dispatch({ type: 'dismiss', id: toast.id })

  useEffect(() => {
    if (toast.tone === 'error' || held) return
    const timer = setTimeout(() => toastStore.dispatch({ type: 'dismiss', id: toast.id }), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
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
      <button className="remove" type="button" aria-label={`Dismiss: ${toast.title}`} onClick={dismiss}>
        <CrossIcon />
      </button>
    </div>
  )
}
