import { PATHS } from '#app/routes.ts'

export function SiteFooter() {
  return (
    <footer className="foot">
      <a href={PATHS.privacy}>Privacy policy</a>
    </footer>
  )
}
