import { trailTo } from '#src/lib/metadata/breadcrumbs.ts'
import type { Path } from '#src/lib/routes.ts'

/** Where the page stands. The same trail goes into the structured data; see src/lib/metadata/meta.ts. */
export function Breadcrumb({ path }: { path: Path }) {
  const trail = trailTo(path)
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
