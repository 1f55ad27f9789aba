import documents from '#app/forms/parts/documents.css?inline'
import fields from '#app/forms/parts/fields.css?inline'
import segments from '#app/forms/parts/segments.css?inline'
import wait from '#app/forms/parts/wait.css?inline'
import quote from '#app/forms/quote/quote.css?inline'
import { QuotePage } from '#app/forms/quote/quote-page.tsx'
import { REQUEST_PARAMETER } from '#app/forms/request/request-token.ts'
import { takeRequestLink } from '#app/forms/request/take-request-link.ts'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { headScript } from '#app/shell/head-script.ts'
import { Island } from '#app/shell/island.tsx'
import { Style } from '#app/styles/style.tsx'
import { BUSINESS } from '#content/business.ts'

export const meta = () => pageMeta(PATHS.getQuote)
export const handle = headScript(takeRequestLink, REQUEST_PARAMETER)

export default function GetQuote() {
  return (
    <>
      <Style css={fields + segments + documents + quote + wait} />
      <Island
        name="quote"
        of={QuotePage}
        props={{ quotePath: PATHS.getQuote, privacyPath: PATHS.privacy, email: BUSINESS.email.general }}
      />
    </>
  )
}
