import { PATHS } from '#app/routes.ts'

export function SiteHeader() {
  return (
    <header className="wrap">
      <a href={PATHS.home}>Signet &amp; Quill</a> <a href={PATHS.getQuote}>Get Quote</a>
    </header>
  )
}
