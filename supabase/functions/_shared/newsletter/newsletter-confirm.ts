import { type Dependencies, rpc } from '../dependencies.ts'
import { verifyToken } from '../documents/links.ts'
import { AppError } from '../http/errors.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { newsletterLinkSchema } from './links.ts'

/** Idempotent. */
export async function confirmSubscription(
  { database, settings, now }: Dependencies,
  token: string,
): Promise<void> {
  const consent = verifyToken(settings.LINK_SIGNING_SECRET, 'subscribe', token, now())
  const data = await rpc(database, 'confirm_newsletter', { consent, at: now().toISOString() })
  // withdrawn or deleted: an old link does not resubscribe
  if (!data) throw new AppError('link-expired')
}

export function createNewsletterConfirm(dependencies: Dependencies): Handler {
  return wrap({ name: 'newsletter-confirm', log: dependencies.log }, async (request) => {
    const { token } = await readBody(request, newsletterLinkSchema)
    await confirmSubscription(dependencies, token)
    return Response.json({ status: 'confirmed' })
  })
}
