import page from '#app/components/page/page.css?inline'
import sections from '#app/components/page/sections.css?inline'
import { LivingLine } from '#app/components/service/living-line.tsx'
import service from '#app/components/service/service.css?inline'
import { ServicePage } from '#app/components/service/service-page.tsx'
import { ServiceStamp } from '#app/components/service/service-stamp.tsx'
import stamp from '#app/components/service/stamp.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { service as serviceData } from '#app/seo/structured-data.ts'
import { Style } from '#app/styles/style.tsx'
import { CORPORATE } from '#content/service-pages/corporate.ts'
import lines from '../../build/fonts/lines.css?inline'

export const meta = () => pageMeta(PATHS.corporate, [serviceData('corporate', CORPORATE.lead)])

export default function CorporateDocumentTranslation() {
  return (
    <>
      <Style css={sections + page + service + stamp + lines} />
      <ServicePage
        content={CORPORATE}
        figure={<ServiceStamp id="corporate" value="100+" inscription="Certified translation" />}
      >
        <LivingLine />
      </ServicePage>
    </>
  )
}
