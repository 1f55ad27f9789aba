import { HOME } from '#content/home.ts'
import { PATHS } from '#src/lib/routes.ts'
import { ClosingBand } from '#src/ui/closing-band.tsx'
import { Claims } from './claims.tsx'
import { Hero } from './hero.tsx'
import { RouteQuestion } from './route-question.tsx'
import { ServiceBlock } from './service-block.tsx'
import { Steps } from './steps.tsx'
import { WhyChoose } from './why-choose.tsx'

export function HomePage() {
  return (
    <main id="main">
      <Hero />
      <Claims />
      <RouteQuestion />
      <WhyChoose />
      <ServiceBlock />
      <Steps />
      <ClosingBand {...HOME.talk} href={PATHS.booking} />
    </main>
  )
}
