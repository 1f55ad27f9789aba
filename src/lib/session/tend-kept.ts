import forgetKept from './forget-kept.ts?address'

/** Has files that a form has kept deleted in time, whichever page is open next. Where nothing is kept nothing is loaded. */
export function tendKept(): void {
  setTimeout(async () => {
    try {
      if (Object.keys(localStorage).some((key) => key.endsWith('-files')))
        await import(/* @vite-ignore */ forgetKept)
    } catch {
      // No storage, or no connection: the next page tries again.
    }
  }, 3_000)
}
