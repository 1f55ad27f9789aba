import type { ServicePage as Words } from '#src/collections/schemas.ts'
import type { Page } from '#src/lib/metadata/meta.ts'
import { ApostilleSpecimen } from './apostille-specimen.tsx'
import { LivingLine } from './living-line.tsx'
import { SelfCheck } from './self-check.tsx'
import { ServicePage } from './service-page.tsx'
import { ServiceStamp } from './service-stamp.tsx'

type Props = Words & { page: Page }

const stamp = ({ service, stamp: words }: Props) => words && <ServiceStamp id={service} {...words} />

export function TranslationPage(content: Props) {
  return (
    <ServicePage content={content} figure={stamp(content)}>
      <LivingLine />
    </ServicePage>
  )
}

export function ApostillePage(content: Props) {
  const check = content.sections['self-check']
  return (
    <ServicePage content={content} figure={<ApostilleSpecimen />}>
      {check && <SelfCheck {...check} />}
    </ServicePage>
  )
}

export function ProcurementPage(content: Props) {
  return <ServicePage content={content} figure={stamp(content)} />
}
