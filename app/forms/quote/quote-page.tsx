import { lazy, Suspense, useState } from 'react'
import { Toasts } from '../parts/toasts.tsx'
import { sending } from './load-sending.ts'
import { NextSteps } from './next-steps.tsx'
import { QuoteForm } from './quote-form.tsx'
import type { SentQuote } from './use-quote-form.ts'

type QuotePageProps = { privacyPath: string; email: string }

const QuoteSent = lazy(() => sending.confirmation().then(({ QuoteSent }) => ({ default: QuoteSent })))

/** The whole of /get-quote between header and footer. */
export function QuotePage({ privacyPath, email }: QuotePageProps) {
  const [sent, setSent] = useState<SentQuote>()
  // Counts requests, so that another one starts from a new form.
  const [round, setRound] = useState(0)

  const another = () => {
    setSent(undefined)
    setRound(round + 1)
    scrollTo({ top: 0 })
  }

  return (
    <main className="wrap" id="main">
      <div className={sent ? 'page done' : 'page'}>
        <div>
          <noscript>
            <p className="noscript">
              This form needs JavaScript, which is switched off or unavailable here. You are just as welcome
              to write to <a href={`mailto:${email}`}>{email}</a> and attach your documents.
            </p>
          </noscript>
          {sent ? (
            <Suspense>
              <QuoteSent sent={sent} onAnother={another} />
            </Suspense>
          ) : (
            <QuoteForm key={round} privacyPath={privacyPath} isAnother={round > 0} onSent={setSent} />
          )}
        </div>
        {!sent && <NextSteps />}
      </div>
      <Toasts />
    </main>
  )
}
