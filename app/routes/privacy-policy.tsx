import legal from '#app/components/legal/legal.css?inline'
import { LegalPage } from '#app/components/legal/legal-page.tsx'
import laced from '#app/components/page/laced.css?inline'
import page from '#app/components/page/page.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Style } from '#app/styles/style.tsx'
import { PRIVACY_POLICY } from '#content/legal/privacy-policy.ts'

export const meta = () => pageMeta(PATHS.privacy)

export default function PrivacyPolicy() {
  return (
    <>
      <Style css={page + laced + legal} />
      <LegalPage path={PATHS.privacy} document={PRIVACY_POLICY} />
    </>
  )
}
