import type { Dependencies } from './dependencies.ts'
import { verifyToken } from './documents/links.ts'
import { AppError } from './http/errors.ts'
import { readJson, wrap } from './http/wrap.ts'
import { newsletterLinkSchema } from './newsletter/links.ts'

/** The button behind the link of a confirmation. Pressing it twice does the same as once. */
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
    // Withdrawn since, or cleared away: an old link brings nobody back.
    if (!data) throw new AppError('link-expired')
    return Response.json({ status: 'confirmed' })
  })
}
