import documents from '#app/forms/parts/documents.css?inline'
import fields from '#app/forms/parts/fields.css?inline'
import segments from '#app/forms/parts/segments.css?inline'
import quote from '#app/forms/quote/quote.css?inline'
import { QuotePage } from '#app/forms/quote/quote-page.tsx'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Island } from '#app/shell/island.tsx'
import { Style } from '#app/styles/style.tsx'
import { BUSINESS } from '#content/business.ts'

export const meta = () => pageMeta(PATHS.getQuote)

export default function GetQuote() {
  return (
    <>
      <Style css={fields + segments + documents + quote} />
      <Island
        name="quote"
        of={QuotePage}
        props={{ privacyPath: PATHS.privacy, email: BUSINESS.email.general }}
      />
    </>
  )
}
