import type { ComponentProps } from 'react'
import type { HomePage as Words } from '#src/collections/schemas.ts'
import { PATHS } from '#src/lib/routes.ts'
import { ClosingBand } from '#src/ui/closing-band.tsx'
import { Proofs } from '#src/ui/proofs.tsx'
import { Claims } from './claims.tsx'
import { Hero } from './hero.tsx'
import { RouteQuestion } from './route-question.tsx'
import { ServiceBlock } from './service-block.tsx'
import { Steps } from './steps.tsx'
import { WhyChoose } from './why-choose.tsx'

type HomePageProps = Omit<Words, 'services'> & { services: ComponentProps<typeof ServiceBlock> }

export function HomePage(words: HomePageProps) {
  return (
    <main id="main">
      <Hero {...words} />
      <Claims {...words} />
      <Proofs />
      <RouteQuestion {...words.route} />
      <WhyChoose {...words.why} />
      <ServiceBlock {...words.services} />
      <Steps {...words.steps} />
      <ClosingBand {...words.talk} href={PATHS.booking} />
    </main>
  )
}
