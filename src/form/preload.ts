export const loadChecks = () => import('./checks.ts')

/** As it will be sent: people paste more than the address. */
export async function tidyEmail(input: HTMLInputElement): Promise<void> {
  const typed = input.value
  const { emailAddress } = await loadChecks()
  const { data } = emailAddress.safeParse(typed)
  if (data === undefined || data === typed || input.value !== typed) return
  input.value = data
  // Drafts and messages follow input events.
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

let begun = false

/** Once, when idle. Failures do not matter: the code that needs it loads it again. */
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
