import { Social } from '#app/components/contact/social.tsx'
import laced from '#app/components/page/laced.css?inline'
import page from '#app/components/page/page.css?inline'
import sections from '#app/components/page/sections.css?inline'
import slips from '#app/components/page/slips.css?inline'
import split from '#app/components/page/split.css?inline'
import newsletter from '#app/forms/newsletter/newsletter.css?inline'
import { takeNewsletterLink } from '#app/forms/newsletter/take-link.ts'
import fields from '#app/forms/parts/fields.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { headScript } from '#app/shell/head-script.ts'
import { Style } from '#app/styles/style.tsx'

export const meta = () => pageMeta(PATHS.social)
export const handle = headScript(takeNewsletterLink)

export default function SocialMediaLinks() {
  return (
    <>
      <Style css={sections + page + laced + slips + split + fields + newsletter} />
      <Social />
    </>
  )
}
