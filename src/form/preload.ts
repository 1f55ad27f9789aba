/** The check of answers, which only sending needs. */
export const loadChecks = () => import('#contract/schema.ts')

/** Fetches what sending needs in an idle moment. A failure is no matter: whoever needs it asks again. */
export function preload(parts: readonly (() => Promise<unknown>)[]): void {
  const load = () => {
    for (const part of [loadChecks, ...parts]) void part().catch(() => undefined)
  }
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5_000 })
  else setTimeout(load, 1_000)
}
