import enquiry from '#app/forms/enquiry/enquiry.css?inline'
import { EnquiryPage } from '#app/forms/enquiry/enquiry-page.tsx'
import fields from '#app/forms/parts/fields.css?inline'
import quote from '#app/forms/quote/quote.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Island } from '#app/shell/island.tsx'
import { Style } from '#app/styles/style.tsx'
import { BUSINESS } from '#content/business.ts'

export const meta = () => pageMeta(PATHS.enquiry)

export default function EnquiryForm() {
  return (
    <>
      <Style css={fields + quote + enquiry} />
      <Island
        name="enquiry"
        of={EnquiryPage}
        props={{
          privacyPath: PATHS.privacy,
          quotePath: PATHS.getQuote,
          email: BUSINESS.email.general,
        }}
      />
    </>
  )
}
