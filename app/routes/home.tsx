import { Claims } from '#app/components/home/claims.tsx'
import { ConsultationBand } from '#app/components/home/consultation-band.tsx'
import { Hero } from '#app/components/home/hero.tsx'
import css from '#app/components/home/home.css?inline'
import { ServiceBlock } from '#app/components/home/service-block.tsx'
import { Steps } from '#app/components/home/steps.tsx'
import { WhyChoose } from '#app/components/home/why-choose.tsx'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Style } from '#app/styles/style.tsx'

export const meta = () => pageMeta(PATHS.home)

export default function Home() {
  return (
    <main id="main">
      <Style css={css} />
      <Hero />
      <Claims />
      <WhyChoose />
      <ServiceBlock />
      <Steps />
      <ConsultationBand />
    </main>
  )
}
