import type { Dependencies } from '../dependencies.ts'
import { verifyToken } from '../documents/links.ts'
import { AppError } from '../http/errors.ts'
import { readJson, wrap } from '../http/wrap.ts'
import { newsletterLinkSchema } from './links.ts'

/** Idempotent. */
export async function confirmSubscription(
  { database, settings, now }: Dependencies,
  token: string,
): Promise<void> {
  const consent = verifyToken(settings.LINK_SIGNING_SECRET, 'subscribe', token, now())
  const { data, error } = await database.rpc('confirm_newsletter', { consent, at: now().toISOString() })
  if (error) throw error
  // withdrawn or deleted: an old link does not resubscribe
  if (!data) throw new AppError('link-expired')
}

export function createNewsletterConfirm(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return wrap({ name: 'newsletter-confirm', methods: ['POST'], log: dependencies.log }, async (request) => {
    const body = newsletterLinkSchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    await confirmSubscription(dependencies, body.data.token)
    return Response.json({ status: 'confirmed' })
  })
}
