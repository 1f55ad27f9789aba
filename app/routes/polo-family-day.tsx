import poloDay from '#app/components/company/polo-day.css?inline'
import { PoloDay } from '#app/components/company/polo-day.tsx'
import laced from '#app/components/page/laced.css?inline'
import page from '#app/components/page/page.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Style } from '#app/styles/style.tsx'

export const meta = () => pageMeta(PATHS.poloDay)

export default function PoloFamilyDay() {
  return (
    <>
      <Style css={page + laced + poloDay} />
      <PoloDay />
    </>
  )
}
