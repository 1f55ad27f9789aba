import { INTERFACE } from '#content/interface.ts'
import { LANGUAGE } from '#content/language.ts'
import { LANGUAGES } from '#content/languages.ts'
import { ENGLISH_ONLY, localPath, PATHS, prefixOf } from '#src/lib/routes.ts'

/** `rel="alternate"`: the same page, so that languages.ts keeps its query. */
function Links({ path }: { path: string }) {
  const { same, addressIn } = languageAddresses(path)
  return LANGUAGES.map(({ code, tag, name }) => (
    <a
      key={code}
      href={addressIn(code)}
      hrefLang={tag}
      lang={tag}
      rel={same ? 'alternate' : undefined}
      aria-current={code === LANGUAGE.code ? 'true' : undefined}
    >
      {name}
    </a>
  ))
}

/** In the header. Nothing where there is no choice. */
export function LanguageMenu({ path }: { path: string }) {
  if (LANGUAGES.length === 1) return null
  return (
    <details name="nav" data-menu className="languages">
      <summary>
        <svg width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
          <circle cx="9" cy="9" r="8" />
          <path d="M1 9h16M9 1c5 5 5 11 0 16C4 12 4 6 9 1" />
        </svg>
        <span>{LANGUAGE.name}</span>
      </summary>
      <div>
        <Links path={path} />
      </div>
    </details>
  )
}

/** In the footer. */
export function LanguageLinks({ path }: { path: string }) {
  if (LANGUAGES.length === 1) return null
  return (
    <nav className="languages" aria-label={INTERFACE.landmarks.languages}>
      <Links path={path} />
    </nav>
  )
}

/** Where a page leads in other languages: to the same page, or from one that they lack to their home page. @param path in this language */
function languageAddresses(path: string): { same: boolean; addressIn: (language: string) => string } {
  const english = path.slice(prefixOf(LANGUAGE.code).length)
  if (path === PATHS.notFound) return { same: false, addressIn: (language) => localPath('/', language) }
  if (ENGLISH_ONLY.includes(path))
    return { same: false, addressIn: (language) => (language === 'en' ? path : localPath('/', language)) }
  return { same: true, addressIn: (language) => localPath(english, language) }
}
