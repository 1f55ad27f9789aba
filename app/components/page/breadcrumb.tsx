import type { Path } from '#app/routes.ts'
import { trailTo } from '#app/seo/trail.ts'

/** Where the page stands. The same trail goes into the structured data; see app/seo/meta.ts. */
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
