import forgetKept from './forget-kept.ts?address'

export function tendKept(): void {
  setTimeout(async () => {
    try {
      if (Object.keys(localStorage).some((key) => key.endsWith('-files')))
        await import(/* @vite-ignore */ forgetKept)
    } catch {
      // No storage or no connection: the next page tries again.
    }
  }, 3_000)
}
