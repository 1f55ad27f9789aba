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
  const load = async () => (await import(/* @vite-ignore */ address)).tendLanguages()
  for (const event of ['pointerdown', 'focusin'])
    addEventListener(
      event,
      ({ target }) => target instanceof Element && target.closest('.languages') && load(),
    )
  // After the first paint, as src/layouts/inline-call.ts says.
  requestAnimationFrame(() =>
    setTimeout(() => mainTag(preferred()) !== mainTag(document.documentElement.lang) && load()),
  )
}
