import { crossOriginHeaders, isForeign, preflightHeaders } from '#contract/cross-origin.ts'
import { CLIENT_ADDRESS_HEADER } from '../functions.ts'
import { limitBody } from '../http/body-limit.ts'
import { problem } from '../http/problem.ts'
import type { Rule } from './allow-list.ts'
import { refuseByHeaders, takeBody } from './body.ts'
import { type Caller, type Keys, readCaller } from './caller.ts'
import {
  allowedMethods,
  fitsPreferences,
  fitsQuery,
  isFor,
  readPreferences,
  rulesOf,
  takingMethod,
} from './rules.ts'
import type { Target } from './target.ts'

/**
 * The door in front of the backend. A request passes only if the allow-list covers all of it, and is forwarded as a new
 * request built from its parsed parts; nothing of the original is passed on.
 */

export type Admitted = {
  request: Request
  caller: Caller
  /** Whether a streamed body exceeded its limit after the request was forwarded. */
  exceeded: () => boolean
}

type Options = {
  /** The site's origin. */
  siteUrl: string
  keys: Keys
}

export type Visit = {
  request: Request
  target: Target
  /** The visitor's address, behind any proxies. */
  address: string
  /** Whether a function calls: it has to show the secret key, whatever it asks for. */
  byFunction: boolean
  /** Counts the request against the caller's limits; returns the response if it exceeds them. */
  count: (caller: Caller, guarded: boolean) => Response | undefined
}

/** Original headers that are forwarded unchanged. */
const KEPT_HEADERS = ['content-type', 'content-length', 'user-agent', 'stripe-signature', 'if-none-match']

const OBJECT_TYPE = 'application/vnd.pgrst.object+json'

const serviceOf = ({ path }: Target): string => path.split('/')[1] as string

/** The response to an invalid key or token; the auth service has its own wording. */
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

/** The response to a caller without permission. */
function refuseRole({ who }: Caller): Response {
  if (who === 'customer') return problem(403, 'Forbidden', {}, '42501')
  return problem(
    401,
    who === 'anyone' ? 'An API key is required' : 'This requires a different key or a session',
    {},
    '42501',
  )
}

/** Headers of the forwarded request. */
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
    headers.set('accept', given.get('accept')?.includes(OBJECT_TYPE) ? OBJECT_TYPE : 'application/json')
    const preferences = readPreferences(given.get('prefer'))
    if (preferences.length > 0) headers.set('prefer', preferences.join(', '))
  }
  return headers
}

/** Builds the forwarded request. */
async function rewrite(visit: Visit, rule: Rule, caller: Caller): Promise<Admitted | Response> {
  const { request, target } = visit
  const { method, signal } = request
  const headers = headersFor(visit, caller)
  const url = `http://${target.host}${target.path}${target.search}`
  const nothing = { request: new Request(url, { method, headers, signal }), caller, exceeded: () => false }
  if (!rule.body) return nothing
  if (rule.body.streamed) {
    const streamed = new Request(url, {
      method,
      headers,
      signal,
      body: request.body,
      duplex: 'half',
    } as RequestInit)
    const limited = limitBody(streamed, rule.body.bytes)
    return { ...limited, caller }
  }
  const body = await takeBody(request, rule.body)
  if (body instanceof Response) return body
  headers.delete('content-length')
  return { ...nothing, request: new Request(url, { method, headers, signal, body }) }
}

export function createDoor({ siteUrl, keys }: Options) {
  const ownOrigins = ({ host }: Target) => [siteUrl, `http://${host}`, `https://${host}`]

  /** The rule that allows a request, or the response that refuses it. */
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
    const rule = fitting.find((each) => isFor(each, caller.who))
    if (rule) return rule
    // Either the method does not exist, or it needs another kind of caller.
    const known = rules.some((each) => isFor(each, caller.who))
    if (known && fitting.length === 0) return problem(400, 'Unknown parameters')
    return refuseRole(caller)
  }

  async function admit(visit: Visit): Promise<Admitted | Response> {
    const { request, target } = visit
    const { method, headers } = request
    const known = rulesOf(target.path)
    if (known.length === 0) return problem(404, 'Not found')
    const mail = known.some(({ fromMailPrograms }) => fromMailPrograms) && headers.get('origin') === 'null'
    if (!mail && isForeign(headers, ownOrigins(target))) {
      return problem(403, 'Only pages of this site may call this address')
    }
    const allowed = allowedMethods(known)
    // No page has the operator's key, so there is no preflight for it.
    const forPages = allowedMethods(known.filter(({ who }) => who.some((each) => each !== 'operator')))
    const allow = [...allowed, ...(forPages.length > 0 ? ['OPTIONS'] : [])].join(', ')
    if (method === 'OPTIONS' && forPages.length > 0) {
      const origin = headers.get('origin')
      const told = origin === null ? {} : preflightHeaders(origin, forPages)
      return new Response(null, { status: 204, headers: { allow, ...told } })
    }
    const rules = takingMethod(known, method)
    if (rules.length === 0) return problem(405, 'Method not allowed', { allow })
    const caller = await readCaller(headers, keys)
    if (visit.byFunction && !caller.trusted) return refuseRole({ who: 'anyone', trusted: false })
    // Functions read a token themselves where they need one; everywhere else a bad token counts as none.
    if (serviceOf(target) === 'functions' && caller.problem !== 'key') delete caller.problem
    const rule = choose(visit, rules, caller)
    if (rule instanceof Response) return rule
    return refuseByHeaders(headers, rule.body) ?? rewrite(visit, rule, caller)
  }

  return {
    /** Forwards a request, or answers it. */
    admit,

    /** Adds CORS headers for pages on another origin, replacing the backend's. */
    markOrigin(visit: Pick<Visit, 'request' | 'target'>, headers: Headers): void {
      // Preflight responses are already the door's own.
      if (visit.request.method === 'OPTIONS') return
      for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
      const origin = visit.request.headers.get('origin')
      if (origin === null || !ownOrigins(visit.target).includes(origin)) return
      for (const [name, value] of Object.entries(crossOriginHeaders(origin))) headers.set(name, value)
    },
  }
}

export type Door = ReturnType<typeof createDoor>
