import { LANGUAGE } from '#content/language.ts'
import { FIELD_WORDS } from '#content/ui.ts'
import type { FormSender } from '#contract/form-sender.ts'
import { FORM_MINIMUM_SECONDS } from '#contract/limits.ts'

const HONEYPOT = 'website'

/** Only programs fill it in: people neither see it nor reach it by keyboard or screen reader. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {FIELD_WORDS.website}
        <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Waits if the form was filled in faster than anyone can read, rather than have a person taken for a program. */
export async function describeSender(form: HTMLFormElement | null): Promise<FormSender> {
  const missing = FORM_MINIMUM_SECONDS * 1000 - performance.now()
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(missing) + 20))
  const honeypot = form?.elements.namedItem(HONEYPOT) as HTMLInputElement | null
  return {
    website: (honeypot?.value ?? '').slice(0, 2000),
    openFor: Math.round(performance.now()),
    language: LANGUAGE.code,
  }
}
