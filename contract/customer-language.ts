/** In English. Some that fit the pattern are no tag of a language. */
export function languageName(language: string): string | undefined {
  try {
    return new Intl.DisplayNames('en-GB', { type: 'language', fallback: 'none' }).of(language)
  } catch {
    return undefined
  }
}

/** What a customer reads, for the operator: 'Spanish (es)'. Nothing if it is English. */
export function languageLines({ language }: { language?: unknown }): [label: string, text: string][] {
  if (typeof language !== 'string' || language === 'en') return []
  const name = languageName(language)
  return [['Customer’s language', name ? `${name} (${language})` : language]]
}
