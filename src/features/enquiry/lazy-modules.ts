import { preload } from '#src/form/preload.ts'

/** What only sending needs: the client, the confirmation. */
export const loading = {
  backend: () => import('#src/lib/backend/form-backend.ts'),
  confirmation: () => import('./enquiry-sent.tsx'),
}

let begun = false

/** Fetches all of it in an idle moment, once. */
export function preloadSending(): void {
  if (begun) return
  begun = true
  preload(Object.values(loading))
}
