import { lazy, Suspense, useEffect, useState } from 'react'
import { QUOTE_NEXT, QUOTE_PAGE } from '#content/quote.ts'
import { paymentReturn, requestToken } from '#src/features/guest-request/take-request-link.ts'
import { NextSteps } from '#src/form/next-steps.tsx'
import { useSent } from '#src/form/use-sent.ts'
import { island } from '#src/lib/island.tsx'
import { VERIFY } from '#src/lib/routes.ts'
import { loadConfirmation, QuoteForm, type SentQuote } from './quote-form.tsx'

const QuoteSent = lazy(() => loadConfirmation().then(({ QuoteSent }) => ({ default: QuoteSent })))

const loadGuestPage = () => import('#src/features/guest-request/guest-page.tsx')
const GuestPage = lazy(() => loadGuestPage().then(({ GuestPage }) => ({ default: GuestPage })))
const PaymentWithoutLink = lazy(() =>
  loadGuestPage().then(({ PaymentWithoutLink }) => ({ default: PaymentWithoutLink })),
)

const VerifyPage = lazy(() =>
  import('#src/features/order/verify-page.tsx').then(({ VerifyPage }) => ({ default: VerifyPage })),
)

function QuotePage() {
  const { sent, change, add, another, round } = useSent<SentQuote>('sq-sent-quote')
  // Known only in the browser: the static page holds the form.
  const [asked, setAsked] = useState<ReturnType<typeof askedInstead>>()
  useEffect(() => {
    if (asked === undefined) setAsked(askedInstead())
    // Only once the right screen is there.
    else delete document.documentElement.dataset.wait
  }, [asked])

  if (asked) return <InsteadOfForm {...asked} />
  return (
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
  )
}

/** A private link's page, that of a document to verify, or what became of a payment; null for none of them. */
function askedInstead() {
  const token = requestToken()
  const isVerifying = new URLSearchParams(location.search).has(VERIFY)
  const outcome = paymentReturn()
  return token !== undefined || isVerifying || outcome ? { token, isVerifying, outcome } : null
}

function InsteadOfForm({ token, isVerifying, outcome }: NonNullable<ReturnType<typeof askedInstead>>) {
  return (
    <div className="page guest">
      <Suspense fallback={<p className="opening">{QUOTE_PAGE.loading}</p>}>
        {token !== undefined ? (
          <GuestPage token={token} />
        ) : isVerifying ? (
          <VerifyPage />
        ) : (
          outcome && <PaymentWithoutLink outcome={outcome} />
        )}
      </Suspense>
    </div>
  )
}

export const QuoteIsland = island('quote', QuotePage)
