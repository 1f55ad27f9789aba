import type { Dependencies } from '../dependencies.ts'
import { verifyToken } from '../documents/links.ts'
import { AppError } from '../http/errors.ts'
import { readJson, wrap } from '../http/wrap.ts'
import { newsletterLinkSchema, newsletterPage } from './links.ts'

export async function endSubscription(
  { database, settings, now }: Dependencies,
  token: string,
): Promise<void> {
  const subscription = verifyToken(settings.LINK_SIGNING_SECRET, 'unsubscribe', token, now())
  const { error } = await database.rpc('unsubscribe_newsletter', { subscription, at: now().toISOString() })
  if (error) throw error
}

// Mail programs post here without cookies, key or body, with the token in the URL (RFC 8058). A GET only redirects.

export function createNewsletterUnsubscribe(
  dependencies: Dependencies,
): (request: Request) => Promise<Response> {
  const { settings, log } = dependencies

  async function tokenOf(request: Request): Promise<string> {
    const inAddress = new URL(request.url).searchParams.get('token')
    if (inAddress !== null) return inAddress
    const body = newsletterLinkSchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    return body.data.token
  }

  return wrap(
    { name: 'newsletter-unsubscribe', methods: ['GET', 'HEAD', 'POST'], log },
    async (request, words) => {
      if (request.method !== 'POST') {
        const token = new URL(request.url).searchParams.get('token') ?? ''
        const location = newsletterPage(settings, 'unsubscribe', token, words.LANGUAGE.code)
        return new Response(null, { status: 303, headers: { location } })
      }
      await endSubscription(dependencies, await tokenOf(request))
      return Response.json({ status: 'unsubscribed' })
    },
  )
}
