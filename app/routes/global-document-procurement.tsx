import page from '#app/components/page/page.css?inline'
import sections from '#app/components/page/sections.css?inline'

import service from '#app/components/service/service.css?inline'
import { ServicePage } from '#app/components/service/service-page.tsx'
import { ServiceStamp } from '#app/components/service/service-stamp.tsx'
import stamp from '#app/components/service/stamp.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { service as serviceData } from '#app/seo/structured-data.ts'
import { Style } from '#app/styles/style.tsx'
import { PROCUREMENT } from '#content/service-pages/procurement.ts'

export const meta = () => pageMeta(PATHS.procurement, [serviceData('procurement', PROCUREMENT.lead)])

export default function GlobalDocumentProcurement() {
  return (
    <>
      <Style css={sections + page + service + stamp} />
      <ServicePage
        content={PROCUREMENT}
        figure={<ServiceStamp id="procurement" value="LS" inscription="Certified copies" />}
      ></ServicePage>
    </>
  )
}
