import * as z from 'zod/mini'
import { CONSENT_WORDINGS } from '#content/newsletter.ts'
import { formSender } from '#contract/form-sender.ts'
import { NEWSLETTER_FIELDS } from '#contract/newsletter.ts'
import type { Dependencies } from './dependencies.ts'
import { AppError } from './http/errors.ts'
import { readForm } from './http/form-body.ts'
import { wrap } from './http/wrap.ts'
import { errorCode } from './log.ts'
import { deliver } from './mail/outbox.ts'
import { guardAgainstAbuse } from './senders/abuse-guard.ts'

/**
 * Asks the owner of an address to confirm their subscription. The response is the same for every address, known or not, and
 * precedes the sending; the database limits how often an address is written to.
 */

const [CURRENT] = CONSENT_WORDINGS

const extraSchemas = {
  /** Version of the consent text that the page showed; by default the current one. */
  wording: z.optional(z.string().check(z.regex(/^[0-9A-Za-z.-]{1,40}$/))),
  ...formSender,
}

export function createNewsletterSignup(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { database, settings, log, now, waitUntil } = dependencies

  return wrap({ name: 'newsletter-signup', methods: ['POST'], log }, async (request) => {
    const body = await readForm(request, NEWSLETTER_FIELDS, extraSchemas)
    const { email, wording = CURRENT.version } = body
    if (!CONSENT_WORDINGS.some(({ version }) => version === wording)) throw new AppError('form-invalid')
    await guardAgainstAbuse(dependencies, request, 'newsletter', body)

    const { data: subject, error } = await database.rpc('sign_up_newsletter', {
      address: email,
      wording,
      interval_minutes: settings.NEWSLETTER_INTERVAL_MINUTES,
      at: now().toISOString(),
    })
    if (error) throw error
    if (subject) {
      const delivery = deliver(dependencies, { limit: 5, subject }).catch((failure: unknown) => {
        log({ event: 'delivery-failed', form: 'newsletter', code: errorCode(failure) })
      })
      waitUntil(delivery)
    }
    return Response.json({})
  })
}
