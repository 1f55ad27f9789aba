import css from '#app/components/not-found/not-found.css?inline'
import { NotFoundNotice } from '#app/components/not-found/not-found-notice.tsx'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Style } from '#app/styles/style.tsx'

export const meta = () => pageMeta(PATHS.notFound)

/** Rendered once, at /404; the host answers every unknown path with it and the status 404. */
export default function NotFound() {
  return (
    <main id="main" className="wrap">
      <Style css={css} />
      <NotFoundNotice />
    </main>
  )
}
