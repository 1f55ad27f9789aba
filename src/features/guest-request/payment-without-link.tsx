import { PAYMENT_RETURN } from '#content/guest-request.ts'
import { useTitlePrefix } from '#src/form/use-title-prefix.ts'
import { LinkNotice } from './link-notice.tsx'

/** For a browser that does not know whose order it was: only the e-mail's link opens it. */
export function PaymentWithoutLink({ outcome }: { outcome: keyof typeof PAYMENT_RETURN }) {
  const words = PAYMENT_RETURN[outcome]
  useTitlePrefix(words.title)
  return <LinkNotice {...words} />
}
