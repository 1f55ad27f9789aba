import page from '#app/components/page/page.css?inline'
import sections from '#app/components/page/sections.css?inline'
import { ApostilleSpecimen } from '#app/components/service/apostille-specimen.tsx'
import selfCheck from '#app/components/service/self-check.css?inline'
import { SelfCheck } from '#app/components/service/self-check.tsx'
import service from '#app/components/service/service.css?inline'
import { ServicePage } from '#app/components/service/service-page.tsx'
import specimen from '#app/components/service/specimen.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { service as serviceData } from '#app/seo/structured-data.ts'
import { Style } from '#app/styles/style.tsx'
import { APOSTILLE } from '#content/service-pages/apostille.ts'

export const meta = () => pageMeta(PATHS.apostille, [serviceData('apostille', APOSTILLE.lead)])

export default function ApostilleNotarisation() {
  return (
    <>
      <Style css={sections + page + service + specimen + selfCheck} />
      <ServicePage content={APOSTILLE} figure={<ApostilleSpecimen />}>
        <SelfCheck />
      </ServicePage>
    </>
  )
}
