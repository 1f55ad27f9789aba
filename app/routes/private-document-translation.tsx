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
import { PRIVATE } from '#content/service-pages/private.ts'
import lines from '../../build/fonts/lines.css?inline'

export const meta = () => pageMeta(PATHS.private, [serviceData('private', PRIVATE.lead)])

export default function PrivateDocumentTranslation() {
  return (
    <>
      <Style css={sections + page + service + stamp + lines} />
      <ServicePage
        content={PRIVATE}
        figure={<ServiceStamp id="private" value="100+" inscription="Certified translation" />}
      >
        <LivingLine />
      </ServicePage>
    </>
  )
}
