import * as z from 'zod/mini'
import { CONSENT_WORDINGS } from '#content/newsletter.ts'
import { rowOf } from '#contract/fields.ts'
import { formSender } from '#contract/form-sender.ts'
import { NEWSLETTER_FIELDS, type NewsletterBody } from '#contract/newsletter.ts'
import { type Dependencies, rpc } from '../dependencies.ts'
import { readForm } from '../forms/form-body.ts'
import { AppError } from '../http/errors.ts'
import { type Handler, wrap } from '../http/wrap.ts'
import { deliverSoon, type Subject } from '../mail/outbox.ts'
import { guardAgainstAbuse } from '../senders/abuse-guard.ts'

/** Responds the same for every address, before anything is sent. The database limits messages to each address. */

const [CURRENT] = CONSENT_WORDINGS

export const signUpSchemas = {
  /** Of the consent text on the page; the current one by default. */
  wording: z.optional(z.string().check(z.regex(/^[0-9A-Za-z.-]{1,40}$/))),
  ...formSender,
}

export async function takeSignUp(
  dependencies: Dependencies,
  request: Request,
  body: NewsletterBody,
): Promise<void> {
  const { database, settings, now } = dependencies
  const { wording = CURRENT.version, language } = body
  if (!CONSENT_WORDINGS.some(({ version }) => version === wording)) throw new AppError('form-invalid')
  await guardAgainstAbuse(dependencies, request, 'newsletter', body)

  const subject = await rpc(database, 'sign_up_newsletter', {
    subscriber: JSON.stringify({ ...rowOf(NEWSLETTER_FIELDS, body), ...(language && { language }) }),
    wording,
    interval_minutes: settings.NEWSLETTER_INTERVAL_MINUTES,
    at: now().toISOString(),
  })
  if (subject) deliverSoon(dependencies, subject as Subject)
}

export function createNewsletterSignup(dependencies: Dependencies): Handler {
  return wrap({ name: 'newsletter-signup', log: dependencies.log }, async (request, words) => {
    const form = { fields: NEWSLETTER_FIELDS, labels: words.NEWSLETTER_FIELD_WORDS, words }
    await takeSignUp(dependencies, request, await readForm(request, form, signUpSchemas))
    return Response.json({})
  })
}
