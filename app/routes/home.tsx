import { Claims } from '#app/components/home/claims.tsx'
import { fetchDrawings } from '#app/components/home/fetch-drawings.ts'
import { Hero } from '#app/components/home/hero.tsx'
import css from '#app/components/home/home.css?inline'
import { RouteQuestion } from '#app/components/home/route-question.tsx'
import { ServiceBlock } from '#app/components/home/service-block.tsx'
import { Steps } from '#app/components/home/steps.tsx'
import { WhyChoose } from '#app/components/home/why-choose.tsx'
import { ClosingBand } from '#app/components/page/closing-band.tsx'
import sections from '#app/components/page/sections.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { business } from '#app/seo/structured-data.ts'
import { headScript } from '#app/shell/head-script.ts'
import { Style } from '#app/styles/style.tsx'
import { HOME } from '#content/home.ts'

export const meta = () => pageMeta(PATHS.home, [business()])
export const handle = headScript(fetchDrawings)

export default function Home() {
  return (
    <main id="main">
      <Style css={sections + css} />
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
