import page from '#app/components/page/page.css?inline'
import { RedirectPage } from '#app/components/page/redirect-page.tsx'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { goToSignUp } from '#app/session/redirects.ts'
import { Style } from '#app/styles/style.tsx'
import { REDIRECT_PAGES } from '#content/account.ts'

export const meta = () => pageMeta(PATHS.register)

export default function Register() {
  return (
    <>
      <Style css={page} />
      <RedirectPage {...REDIRECT_PAGES.register} to={PATHS.auth} run={goToSignUp} />
    </>
  )
}
