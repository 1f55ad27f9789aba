import form from '#app/forms/parts/form.css?inline'
import quote from '#app/forms/quote/quote.css?inline'
import { QuotePage } from '#app/forms/quote/quote-page.tsx'
import { PATHS } from '#app/routes.ts'
import { Style } from '#app/styles/style.tsx'

export const handle = { hydrate: true }

export default function GetQuote() {
  return (
    <>
      <Style css={import.meta.env.SSR ? form + quote : ''} />
      <QuotePage privacyPath={PATHS.privacy} email="hello@signetandquill.example" />
    </>
  )
}
