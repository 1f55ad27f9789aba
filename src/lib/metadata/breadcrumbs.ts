import { PAGE_METADATA } from '#content/metadata.ts'
import type { Path } from '#src/lib/routes.ts'
import { PATHS } from '#src/lib/routes.ts'

export type TrailStep = { path: Path; name: string }

/** Pages that do not hang directly under the home page. */
const PARENTS: Readonly<Partial<Record<Path, Path>>> = {
  [PATHS.poloDay]: PATHS.events,
}

/** The way from the home page to a page, both included. */
export function trailTo(path: Path): TrailStep[] {
  const step = { path, name: PAGE_METADATA[path]?.name ?? '' }
  if (path === PATHS.home) return [step]
  return [...trailTo(PARENTS[path] ?? PATHS.home), step]
}
