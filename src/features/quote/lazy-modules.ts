import { preload } from '#src/form/preload.ts'
import { requestSending } from '#src/form/request-sending.ts'

/** What only sending needs of this form: the confirmation. */
export const sending = {
  confirmation: () => import('./quote-sent.tsx'),
}

let begun = false

/** Fetches all of it in an idle moment, once. */
export function preloadSending(): void {
  if (begun) return
  begun = true
  preload([...Object.values(sending), ...Object.values(requestSending)])
}
