import dashboard from '#app/components/dashboard/dashboard.css?inline'
import { Dashboard } from '#app/components/dashboard/dashboard.tsx'
import wait from '#app/forms/parts/wait.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { requireSession } from '#app/session/require-session.ts'
import { RETURN_PATH_KEY } from '#app/session/return-path.ts'
import { SESSION_STORAGE_KEY } from '#app/session/storage-key.ts'
import { headScript } from '#app/shell/head-script.ts'
import { Island } from '#app/shell/island.tsx'
import { Style } from '#app/styles/style.tsx'

export const meta = () => pageMeta(PATHS.profile)
export const handle = headScript(requireSession, SESSION_STORAGE_KEY, RETURN_PATH_KEY, PATHS.auth)

export default function Profile() {
  return (
    <>
      <Style css={dashboard + wait} />
      <Island name="profile" of={Dashboard} props={{ authPath: PATHS.auth, profilePath: PATHS.profile }} />
    </>
  )
}
