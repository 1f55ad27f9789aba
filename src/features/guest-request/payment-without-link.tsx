import { PAYMENT_RETURN } from '#content/guest-request.ts'
import { useTitlePrefix } from '#src/form/use-title-prefix.ts'
import { LinkNotice } from './link-notice.tsx'

/** After the payment page, in a browser that does not know whose order it was: the link in the e-mail opens it, and nothing else does. */
export function PaymentWithoutLink({ outcome }: { outcome: keyof typeof PAYMENT_RETURN }) {
  const words = PAYMENT_RETURN[outcome]
  useTitlePrefix(words.title)
  return <LinkNotice {...words} />
}
