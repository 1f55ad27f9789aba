import { ENQUIRY_NEXT, ENQUIRY_SENT, ENQUIRY_SENT_PAGE } from '#content/enquiry.ts'
import type { EnquirySubject } from '#contract/enquiry.ts'
import { parts } from '#contract/language.ts'
import { Receipt, SentSection } from '#src/form/sent-section.tsx'
import { wholeEmail } from '#src/lib/slots.tsx'
import { Button } from '#src/ui/busy-button.tsx'
import { ROSETTES } from '#src/ui/picture.tsx'
import { Promised } from '#src/ui/times.tsx'
import type { SentEnquiry } from './use-enquiry-form.ts'

const MOTIFS: Record<EnquirySubject, string> = {
  general: ROSETTES.corporate,
  pricing: ROSETTES.corporate,
  support: ROSETTES.corporate,
  translation: ROSETTES.private,
  apostille: ROSETTES.apostille,
  procurement: ROSETTES.procurement,
}

export function EnquirySent({ sent, onAnother }: { sent: SentEnquiry; onAnother: () => void }) {
  return (
    <SentSection said={ENQUIRY_SENT}>
      <p className="lead">{parts(ENQUIRY_SENT_PAGE.lead, { address: wholeEmail(sent.answers.email) })}</p>
      <Receipt reference={sent.reference} words={ENQUIRY_SENT_PAGE} picture={MOTIFS[sent.answers.subject]} />
      <h2>{ENQUIRY_NEXT.title}</h2>
      <ol className="next">
        <li>
          <span>
            {parts(ENQUIRY_SENT_PAGE.due, { moment: <Promised key="moment" iso={sent.replyBy} /> })}
          </span>
        </li>
        {ENQUIRY_SENT_PAGE.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button look="btn ghost" label={ENQUIRY_SENT_PAGE.another} onPress={onAnother} />
    </SentSection>
  )
}
