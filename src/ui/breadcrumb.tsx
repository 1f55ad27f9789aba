import type { Page } from '#src/lib/metadata/meta.ts'

/** Where the page stands. The same trail goes into the structured data; see src/lib/metadata/meta.ts. */
export function Breadcrumb({ page: { path, trail } }: { page: Pick<Page, 'path' | 'trail'> }) {
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ name, path: step }) =>
          step === path ? (
            <li key={step} aria-current="page">
              {name}
            </li>
          ) : (
            <li key={step}>
              <a href={step}>{name}</a>
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
