import reviews from '#app/components/company/reviews.css?inline'
import { Reviews } from '#app/components/company/reviews.tsx'
import page from '#app/components/page/page.css?inline'
import sections from '#app/components/page/sections.css?inline'
import split from '#app/components/page/split.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Style } from '#app/styles/style.tsx'

export const meta = () => pageMeta(PATHS.reviews)

export default function OurReview() {
  return (
    <>
      <Style css={sections + page + split + reviews} />
      <Reviews />
    </>
  )
}
