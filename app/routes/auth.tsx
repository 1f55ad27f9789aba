import interim from '#app/components/interim/interim.css?inline'
import { InterimAuth } from '#app/components/interim/interim-auth.tsx'
import laced from '#app/components/page/laced.css?inline'
import page from '#app/components/page/page.css?inline'
import sections from '#app/components/page/sections.css?inline'
import split from '#app/components/page/split.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Style } from '#app/styles/style.tsx'

export const meta = () => pageMeta(PATHS.auth)

export default function Auth() {
  return (
    <>
      <Style css={sections + page + laced + split + interim} />
      <InterimAuth />
    </>
  )
}
