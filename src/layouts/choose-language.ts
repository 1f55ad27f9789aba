import address from './offer-language.ts?address'

const mainTag = (tag: string) => tag.split('-', 1)[0]

/** What the visitor chose last, or prefers. */
function preferred(): string {
  try {
    return localStorage['sq-language'] ?? navigator.language
  } catch {
    return navigator.language
  }
}

/** Shares no module with other scripts: it stands in the page, and the rest loads where it is needed. */
export function tendLanguages(): void {
  let tended = false
  async function tend(): Promise<void> {
    tended = true
    await import(/* @vite-ignore */ address).then(
      (rest) => rest.tendLanguages(),
      // The links lead on without it.
      () => {},
    )
  }
  addEventListener('click', async (event) => {
    const { target } = event
    const link = target instanceof Element && target.closest<HTMLElement>('.languages a')
    if (tended || !link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    await tend()
    link.click()
  })
  // After the first paint, as src/layouts/inline-call.ts says.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (mainTag(preferred()) !== mainTag(document.documentElement.lang)) tend()
    }),
  )
}
