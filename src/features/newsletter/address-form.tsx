import { type FormEvent, useEffect } from 'react'
import { ERROR_TITLE } from '#content/messages.ts'
import {
  CONSENT_WORDINGS,
  NEWSLETTER,
  NEWSLETTER_FAILURES,
  NEWSLETTER_FIELD_WORDS,
} from '#content/newsletter.ts'
import { NEWSLETTER_FIELDS, type NewsletterBody } from '#contract/newsletter.ts'
import { fillAnswers } from '#src/form/form-answers.ts'
import { FormField } from '#src/form/form-fields.tsx'
import { describeSender, Honeypot } from '#src/form/honeypot.tsx'
import { knownPerson } from '#src/form/known-person.ts'
import { loadChecks, preload } from '#src/form/preload.ts'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import type { Refusal } from '#src/form/use-refusal.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'

export const loadBackend = () => import('#src/lib/backend/form-backend.ts')

const FIELD_ID = 'newsletter-email'

const [CONSENT] = CONSENT_WORDINGS

const { form: WORDS } = NEWSLETTER

type AddressFormProps = {
  refused: Refusal | undefined
  /** Takes the focus, because the button that asked for it is gone. */
  isAnother: boolean
  onSent: (email: string) => void
}

export function AddressForm({ refused, isAnother, onSent }: AddressFormProps) {
  const { form, props, busy, errors, summary } = useAnswersForm({
    fields: NEWSLETTER_FIELDS,
    words: NEWSLETTER_FIELD_WORDS,
    plain: 'newsletter',
    idOf: () => FIELD_ID,
    refused,
    async send({ email }) {
      const { callForm } = await loadBackend()
      const sender = await describeSender(form.current)
      const body: NewsletterBody = { email, wording: CONSENT.version, ...sender }
      const outcome = await callForm('newsletter-signup', body)
      if (!outcome.accepted) {
        const fields = { [FIELD_ID]: outcome.fields?.email }
        return { title: ERROR_TITLE, description: NEWSLETTER_FAILURES.refused, note: outcome.note, fields }
      }
      onSent(email)
      return undefined
    },
    failed: () => ({ title: ERROR_TITLE, description: NEWSLETTER_FAILURES.other }),
  })

  useEffect(() => {
    if (form.current) fillAnswers(form.current, knownPerson())
  }, [form])

  useEffect(() => {
    if (isAnother) document.getElementById(FIELD_ID)?.focus()
  }, [isAnother])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const address = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    // Nothing entered: nothing happens.
    if (address.value.trim() === '') event.preventDefault()
    else props.onSubmit(event)
  }

  return (
    <section className="split newsletter">
      <div>
        <h2 id="newsletter">{WORDS.title}</h2>
        <p>{WORDS.text}</p>
      </div>
      <form
        {...props}
        onSubmit={onSubmit}
        onFocus={() => preload([loadChecks, loadBackend])}
        aria-labelledby="newsletter"
      >
        <ErrorSummary errors={summary} />
        <div className="line">
          <FormField
            id={FIELD_ID}
            name="email"
            field={NEWSLETTER_FIELDS.email}
            words={NEWSLETTER_FIELD_WORDS.email}
            error={errors.email}
          />
          <BusyButton busy={busy} label={WORDS.submit} busyLabel={WORDS.submitting} />
        </div>
        <Honeypot />
        <input type="hidden" name="wording" value={CONSENT.version} />
        <p className="hint">{CONSENT.text}</p>
      </form>
    </section>
  )
}
