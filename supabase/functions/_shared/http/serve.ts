import { verifyAuth } from '@supabase/server/core'
import { crossOriginHeaders, isForeign, preflightHeaders } from '#contract/cross-origin.ts'
import type { Dependencies } from '../dependencies.ts'
import { fromEnvironment } from '../from-environment.ts'
import { addressOf, logForgery } from '../senders/abuse-guard.ts'
import { AppError, FORGED_HEADER } from './errors.ts'
import type { Handler } from './wrap.ts'

/** Checks the calling page's origin and the key. */

type Auth = 'publishable' | 'secret' | 'none'

type Options = {
  /** 'publishable': the site's key. 'secret': the operator's. 'none': no key. A list: any of them. */
  auth: Auth | Auth[]
  /** Mail programs send the origin 'null'. */
  fromMailPrograms?: boolean
}

/**
 * An entry point: the function with its dependencies from the environment. Other sites' pages are refused before anything is
 * counted or read.
 */
export function serve(
  { auth, fromMailPrograms }: Options,
  create: (dependencies: Dependencies) => Handler,
): { fetch: Handler } {
  const dependencies = fromEnvironment()
  const handle = create(dependencies)
  const { SITE_URL, LINK_SIGNING_SECRET: secret } = dependencies.settings
  const site = new URL(SITE_URL).origin
  const headers = crossOriginHeaders(site)
  async function guarded(request: Request): Promise<Response> {
    const { error } = await verifyAuth(request, { auth })
    const response = error ? Response.json(error.toJSON(), { status: error.status }) : await handle(request)
    const forged = error ? 'key' : response.headers.get(FORGED_HEADER)
    if (forged) logForgery(dependencies.log, secret, forged, addressOf(request, dependencies))
    response.headers.delete(FORGED_HEADER)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }

  return {
    async fetch(request) {
      const isMailProgram = fromMailPrograms && request.headers.get('origin') === 'null'
      if (!isMailProgram && isForeign(request.headers, [site]))
        return new AppError('foreign-origin').response()
      if (request.method !== 'OPTIONS') return guarded(request)
      return new Response(null, { status: 204, headers: preflightHeaders(site, ['GET', 'HEAD', 'POST']) })
    },
  }
}
