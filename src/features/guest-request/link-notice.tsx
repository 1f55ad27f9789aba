import { type ReactNode, useEffect, useRef } from 'react'
import { EMAIL } from '#content/business.ts'
import { PAYMENT_RETURN, WRITE_TO_US } from '#content/guest-request.ts'
import { parts } from '#contract/language.ts'
import { useTitlePrefix } from '#src/lib/title-prefix.ts'
import { mailLink } from '#src/ui/slots.tsx'

type LinkNoticeProps = { title: string; text: string; action?: ReactNode }

export function LinkNotice({ title, text, action }: LinkNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another notice is another page to whoever listens
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])
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
