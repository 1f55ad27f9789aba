/** The check of answers, which only sending needs. */
export const loadChecks = () => import('#contract/schema.ts')

let begun = false

/** Fetches once, in an idle moment, what sending the page's form needs. A failure does not matter: the code that needs it asks again. */
export function preload(parts: readonly (() => Promise<unknown>)[]): void {
  if (begun) return
  begun = true
  const load = () => {
    for (const part of parts) void part().catch(() => undefined)
  }
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5_000 })
  else setTimeout(load, 1_000)
}
