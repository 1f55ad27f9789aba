import { preload } from '../parts/preload.ts'

/** What only sending needs: the rules, the client, the confirmation. */
export const loading = {
  rules: () => import('./enquiry-rules.ts'),
  backend: () => import('#app/backend/form-backend.ts'),
  confirmation: () => import('./enquiry-sent.tsx'),
}

let begun = false

/** Fetches all of it in an idle moment, once. */
export function preloadSending(): void {
  if (begun) return
  begun = true
  preload(Object.values(loading))
}
