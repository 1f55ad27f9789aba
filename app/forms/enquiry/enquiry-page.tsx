import { lazy, Suspense } from 'react'
import { ENQUIRY_PAGE } from '#content/enquiry.ts'
import { Toasts } from '../parts/toasts.tsx'
import { useSent } from '../parts/use-sent.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryNext } from './enquiry-next.tsx'
import { loading } from './loading.ts'
import type { SentEnquiry } from './use-enquiry-form.ts'

type EnquiryPageProps = { privacyPath: string; quotePath: string; email: string }

const EnquirySent = lazy(() => loading.confirmation().then(({ EnquirySent }) => ({ default: EnquirySent })))

/** The whole of /enquiry-form between header and footer. */
export function EnquiryPage({ privacyPath, quotePath, email }: EnquiryPageProps) {
  const { sent, setSent, round, another } = useSent<SentEnquiry>()

  return (
    <main className="wrap" id="main">
      <div className={sent ? 'page done' : 'page'}>
        <div>
          <noscript>
            <p className="noscript">
              {ENQUIRY_PAGE.noscript} <a href={`mailto:${email}`}>{email}</a>.
            </p>
          </noscript>
          {sent ? (
            <Suspense>
              <EnquirySent sent={sent} onAnother={another} />
            </Suspense>
          ) : (
            <EnquiryForm key={round} privacyPath={privacyPath} isAnother={round > 0} onSent={setSent} />
          )}
        </div>
        {!sent && <EnquiryNext quotePath={quotePath} />}
      </div>
      <Toasts />
    </main>
  )
}
