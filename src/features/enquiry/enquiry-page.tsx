import { lazy, Suspense, useState } from 'react'
import { useSent } from '#src/form/use-sent.ts'
import { island } from '#src/lib/island.tsx'
import { Toasts } from '#src/ui/toasts.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryNext } from './enquiry-next.tsx'
import { loading, type SentEnquiry } from './use-enquiry-form.ts'

const EnquirySent = lazy(() => loading.confirmation().then(({ EnquirySent }) => ({ default: EnquirySent })))

function EnquiryPage() {
  const [sent, setSent] = useSent<SentEnquiry>('sq-enquiry-sent')
  // A new key, so that another enquiry starts with an empty form.
  const [round, setRound] = useState(0)

  const another = () => {
    setSent(undefined)
    setRound(round + 1)
    scrollTo({ top: 0 })
  }

  return (
    <>
      <div className={sent ? 'page done' : 'page'}>
        <div>
          {sent ? (
            <Suspense>
              <EnquirySent sent={sent} onAnother={another} />
            </Suspense>
          ) : (
            <EnquiryForm key={round} isAnother={round > 0} onSent={setSent} />
          )}
        </div>
        {!sent && <EnquiryNext />}
      </div>
      <Toasts />
    </>
  )
}

export const EnquiryIsland = island('enquiry', EnquiryPage)
