import events from '#app/components/company/events.css?inline'
import { Events } from '#app/components/company/events.tsx'
import laced from '#app/components/page/laced.css?inline'
import page from '#app/components/page/page.css?inline'
import sections from '#app/components/page/sections.css?inline'
import split from '#app/components/page/split.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Style } from '#app/styles/style.tsx'

export const meta = () => pageMeta(PATHS.events)

export default function OurEventsGallery() {
  return (
    <>
      <Style css={sections + page + laced + split + events} />
      <Events />
    </>
  )
}
