import type { FormSender } from '#contract/form-sender.ts'
import { FORM_MINIMUM_SECONDS } from '#contract/limits.ts'

/** The name of the field that people do not see. */
const HONEYPOT = 'website'

/** A field that only programs fill in. People neither see it, nor reach it by keyboard, nor hear of it. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Website
        <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/**
 * What a page tells about its sending. Somebody who is faster than anybody reads waits for a moment here, instead of being
 * taken for a program.
 */
export async function describeSender(form: HTMLFormElement | null): Promise<FormSender> {
  const missing = FORM_MINIMUM_SECONDS * 1000 - performance.now()
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(missing) + 20))
  const honeypot = form?.elements.namedItem(HONEYPOT) as HTMLInputElement | null
  return { website: (honeypot?.value ?? '').slice(0, 2000), openFor: Math.round(performance.now()) }
}
