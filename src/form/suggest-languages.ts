import { LANGUAGE } from '#content/language.ts'
import { languageNames } from '#contract/languages.ts'

/** Once per field. Not part of the page, which it would make heavier. */
export function suggestLanguages(input: HTMLInputElement): void {
  if (input.list) return
  const list = document.createElement('datalist')
  list.id = `${input.id}-list`
  list.append(...languageNames(LANGUAGE.tag).map((name) => new Option(undefined, name)))
  input.after(list)
  input.setAttribute('list', list.id)
}
