import { lazy, Suspense, useEffect, useState } from 'react'
import { GUEST_PAGE } from '#content/guest-request.ts'
import { QUOTE_NEXT } from '#content/quote.ts'
import { paymentReturn, requestToken } from '#src/features/guest-request/take-request-link.ts'
import { NextSteps } from '#src/form/next-steps.tsx'
import { useSent } from '#src/form/use-sent.ts'
import { island } from '#src/lib/island.tsx'
import { VERIFY } from '#src/lib/routes.ts'
import { Toasts } from '#src/ui/toasts.tsx'
import { loadConfirmation, QuoteForm, type SentQuote } from './quote-form.tsx'

const QuoteSent = lazy(() => loadConfirmation().then(({ QuoteSent }) => ({ default: QuoteSent })))

const GuestPage = lazy(() =>
  import('#src/features/guest-request/guest-page.tsx').then(({ GuestPage }) => ({ default: GuestPage })),
)

const PaymentWithoutLink = lazy(() =>
  import('#src/features/guest-request/link-notice.tsx').then(({ PaymentWithoutLink }) => ({
    default: PaymentWithoutLink,
  })),
)

const VerifyPage = lazy(() =>
  import('#src/features/order/verify-page.tsx').then(({ VerifyPage }) => ({ default: VerifyPage })),
)

function QuotePage() {
  const { sent, change, add, another, round } = useSent<SentQuote>('sq-sent-quote')
  // Known only in the browser: the static page holds the form.
  const [token, setToken] = useState<string>()
  const [verifies, setVerifies] = useState(false)
  const [returned, setReturned] = useState<ReturnType<typeof paymentReturn>>()
  useEffect(() => {
    const found = requestToken()
    const asks = found === undefined && new URLSearchParams(location.search).has(VERIFY)
    const payment = found === undefined && !asks ? paymentReturn() : undefined
    setToken(found)
    setVerifies(asks)
    setReturned(payment)
    // Only once the right screen is there.
    if (found === token && asks === verifies && payment === returned)
      delete document.documentElement.dataset.wait
  }, [token, verifies, returned])

  if (token !== undefined || verifies || returned) {
    return (
      <>
        <div className="page guest">
          <Suspense fallback={<p className="opening">{GUEST_PAGE.loading}</p>}>
            {token !== undefined ? (
              <GuestPage token={token} />
            ) : returned ? (
              <PaymentWithoutLink outcome={returned} />
            ) : (
              <VerifyPage />
            )}
          </Suspense>
        </div>
        <Toasts />
      </>
    )
  }
  return (
    <>
      <div className={sent ? 'page done' : 'page'}>
        <div>
          {sent ? (
            <Suspense>
              <QuoteSent
                sent={sent}
                onAnother={another}
                onAdded={(files) => add(({ id }) => id === sent.id, { files })}
              />
            </Suspense>
          ) : (
            <QuoteForm
              key={round}
              isAnother={round > 0}
              onSent={change}
              onNotified={(id, { copy, path, replyBy }) => add((it) => it.id === id, { copy, path, replyBy })}
            />
          )}
        </div>
        {!sent && <NextSteps {...QUOTE_NEXT} />}
      </div>
      <Toasts />
    </>
  )
}

export const QuoteIsland = island('quote', QuotePage)
