import auth from '#app/forms/auth/auth.css?inline'
import { AuthPage } from '#app/forms/auth/auth-page.tsx'
import fields from '#app/forms/parts/fields.css?inline'
import segments from '#app/forms/parts/segments.css?inline'
import wait from '#app/forms/parts/wait.css?inline'
import quote from '#app/forms/quote/quote.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { LINK_PARAMETERS } from '#app/session/link.ts'
import { SESSION_STORAGE_KEY } from '#app/session/storage-key.ts'
import { takeLink } from '#app/session/take-link.ts'
import { headScript } from '#app/shell/head-script.ts'
import { Island } from '#app/shell/island.tsx'
import { Style } from '#app/styles/style.tsx'
import { BUSINESS } from '#content/business.ts'

export const meta = () => pageMeta(PATHS.auth)
export const handle = headScript(takeLink, LINK_PARAMETERS, SESSION_STORAGE_KEY)

export default function Auth() {
  return (
    <>
      <Style css={fields + segments + quote + auth + wait} />
      <Island
        name="auth"
        of={AuthPage}
        props={{
          authPath: PATHS.auth,
          profilePath: PATHS.profile,
          quotePath: PATHS.getQuote,
          privacyPath: PATHS.privacy,
          termsPath: PATHS.terms,
          email: BUSINESS.email.general,
        }}
      />
    </>
  )
}
