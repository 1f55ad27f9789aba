import { OFFLINE } from '#content/messages.ts'
import type { Toast } from '#contract/fields.ts'
import { inTab } from '#src/lib/storage.ts'
import { createStore } from '#src/lib/store.ts'

/** `silent`: not announced, because something that has the focus says the same. */
type Silence = { silent?: boolean }

export type ShownToast = Toast & Silence & { id: number; tone: 'success' | 'error' }

type ToastAction = { type: 'show'; toast: ShownToast } | { type: 'dismiss'; id: number }

const MOST_AT_ONCE = 3
let lastId = 0

export const toastStore = createStore<readonly ShownToast[], ToastAction>((toasts, action) => {
  if (action.type === 'dismiss') return toasts.filter(({ id }) => id !== action.id)
  // A repeated message is shown once, and success removes its failures.
  const others = toasts.filter(({ tone, title, description }) => {
    if (tone === 'error' && action.toast.tone === 'success') return false
    return title !== action.toast.title || description !== action.toast.description
  })
  return [...others, action.toast].slice(-MOST_AT_ONCE)
}, [])

const CARRIED_KEY = 'sq-toast'

/** For the page that opens next in this tab. */
export const carryToast = (tone: ShownToast['tone'], toast: Toast) => inTab.keep(CARRIED_KEY, { tone, toast })

/** Once; called by `Toasts`. */
export function showCarriedToast(): void {
  const carried = inTab.read(CARRIED_KEY) as { tone: ShownToast['tone']; toast: Toast } | null
  if (!carried) return
  inTab.forget(CARRIED_KEY)
  showToast(carried.tone, carried.toast)
}

/** Failures add a hint while the device is offline. */
export function showToast(tone: ShownToast['tone'], toast: Toast, silence: Silence = {}): void {
  const note = tone === 'error' && !navigator.onLine && { note: OFFLINE }
  toastStore.dispatch({ type: 'show', toast: { ...toast, ...note, ...silence, tone, id: ++lastId } })
}
