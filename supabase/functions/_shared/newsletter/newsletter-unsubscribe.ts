import { type Dependencies, rpc } from '../dependencies.ts'
import { verifyToken } from '../documents/links.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { newsletterLinkSchema, newsletterPage } from './links.ts'

export async function endSubscription(
  { database, settings, now }: Dependencies,
  token: string,
): Promise<void> {
  const subscription = verifyToken(settings.LINK_SIGNING_SECRET, 'unsubscribe', token, now())
  await rpc(database, 'unsubscribe_newsletter', { subscription, at: now().toISOString() })
}

// Mail programs post here without cookies, key or body, with the token in the URL (RFC 8058). A GET only redirects.

export function createNewsletterUnsubscribe(dependencies: Dependencies): Handler {
  const { settings, log } = dependencies
  return wrap(
    { name: 'newsletter-unsubscribe', methods: ['GET', 'HEAD', 'POST'], log },
    async (request, words) => {
      const inAddress = new URL(request.url).searchParams.get('token')
      if (request.method !== 'POST') {
        const location = newsletterPage(settings, 'unsubscribe', inAddress ?? '', words.LANGUAGE.code)
        return new Response(null, { status: 303, headers: { location } })
      }
      const { token } =
        inAddress === null ? await readBody(request, newsletterLinkSchema) : { token: inAddress }
      await endSubscription(dependencies, token)
      return Response.json({ status: 'unsubscribed' })
    },
  )
}
