import { INTERFACE } from '#content/interface.ts'
import type { Page } from '#src/lib/metadata/meta.ts'

export function Breadcrumb({ page: { path, breadcrumbs } }: { page: Pick<Page, 'path' | 'breadcrumbs'> }) {
  return (
    <nav className="crumb" aria-label={INTERFACE.landmarks.breadcrumb}>
      <ol>
        {breadcrumbs.map(({ name, path: step }) =>
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
