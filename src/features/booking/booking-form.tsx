import { BOOKING_FIELD_WORDS, BOOKING_PAGE } from '#content/booking.ts'
import { CONSULTATION } from '#content/facts.ts'
import { BOOKING_FIELDS } from '#contract/booking.ts'
import { needsExpressRequest } from '#contract/booking-calendar.ts'
import { parts } from '#contract/language.ts'
import { FormFields } from '#src/form/form-fields.tsx'
import { DraftLine } from '#src/form/form-opening.tsx'
import { Honeypot } from '#src/form/honeypot.tsx'
import { CarriedNotice } from '#src/form/notice.tsx'
import { PATHS } from '#src/lib/routes.ts'
import { link } from '#src/lib/slots.tsx'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { WithoutScripts } from '#src/ui/without-scripts.tsx'
import { PaymentLine } from './pending-payment.tsx'
import { Recap, Summary } from './summary.tsx'
import { useBookingForm } from './use-booking-form.ts'
import { WhenFields } from './when-fields.tsx'

const { notes, noscript } = BOOKING_PAGE
const TERMS = `${PATHS.terms}#cancellations-and-refunds`

export function BookingForm({ onPaid }: { onPaid: (sessionId: string) => void }) {
  const { form, when, busy, draft, payment, errors, summary, ...act } = useBookingForm(onPaid)
  const { chosen, timeZone, now } = when
  const needsRequest = Boolean(chosen.day && now && needsExpressRequest(chosen.day, now))

  return (
    <div className="page">
      <div>
        <ErrorSummary errors={summary} />
        <CarriedNotice />
        <h1>{BOOKING_PAGE.title}</h1>
        <p className="lead">{BOOKING_PAGE.lead}</p>
        <p className="reassurance">{BOOKING_PAGE.reassurance}</p>
        <div className="banner perforated-block">
          <p className="perforated">{BOOKING_PAGE.banner}</p>
          <p className="perforated">
            {CONSULTATION.price}
            {CONSULTATION.vat && <small>{CONSULTATION.vat}</small>}
          </p>
        </div>
        <WithoutScripts text={noscript.book} after={noscript.how} />
        <PaymentLine payment={payment} />
        <DraftLine draft={draft} />
        {/* Without scripts, method="dialog" disables submitting: no answer gets into an address or is lost. */}
        <form ref={form} method="dialog" noValidate onSubmit={act.onSubmit} onInput={act.onInput}>
          <fieldset className="grp">
            <legend>{BOOKING_PAGE.sections.who}</legend>
            <FormFields fields={BOOKING_FIELDS} words={BOOKING_FIELD_WORDS} section="you" errors={errors} />
          </fieldset>
          <fieldset className="grp">
            <legend>{BOOKING_PAGE.sections.when}</legend>
            <WhenFields when={when} errors={errors} needsRequest={needsRequest} onChoose={act.chooseDay} />
          </fieldset>
          <Honeypot />
          <div className="send">
            <Recap chosen={chosen} timeZone={timeZone} />
            <BusyButton busy={busy} label={BOOKING_PAGE.submit} busyLabel={BOOKING_PAGE.submitting} />
            <p>
              {`${notes[0]} `}
              <span className="dot">•</span>
              {` ${notes[1]}`}
            </p>
            <p>{parts(BOOKING_PAGE.terms, { terms: link(TERMS, BOOKING_PAGE.termsLink) })}</p>
          </div>
        </form>
      </div>
      <Summary chosen={chosen} timeZone={timeZone} />
    </div>
  )
}
