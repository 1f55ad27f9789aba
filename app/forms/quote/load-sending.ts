/**
 * What only sending needs: the checks, the steps, the Supabase clients, and the confirmation. They stay out of the page until somebody
 * begins to fill in the form.
 */
export const sending = {
  checks: () => import('./check-answers.ts'),
  steps: () => import('./submit-quote.ts'),
  backend: () => import('#app/backend/quote-backend.ts'),
  confirmation: () => import('./quote-sent.tsx'),
}

let begun = false

/** Fetches all of it in an idle moment, once. A failure is no matter: sending asks again. */
export function preloadSending(): void {
  if (begun) return
  begun = true
  const load = () => {
    for (const part of Object.values(sending)) void part().catch(() => undefined)
  }
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5_000 })
  else setTimeout(load, 1_000)
}
