import social from '#app/components/contact/social.css?inline'
import { Social } from '#app/components/contact/social.tsx'
import laced from '#app/components/page/laced.css?inline'
import page from '#app/components/page/page.css?inline'
import sections from '#app/components/page/sections.css?inline'
import slips from '#app/components/page/slips.css?inline'
import split from '#app/components/page/split.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Style } from '#app/styles/style.tsx'

export const meta = () => pageMeta(PATHS.social)

export default function SocialMediaLinks() {
  return (
    <>
      <Style css={sections + page + laced + slips + split + social} />
      <Social />
    </>
  )
}
