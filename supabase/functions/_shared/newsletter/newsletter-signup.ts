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

/** Responds the same for every address, before anything is sent. The database limits messages to each address. */

const [CURRENT] = CONSENT_WORDINGS

export const signUpSchemas = {
  /** Of the consent text on the page; the current one by default. */
  wording: z.optional(z.string().check(z.regex(/^[0-9A-Za-z.-]{1,40}$/))),
  ...formSender,
}

/** @throws AppError if a proof of work is required */
export async function takeSignUp(
  dependencies: Dependencies,
  request: Request,
  body: NewsletterBody,
): Promise<void> {
  const { database, settings, log, now, waitUntil } = dependencies
  const { wording = CURRENT.version, language } = body
  if (!CONSENT_WORDINGS.some(({ version }) => version === wording)) throw new AppError('form-invalid')
  await guardAgainstAbuse(dependencies, request, 'newsletter', body)

  const { data: subject, error } = await database.rpc('sign_up_newsletter', {
    subscriber: JSON.stringify({ ...rowOf(NEWSLETTER_FIELDS, body), ...(language && { language }) }),
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
  return wrap(
    { name: 'newsletter-signup', methods: ['POST'], log: dependencies.log },
    async (request, words) => {
      const form = { fields: NEWSLETTER_FIELDS, labels: words.NEWSLETTER_FIELD_WORDS, words }
      await takeSignUp(dependencies, request, await readForm(request, form, signUpSchemas))
      return Response.json({})
    },
  )
}
