import legal from '#app/components/legal/legal.css?inline'
import { LegalPage } from '#app/components/legal/legal-page.tsx'
import laced from '#app/components/page/laced.css?inline'
import page from '#app/components/page/page.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Style } from '#app/styles/style.tsx'
import { TERMS_OF_SERVICE } from '#content/legal/terms-of-service.ts'

export const meta = () => pageMeta(PATHS.terms)

export default function TermsOfService() {
  return (
    <>
      <Style css={page + laced + legal} />
      <LegalPage path={PATHS.terms} document={TERMS_OF_SERVICE} />
    </>
  )
}
