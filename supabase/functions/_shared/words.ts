import * as ENGLISH from '#content/words.ts'
import type { Translated } from '#contract/language.ts'
import { WORDS } from './languages.ts'

/** The words of a language. What goes to the operator takes ENGLISH. */
export type Words = Translated<typeof ENGLISH>

export { ENGLISH }

const LANGUAGES: Readonly<Record<string, () => Promise<Words>>> = WORDS

export const isSpoken = (language: string): boolean => Object.hasOwn(LANGUAGES, language)

/** English where we do not have the language. @param language a code such as 'es' */
export const wordsIn = async (language: string | null | undefined): Promise<Words> => {
  const load = language && isSpoken(language) ? LANGUAGES[language] : undefined
  return load ? load() : ENGLISH
}

/** The first of a browser's languages that we have. @param header Accept-Language, in which the preferred one comes first */
export const spokenOf = (header: string | null): string =>
  (header ?? '')
    .split(',')
    .map((entry) => entry.trim().slice(0, 2).toLowerCase())
    .find((code) => code === 'en' || isSpoken(code)) ?? 'en'

/** '/es'; empty for English, and where we do not have the language. The legal texts, events and the polo day are in English only. */
export const prefixOf = (language: string): string => (isSpoken(language) ? `/${language}` : '')

/** Where the pages of a language stand. @param site such as SITE_URL */
export const siteIn = (site: string, language: string): string => site + prefixOf(language)
