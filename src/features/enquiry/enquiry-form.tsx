import { ENQUIRY_PAGE } from '#content/enquiry.ts'
import { parts } from '#contract/language.ts'
import { FormFields } from '#src/form/form-fields.tsx'
import { FormOpening } from '#src/form/form-opening.tsx'
import { Honeypot } from '#src/form/honeypot.tsx'
import { PATHS } from '#src/lib/routes.ts'
import { link } from '#src/lib/slots.tsx'
import { Press } from '#src/ui/press.tsx'
import { type SentEnquiry, useEnquiryForm } from './use-enquiry-form.ts'

type EnquiryFormProps = {
  /** Takes the focus, because the button that asked for it is gone. */
  isAnother: boolean
  onSent: (sent: SentEnquiry) => void
}

const SECTIONS = Object.entries(ENQUIRY_PAGE.sections)

export function EnquiryForm({ isAnother, onSent }: EnquiryFormProps) {
  const { props, busy, about, summary, draft } = useEnquiryForm(onSent)

  return (
    <>
      <FormOpening words={ENQUIRY_PAGE} errors={summary} draft={draft} isAnother={isAnother} />
      <form {...props}>
        {SECTIONS.map(([section, title]) => (
          <fieldset className="grp" key={section}>
            <legend>{title}</legend>
            <FormFields {...about} section={section} hints={ENQUIRY_PAGE.hints} rows={7} />
          </fieldset>
        ))}
        <Honeypot />
        <Press busy={busy} label={ENQUIRY_PAGE.submit} busyLabel={ENQUIRY_PAGE.submitting}>
          <p>{parts(ENQUIRY_PAGE.privacy, { policy: link(PATHS.privacy, ENQUIRY_PAGE.policy) })}</p>
        </Press>
      </form>
    </>
  )
}
