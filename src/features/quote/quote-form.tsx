import { QUOTE_PAGE } from '#content/quote.ts'
import { QUOTE_FIELDS } from '#contract/quote.ts'
import { FormFields } from '#src/form/form-fields.tsx'
import { FormOpening } from '#src/form/form-opening.tsx'
import { Honeypot } from '#src/form/honeypot.tsx'
import { plainPost } from '#src/form/plain-post.ts'
import { RequestSections } from '#src/form/request-sections.tsx'
import { SendRequest } from '#src/form/send-request.tsx'
import { type SentQuote, useQuoteForm } from './use-quote-form.ts'

type QuoteFormProps = {
  privacyPath: string
  /** A form for a further request takes focus: the button that asked for it is gone. */
  isAnother: boolean
  onSent: (sent: SentQuote) => void
}

const { hints, sections } = QUOTE_PAGE

/** The quote request form. */
export function QuoteForm({ privacyPath, isAnother, onSent }: QuoteFormProps) {
  const { form, documents, phase, errors, summary, draft, ...act } = useQuoteForm(onSent)
  const about = { fields: QUOTE_FIELDS, errors, hints }

  return (
    <>
      <FormOpening
        title={QUOTE_PAGE.title}
        lead={QUOTE_PAGE.lead}
        errors={summary}
        draft={draft}
        isAnother={isAnother}
      />
      <form ref={form} {...plainPost('quote')} noValidate onSubmit={act.onSubmit} onInput={act.onInput}>
        <RequestSections
          about={about}
          request={{ documents, phase, ...act }}
          sections={sections}
          documentsHint={hints.documents}
          id="documents"
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
          {QUOTE_PAGE.privacy} Read our <a href={privacyPath}>privacy policy</a>.
        </SendRequest>
      </form>
    </>
  )
}
