import { withSupabase } from '@supabase/server'
import { crossOriginHeaders, isForeign, preflightHeaders } from '#contract/cross-origin.ts'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from './errors.ts'

/** What stands around every function: whose pages may call it, and with which key. */

type Options = {
  /** 'publishable': everybody who has the site's key. 'secret': the operator. 'none': whoever knows the address. */
  auth: 'publishable' | 'secret' | 'none'
  /** Mail programs call it from places of their own, which say nothing of their origin. */
  fromMailPrograms?: boolean
}

type Handler = (request: Request) => Promise<Response>

/** Makes a function's `fetch`. Pages of other sites are refused before anything is counted or asked for. */
export function serve(
  { settings }: Dependencies,
  { auth, fromMailPrograms }: Options,
  handle: Handler,
): Handler {
  const site = new URL(settings.SITE_URL).origin
  const headers = crossOriginHeaders(site)
  const guarded = withSupabase({ auth, cors: { headers } }, handle)
  return async (request) => {
    const unnamed = fromMailPrograms && request.headers.get('origin') === 'null'
    if (!unnamed && isForeign(request.headers, [site])) return new AppError('foreign-origin').response()
    if (request.method !== 'OPTIONS') return guarded(request)
    return new Response(null, { status: 204, headers: preflightHeaders(site, ['GET', 'HEAD', 'POST']) })
  }
}
