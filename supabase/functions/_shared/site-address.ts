import { isSpoken } from './words.ts'

/** Further languages have their own pages, except the legal texts, events and the polo day, which are in English only. */

/** '/es'; empty for English, and where we do not have the language. */
export const prefixOf = (language: string): string => (isSpoken(language) ? `/${language}` : '')

/** Where the pages of a language stand. @param site such as SITE_URL */
export const siteIn = (site: string, language: string): string => site + prefixOf(language)
