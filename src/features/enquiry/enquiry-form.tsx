import { ENQUIRY_PAGE, SUBJECT_WORDS } from '#content/enquiry.ts'
import { ENQUIRY_SUBJECTS } from '#contract/enquiry-choices.ts'
import { FormOpening } from '#src/form/form-opening.tsx'
import { Honeypot } from '#src/form/honeypot.tsx'
import { EmailField, NameFields, PhoneField } from '#src/form/person-fields.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { type SentEnquiry, useEnquiryForm } from './use-enquiry-form.ts'

type EnquiryFormProps = {
  privacyPath: string
  /** A form for a further enquiry takes focus: the button that asked for it is gone. */
  isAnother: boolean
  onSent: (sent: SentEnquiry) => void
}

const { hints, labels, sections } = ENQUIRY_PAGE

const SUBJECTS = ENQUIRY_SUBJECTS.map((value) => ({ value, label: SUBJECT_WORDS[value] }))

/** The enquiry form. */
export function EnquiryForm({ privacyPath, isAnother, onSent }: EnquiryFormProps) {
  const { props, busy, errors, summary, draft } = useEnquiryForm(onSent)

  return (
    <>
      <FormOpening
        title={ENQUIRY_PAGE.title}
        lead={ENQUIRY_PAGE.lead}
        errors={summary}
        draft={draft}
        isAnother={isAnother}
      />
      <form {...props}>
        <fieldset className="grp">
          <legend>{sections.question}</legend>
          <SelectField
            name="subject"
            label={labels.subject}
            options={SUBJECTS}
            prompt={ENQUIRY_PAGE.prompt}
            error={errors.subject}
          />
          <TextArea
            name="message"
            label={labels.message}
            hint={hints.message}
            rows={7}
            error={errors.message}
          />
        </fieldset>
        <fieldset className="grp">
          <legend>{sections.you}</legend>
          <NameFields errors={errors} />
          <EmailField hint={hints.email} error={errors.email} />
          <PhoneField hint={hints.phone} error={errors.phone} />
        </fieldset>
        <Honeypot />
        <div className="send">
          {/* aria-disabled instead of disabled: the button keeps focus, and a second press is ignored by the form. */}
          <button className="btn" type="submit" aria-disabled={busy}>
            {busy ? ENQUIRY_PAGE.submitting : ENQUIRY_PAGE.submit}
          </button>
          <p>
            {ENQUIRY_PAGE.privacy} Read our <a href={privacyPath}>privacy policy</a>.
          </p>
        </div>
      </form>
    </>
  )
}
