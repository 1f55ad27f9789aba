import { QUOTE_PAGE } from '#content/quote.ts'
import { COUNTRIES } from '#contract/countries.ts'
import { QUOTE_SERVICES, QUOTE_URGENCIES } from '#contract/quote-choices.ts'
import { FormOpening } from '#src/form/form-opening.tsx'
import { Honeypot } from '#src/form/honeypot.tsx'
import { EmailField, NameFields, PhoneField } from '#src/form/person-fields.tsx'
import { SendRequest } from '#src/form/send-request.tsx'
import { FileField } from '#src/ui/file-field.tsx'
import { RadioSegments } from '#src/ui/radio-segments.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
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

  return (
    <>
      <FormOpening
        title={QUOTE_PAGE.title}
        lead={QUOTE_PAGE.lead}
        errors={summary}
        draft={draft}
        isAnother={isAnother}
      />
      {/* Without a script, method="dialog" makes a submit do nothing: no answer ends up in an address or is lost. */}
      <form ref={form} method="dialog" noValidate onSubmit={act.onSubmit} onInput={act.onInput}>
        <fieldset className="grp">
          <legend>{sections.need}</legend>
          <SelectField
            name="serviceType"
            label="Service"
            options={QUOTE_SERVICES}
            prompt="Choose a service"
            error={errors.serviceType}
          />
          <RadioSegments
            name="urgency"
            label="Urgency"
            options={QUOTE_URGENCIES}
            hint={hints.urgency}
            error={errors.urgency}
          />
          <TextArea
            name="taskDescription"
            label="Task description"
            hint={hints.taskDescription}
            error={errors.taskDescription}
          />
        </fieldset>
        <fieldset className="grp">
          <legend>{sections.going}</legend>
          <div className="pair">
            <SelectField
              name="countryOfOrigin"
              label="Country of origin"
              options={COUNTRIES}
              prompt="Choose a country"
              error={errors.countryOfOrigin}
              optional
            />
            <SelectField
              name="countryOfDestination"
              label="Country of destination"
              options={COUNTRIES}
              prompt="Choose a country"
              error={errors.countryOfDestination}
              optional
            />
          </div>
        </fieldset>
        <fieldset className="grp">
          <legend>{sections.documents}</legend>
          <p className="hint">{hints.documents}</p>
          <FileField
            id="documents"
            list={documents}
            sending={phase !== 'filling'}
            locked={phase === 'saving'}
            onAdd={act.addFiles}
            onRemove={act.removeFile}
            onDismiss={act.dismissRefusal}
          />
        </fieldset>
        <fieldset className="grp">
          <legend>{sections.you}</legend>
          <NameFields errors={errors} />
          <TextField
            name="companyName"
            label="Company name"
            autoComplete="organization"
            error={errors.companyName}
            optional
          />
          <EmailField hint={hints.email} error={errors.email} />
          <PhoneField hint={hints.phone} error={errors.phone} />
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
