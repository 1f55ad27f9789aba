import * as z from 'zod/mini'
import { CONSENT_WORDINGS } from '#content/newsletter.ts'
import { rowOf } from '#contract/fields.ts'
import { formSender } from '#contract/form-sender.ts'
import { NEWSLETTER_FIELDS, type NewsletterBody } from '#contract/newsletter.ts'
import type { Dependencies } from '../dependencies.ts'
import { readForm } from '../forms/form-body.ts'
import { AppError } from '../http/errors.ts'
import { wrap } from '../http/wrap.ts'
import { errorCode } from '../log.ts'
import { deliver, type Subject } from '../mail/outbox.ts'
import { guardAgainstAbuse } from '../senders/abuse-guard.ts'

/**
 * Asks the owner of an address to confirm their subscription. The response is the same for every address, known or not, and
 * precedes the sending; the database limits how often an address is written to.
 */

const [CURRENT] = CONSENT_WORDINGS

export const signUpSchemas = {
  /** Version of the consent text that the page showed; by default the current one. */
  wording: z.optional(z.string().check(z.regex(/^[0-9A-Za-z.-]{1,40}$/))),
  ...formSender,
}

/** Takes a sign-up whose address is a good one, unless its sender has to prove something first. */
export async function takeSignUp(
  dependencies: Dependencies,
  request: Request,
  body: NewsletterBody,
): Promise<void> {
  const { database, settings, log, now, waitUntil } = dependencies
  const { wording = CURRENT.version } = body
  if (!CONSENT_WORDINGS.some(({ version }) => version === wording)) throw new AppError('form-invalid')
  await guardAgainstAbuse(dependencies, request, 'newsletter', body)

  const { data: subject, error } = await database.rpc('sign_up_newsletter', {
    subscriber: JSON.stringify(rowOf(NEWSLETTER_FIELDS, body)),
    wording,
    interval_minutes: settings.NEWSLETTER_INTERVAL_MINUTES,
    at: now().toISOString(),
  })
  if (error) throw error
  if (subject) {
    const delivery = deliver(dependencies, { limit: 5, subject: subject as Subject }).catch(
      (failure: unknown) => {
        log({ event: 'delivery-failed', form: 'newsletter', code: errorCode(failure) })
      },
    )
    waitUntil(delivery)
  }
}

export function createNewsletterSignup(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return wrap({ name: 'newsletter-signup', methods: ['POST'], log: dependencies.log }, async (request) => {
    await takeSignUp(dependencies, request, await readForm(request, NEWSLETTER_FIELDS, signUpSchemas))
    return Response.json({})
  })
}
