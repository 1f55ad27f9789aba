import booking from '#app/forms/booking/booking.css?inline'
import { BookingPage } from '#app/forms/booking/booking-page.tsx'
import { awaitScreen } from '#app/forms/booking/screen.ts'
import fields from '#app/forms/parts/fields.css?inline'
import wait from '#app/forms/parts/wait.css?inline'
import quote from '#app/forms/quote/quote.css?inline'
import { PATHS } from '#app/routes.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { headScript } from '#app/shell/head-script.ts'
import { Island } from '#app/shell/island.tsx'
import { Style } from '#app/styles/style.tsx'
import { BUSINESS } from '#content/business.ts'

export const meta = () => pageMeta(PATHS.booking)
export const handle = headScript(awaitScreen)

export default function BookingForm() {
  return (
    <>
      <Style css={fields + quote + booking + wait} />
      <Island
        name="booking"
        of={BookingPage}
        props={{ path: PATHS.booking, email: BUSINESS.email.general }}
      />
    </>
  )
}
