import { LANGUAGE } from '#content/language.ts'
import { ENGLISH_ONLY, localPath, PATHS, prefixOf } from '#src/lib/routes.ts'

/** Where a page leads in other languages: to the same page, or from one that they lack to their home page. @param path in this language */
export function languageAddresses(path: string): { same: boolean; addressIn: (language: string) => string } {
  const english = path.slice(prefixOf(LANGUAGE.code).length)
  if (path === PATHS.notFound) return { same: false, addressIn: (language) => localPath('/', language) }
  if (ENGLISH_ONLY.includes(path))
    return { same: false, addressIn: (language) => (language === 'en' ? path : localPath('/', language)) }
  return { same: true, addressIn: (language) => localPath(english, language) }
}
