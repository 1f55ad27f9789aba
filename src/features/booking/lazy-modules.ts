import { preload } from '#src/form/preload.ts'

/** What the page needs once it is used: the checks, the backend's clients, and what stands in the form's place later. */
export const loading = {
  rules: () => import('./validate-booking.ts'),
  backend: () => import('./booking-backend.ts'),
  outcome: () => import('./payment-outcome.tsx'),
  manage: () => import('./managed-booking.tsx'),
}

/** Fetches what sending the form needs in an idle moment, once. */
export function preloadSending(): void {
  preload([loading.rules, loading.backend])
}
