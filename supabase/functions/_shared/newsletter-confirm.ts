import type { Dependencies } from './dependencies.ts'
import { verifyToken } from './documents/links.ts'
import { AppError } from './http/errors.ts'
import { readJson, wrap } from './http/wrap.ts'
import { newsletterLinkSchema } from './newsletter/links.ts'

/** Confirms a subscription by the link's token. Idempotent. */
export function createNewsletterConfirm({
  database,
  settings,
  log,
  now,
}: Dependencies): (request: Request) => Promise<Response> {
  return wrap({ name: 'newsletter-confirm', methods: ['POST'], log }, async (request) => {
    const body = newsletterLinkSchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    const consent = await verifyToken(settings.LINK_SIGNING_SECRET, 'subscribe', body.data.token, now())
    const { data, error } = await database.rpc('confirm_newsletter', { consent, at: now().toISOString() })
    if (error) throw error
    // Withdrawn or deleted since: an old link does not resubscribe.
    if (!data) throw new AppError('link-expired')
    return Response.json({ status: 'confirmed' })
  })
}
