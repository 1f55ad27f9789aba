import type { FormEvent } from 'react'
import { QUOTE_FAILURES, QUOTE_NOTICES } from '#content/files.ts'
import { QUOTE_FIELD_WORDS, QUOTE_PAGE } from '#content/quote.ts'
import { COUNTRIES } from '#contract/countries.ts'
import type { KeptEstimate } from '#contract/estimate.ts'
import { guestFilePath } from '#contract/files.ts'
import { parts } from '#contract/language.ts'
import {
  type NotificationAnswer,
  QUOTE_FIELDS,
  QUOTE_SERVICES,
  type QuoteAnswers,
  quoteRow,
  serviceIdOf,
} from '#contract/quote.ts'
import { plainPost } from '#src/form/form-answers.ts'
import { FormFields } from '#src/form/form-fields.tsx'
import { FormOpening } from '#src/form/form-opening.tsx'
import { Honeypot } from '#src/form/honeypot.tsx'
import { loadChecks, preload } from '#src/form/preload.ts'
import { RequestSections } from '#src/form/request-sections.tsx'
import { SendRequest } from '#src/form/send-request.tsx'
import type { Answers } from '#src/form/use-draft.ts'
import { requestSending, useRequestForm } from '#src/form/use-request-form.ts'
import { PATHS } from '#src/lib/routes.ts'
import { link } from '#src/lib/slots.tsx'

type QuoteFormProps = {
  /** Takes the focus, because the button that asked for it is gone. */
  isAnother: boolean
  onSent: (sent: SentQuote) => void
  /** Called later, with the outcome of the e-mails. */
  onNotified: (id: string, answer: NotificationAnswer) => void
}

const { hints, sections } = QUOTE_PAGE
const DOCUMENTS_ID = 'documents'

export function QuoteForm({ isAnother, onSent, onNotified }: QuoteFormProps) {
  const { form, documents, phase, errors, summary, draft, ...act } = useQuoteForm({ onSent, onNotified })
  const about = { fields: QUOTE_FIELDS, words: QUOTE_FIELD_WORDS, errors, hints }

  return (
    <>
      <FormOpening words={QUOTE_PAGE} errors={summary} draft={draft} isAnother={isAnother} />
      <form ref={form} {...plainPost('quote')} noValidate onSubmit={act.onSubmit} onInput={act.onInput}>
        <RequestSections
          about={about}
          request={{ documents, phase }}
          sections={sections}
          documentsHint={hints.documents}
          id={DOCUMENTS_ID}
        />
        <fieldset className="grp">
          <legend>{sections.you}</legend>
          <FormFields {...about} section="you" />
        </fieldset>
        <Honeypot />
        <SendRequest
          phase={phase}
          documents={documents}
          label={QUOTE_PAGE.submit}
          busyLabel={QUOTE_PAGE.submitting}
        >
          <p>{parts(QUOTE_PAGE.privacy, { policy: link(PATHS.privacy, QUOTE_PAGE.policy) })}</p>
        </SendRequest>
      </form>
    </>
  )
}

export const loadConfirmation = () => import('./quote-sent.tsx')

const preloadSending = () => preload([loadChecks, loadConfirmation, ...Object.values(requestSending)])

export type SentQuote = {
  id: string
  answers: Pick<QuoteAnswers, 'email' | 'serviceType' | 'urgency'>
  estimate: KeptEstimate | undefined
  at: Date
  files: number
  copy?: NotificationAnswer['copy']
  /** Once known, ISO 8601. */
  replyBy?: string
  path?: string | undefined
}

function useQuoteForm({ onSent, onNotified }: Pick<QuoteFormProps, 'onSent' | 'onNotified'>) {
  const request = useRequestForm({
    fields: QUOTE_FIELDS,
    words: QUOTE_FIELD_WORDS,
    draftKey: 'sq-draft-quote',
    queryDefaults: answersIn,
    rowOf: quoteRow,
    type: 'quote_request',
    pathOf: guestFilePath,
    afterwards: loadConfirmation,
    onSent(row, { email, serviceType, urgency }) {
      const files = row.uploaded_files?.length ?? 0
      const answers = { email, serviceType, urgency }
      const sent = (estimate?: KeptEstimate) =>
        onSent({ id: row.id, answers, estimate, at: new Date(), files })
      // It is there where one was shown.
      if (row.estimate_from == null) sent()
      else void import('#src/form/estimate-working.tsx').then(({ sentEstimate }) => sent(sentEstimate(row)))
    },
    onNotified: (row, answer) => onNotified(row.id, answer),
    failed: QUOTE_NOTICES.failed,
    unsaved: QUOTE_FAILURES.save,
    documentsId: DOCUMENTS_ID,
  })

  return {
    ...request,

    onInput(event: FormEvent<HTMLFormElement>) {
      preloadSending()
      request.onInput(event)
    },

    documents: {
      ...request.documents,
      add(files: File[], replaced?: string) {
        preloadSending()
        return request.documents.add(files, replaced)
      },
    },
  }
}

/** `?service=private&from=Portugal&to=United+Kingdom`; what is unknown is ignored. */
function answersIn(search: string): Answers {
  const params = new URLSearchParams(search)
  const serviceType = QUOTE_SERVICES.find((name) => serviceIdOf(name) === params.get('service')) ?? ''
  const known = (name: string) => COUNTRIES.find((country) => country === params.get(name)) ?? ''
  return { serviceType, countryOfOrigin: known('from'), countryOfDestination: known('to') }
}
