import { APOSTILLE } from '#content/service-pages/apostille.ts'
import { CORPORATE } from '#content/service-pages/corporate.ts'
import { PRIVATE } from '#content/service-pages/private.ts'
import { PROCUREMENT } from '#content/service-pages/procurement.ts'
import { ApostilleSpecimen } from './apostille-specimen.tsx'
import { LivingLine } from './living-line.tsx'
import { SelfCheck } from './self-check.tsx'
import { ServicePage } from './service-page.tsx'
import { ServiceStamp } from './service-stamp.tsx'

/** What each of the four service pages shows besides its words. */

const translation = { value: '100+', inscription: 'Certified translation' }

export function CorporatePage() {
  return (
    <ServicePage content={CORPORATE} figure={<ServiceStamp id="corporate" {...translation} />}>
      <LivingLine />
    </ServicePage>
  )
}

export function PrivatePage() {
  return (
    <ServicePage content={PRIVATE} figure={<ServiceStamp id="private" {...translation} />}>
      <LivingLine />
    </ServicePage>
  )
}

export function ApostillePage() {
  return (
    <ServicePage content={APOSTILLE} figure={<ApostilleSpecimen />}>
      <SelfCheck />
    </ServicePage>
  )
}

export function ProcurementPage() {
  return (
    <ServicePage
      content={PROCUREMENT}
      figure={<ServiceStamp id="procurement" value="LS" inscription="Certified copies" />}
    />
  )
}
