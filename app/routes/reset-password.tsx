import page from '#app/components/page/page.css?inline'
import { RedirectPage } from '#app/components/page/redirect-page.tsx'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { goToPasswordReset } from '#app/session/redirects.ts'
import { Style } from '#app/styles/style.tsx'
import { REDIRECT_PAGES } from '#content/account.ts'

export const meta = () => pageMeta(PATHS.resetPassword)

export default function ResetPassword() {
  return (
    <>
      <Style css={page} />
      <RedirectPage
        {...REDIRECT_PAGES.resetPassword}
        to={`${PATHS.auth}?reset=true`}
        run={goToPasswordReset}
      />
    </>
  )
}
