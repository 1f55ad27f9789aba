import type { ReactNode } from 'react'
import { EMAIL } from '#content/business.ts'
import { PAYMENT_RETURN, WRITE_TO_US } from '#content/guest-request.ts'
import { parts } from '#contract/language.ts'
import { mailLink } from '#src/lib/slots.tsx'
import { useTitlePrefix } from '#src/lib/title-prefix.ts'
import { IN_PLACE, useFocus } from '#src/ui/use-focus.ts'

type LinkNoticeProps = { title: string; text: string; action?: ReactNode }

export function LinkNotice({ title, text, action }: LinkNoticeProps) {
  // Another notice is another page to whoever listens.
  const heading = useFocus(title, IN_PLACE)
  const { general } = EMAIL
  return (
    <section aria-labelledby="notice-title">
      <h1 id="notice-title" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="lead">{text}</p>
      {action && <div className="row actions">{action}</div>}
      <p className="other">{parts(WRITE_TO_US, { email: mailLink(general) })}</p>
    </section>
  )
}

/** For a browser that does not know whose order it was: only the e-mail's link opens it. */
export function PaymentWithoutLink({ outcome }: { outcome: keyof typeof PAYMENT_RETURN }) {
  const words = PAYMENT_RETURN[outcome]
  useTitlePrefix(words.title)
  return <LinkNotice {...words} />
}
