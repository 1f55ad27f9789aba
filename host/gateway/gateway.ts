import { crossOriginHeaders, isForeign, preflightHeaders } from '#contract/cross-origin.ts'
import { FILE_NAME_HEADER, LINK_TOKEN_HEADER } from '#contract/operator.ts'
import { CLIENT_ADDRESS_HEADER } from '../functions/environment.ts'
import type { Rule } from './allow-list.ts'
import { limitBody, problem, refuseByHeaders, takeBody } from './body.ts'
import { type Caller, type Keys, readCaller } from './caller.ts'
import {
  allowedMethods,
  allowsRole,
  fitsPreferences,
  fitsQuery,
  readPreferences,
  rulesOf,
  takingMethod,
} from './grammar.ts'
import type { Target } from './target.ts'

/** A request passes only if the allow-list covers all of it, and is forwarded as a new one, built from its parsed parts. */

export type Authorised = {
  caller: Caller
  request: Request
  /** Whether a streamed body exceeded its limit after the request was forwarded. */
  exceeded: () => boolean
}

type Options = {
  siteUrl: string
  keys: Keys
}

export type Visit = {
  request: Request
  target: Target
  address: string
  count: (caller: Caller, guarded: boolean) => Response | undefined
}

const KEPT_HEADERS = [
  // the page's, in which functions answer
  'accept-language',
  'content-type',
  'content-length',
  'cache-control',
  'user-agent',
  'stripe-signature',
  'if-none-match',
  LINK_TOKEN_HEADER,
  FILE_NAME_HEADER,
]

const OBJECT_TYPE = 'application/vnd.pgrst.object+json'

const serviceOf = ({ path }: Target): string => path.split('/')[1] as string

/** The auth service has its own wording. */
function refuseCaller({ problem: reason }: Caller, target: Target): Response | undefined {
  if (reason === undefined) return undefined
  if (reason === 'key') return problem(401, 'Unknown API key')
  if (serviceOf(target) === 'auth') {
    const body = { code: 403, error_code: 'bad_jwt', msg: 'The token is not valid' }
    return Response.json(body, { status: 403 })
  }
  const expired = reason === 'expired'
  return problem(
    401,
    expired ? 'JWT expired' : 'The bearer token is not valid',
    {},
    expired ? 'PGRST303' : 'PGRST301',
  )
}

function refuseRole({ role }: Caller): Response {
  if (role === 'customer') return problem(403, 'Forbidden', {}, '42501')
  return problem(
    401,
    role === 'anyone' ? 'An API key is required' : 'This requires a different key or a session',
    {},
    '42501',
  )
}

function headersFor(visit: Visit, caller: Caller): Headers {
  const given = visit.request.headers
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: visit.address })
  for (const name of KEPT_HEADERS) {
    const value = given.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (caller.key) headers.set('apikey', caller.key)
  if (caller.token) headers.set('authorization', `Bearer ${caller.token}`)
  if (serviceOf(visit.target) === 'rest') {
    const one = given.get('accept')?.includes(OBJECT_TYPE)
    headers.set('accept', one ? OBJECT_TYPE : 'application/json')
    const preferences = readPreferences(given.get('prefer'))
    if (preferences.length > 0) headers.set('prefer', preferences.join(', '))
  }
  return headers
}

async function rewrite(visit: Visit, rule: Rule, caller: Caller): Promise<Authorised | Response> {
  const { request, target } = visit
  const { method, signal } = request
  const url = `http://${target.host}${target.path}${target.search}`
  const headers = headersFor(visit, caller)
  if (rule.body?.streamed) {
    const { body, exceeded } = limitBody(request.body, rule.body.bytes)
    const init = { method, headers, signal, body, duplex: 'half' } as RequestInit
    return { caller, request: new Request(url, init), exceeded }
  }
  const body = rule.body ? await takeBody(request, rule.body) : null
  if (body instanceof Response) return body
  if (body) headers.delete('content-length')
  return { caller, request: new Request(url, { method, headers, signal, body }), exceeded: () => false }
}

export function createGateway({ siteUrl, keys }: Options) {
  const ownOrigins = ({ host }: Target) => [siteUrl, `http://${host}`, `https://${host}`]

  function choose(visit: Visit, rules: Rule[], caller: Caller): Rule | Response {
    const preferences = readPreferences(visit.request.headers.get('prefer'))
    const fitting = rules.filter(
      (rule) => fitsQuery(rule, visit.target.query) && fitsPreferences(rule, preferences),
    )
    const refusal =
      visit.count(
        caller,
        (fitting.length > 0 ? fitting : rules).some(({ guarded }) => guarded),
      ) ?? refuseCaller(caller, visit.target)
    if (refusal) return refusal
    const rule = fitting.find((each) => allowsRole(each, caller.role))
    if (rule) return rule
    // Either the method does not exist, or it needs another kind of caller.
    const known = rules.some((each) => allowsRole(each, caller.role))
    if (known && fitting.length === 0) return problem(400, 'Unknown parameters')
    return refuseRole(caller)
  }

  function otherMethod({ request }: Visit, known: Rule[]): Response {
    // No page has the operator's key, so there is no preflight for it.
    const forPages = allowedMethods(known.filter(({ roles }) => roles.some((each) => each !== 'operator')))
    const allow = [...allowedMethods(known), ...(forPages.length > 0 ? ['OPTIONS'] : [])].join(', ')
    if (request.method !== 'OPTIONS' || forPages.length === 0)
      return problem(405, 'Method not allowed', { allow })
    const origin = request.headers.get('origin')
    const told = origin === null ? {} : preflightHeaders(origin, forPages)
    return new Response(null, { status: 204, headers: { allow, ...told } })
  }

  async function authorise(visit: Visit): Promise<Authorised | Response> {
    const { request, target } = visit
    const { method, headers } = request
    const known = rulesOf(target.path)
    if (known.length === 0) return problem(404, 'Not found')
    const mail = known.some(({ fromMailPrograms }) => fromMailPrograms) && headers.get('origin') === 'null'
    if (!mail && isForeign(headers, ownOrigins(target))) {
      return problem(403, 'Only pages of this site may call this address')
    }
    const rules = takingMethod(known, method)
    if (rules.length === 0) return otherMethod(visit, known)
    const caller = await readCaller(headers, keys)
    // Functions read a token themselves where they need one; everywhere else a bad token counts as none.
    if (serviceOf(target) === 'functions' && caller.problem !== 'key') delete caller.problem
    const rule = choose(visit, rules, caller)
    if (rule instanceof Response) return rule
    return refuseByHeaders(headers, rule.body) ?? rewrite(visit, rule, caller)
  }

  return {
    authorise,

    originHeaders({ request, target }: Pick<Visit, 'request' | 'target'>): Record<string, string> {
      const origin = request.headers.get('origin')
      return origin !== null && ownOrigins(target).includes(origin) ? crossOriginHeaders(origin) : {}
    },
  }
}
