import documents from '#app/forms/parts/documents.css?inline'
import fields from '#app/forms/parts/fields.css?inline'
import segments from '#app/forms/parts/segments.css?inline'
import toasts from '#app/forms/parts/toasts.css?inline'
import quote from '#app/forms/quote/quote.css?inline'
import { QuotePage } from '#app/forms/quote/quote-page.tsx'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Style } from '#app/styles/style.tsx'
import { BUSINESS } from '#content/business.ts'

export const handle = { hydrate: true }

export const meta = () => pageMeta(PATHS.getQuote)

export default function GetQuote() {
  return (
    <>
      <Style css={import.meta.env.SSR ? fields + segments + documents + toasts + quote : ''} />
      <QuotePage privacyPath={PATHS.privacy} email={BUSINESS.email.general} />
    </>
  )
}
