import { languageNames } from '#contract/languages.ts'

/** Once per field. */
export function suggestLanguages({ list }: HTMLInputElement): void {
  if (!list || list.childElementCount > 0) return
  list.append(...languageNames().map((name) => new Option(undefined, name)))
}
