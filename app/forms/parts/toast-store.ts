import type { Toast } from '#contract/wording.ts'
import { createStore } from './store.ts'

export type ShownToast = Toast & { id: number; tone: 'success' | 'error' }

type ToastAction = { type: 'show'; toast: ShownToast } | { type: 'dismiss'; id: number }

const MOST_AT_ONCE = 3
let lastId = 0

/** The toasts on screen, oldest first. */
export const toastStore = createStore<readonly ShownToast[], ToastAction>((toasts, action) => {
  if (action.type === 'dismiss') return toasts.filter(({ id }) => id !== action.id)
  // A repeated message is shown anew instead of twice.
  const others = toasts.filter(({ title, description }) => {
    return title !== action.toast.title || description !== action.toast.description
  })
  return [...others, action.toast].slice(-MOST_AT_ONCE)
}, [])

/** Shows a toast; the `Toasts` region of the page renders it. */
export function showToast(tone: ShownToast['tone'], toast: Toast): void {
  toastStore.dispatch({ type: 'show', toast: { ...toast, tone, id: ++lastId } })
}
