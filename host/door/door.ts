import { crossOriginHeaders, isForeign, preflightHeaders } from '#contract/cross-origin.ts'
import { FILE_NAME_HEADER, LINK_TOKEN_HEADER } from '#contract/operator.ts'
import { CLIENT_ADDRESS_HEADER } from '../functions.ts'
import { limitBody } from '../http/body-limit.ts'
import { problem } from '../http/problem.ts'
import type { Rule } from './allow-list.ts'
import { refuseByHeaders, type TakenBody, takeBody } from './body.ts'
import { type Caller, type Keys, readCaller } from './caller.ts'
import type { Original } from './original.ts'
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
  method: string
  target: Target
  caller: Caller
  /** The preferences of the header Prefer. */
  preferences: readonly string[]
  /** Whether one row is wanted as an object, not as a list. */
  one: boolean
  /** The JSON of its body, if it has one. */
  value?: unknown
  /** Whether the client has gone without an answer. */
  isGone: () => boolean
  /** The request to forward, made anew: it can be read once. */
  forward: () => Request
  /** Whether a streamed body exceeded its limit after the request was forwarded. */
  exceeded: () => boolean
}

type Options = {
  /** The site's origin. */
  siteUrl: string
  keys: Keys
}

export type Visit = {
  request: Original
  target: Target
  /** The visitor's address, behind any proxies. */
  address: string
  /** Whether a function calls: it has to show the secret key, whatever it asks for. */
  byFunction: boolean
  /** Counts the request against the caller's limits; returns the response if it exceeds them. */
  count: (caller: Caller, guarded: boolean) => Response | undefined
}

/** Original headers that are forwarded unchanged. */
const KEPT_HEADERS = [
  'content-type',
  'content-length',
  // Of an upload: how long the stored file may be kept.
  'cache-control',
  'user-agent',
  'stripe-signature',
  'if-none-match',
  LINK_TOKEN_HEADER,
  FILE_NAME_HEADER,
]

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

const wantsOne = ({ headers }: Original) => headers.get('accept')?.includes(OBJECT_TYPE) ?? false

/** Headers of the forwarded request. */
function headersFor(
  visit: Visit,
  { caller, preferences, one }: Omit<Admitted, 'forward' | 'exceeded'>,
): Headers {
  const given = visit.request.headers
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: visit.address })
  for (const name of KEPT_HEADERS) {
    const value = given.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (caller.key) headers.set('apikey', caller.key)
  if (caller.token) headers.set('authorization', `Bearer ${caller.token}`)
  if (serviceOf(visit.target) === 'rest') {
    headers.set('accept', one ? OBJECT_TYPE : 'application/json')
    if (preferences.length > 0) headers.set('prefer', preferences.join(', '))
  }
  return headers
}

/** What the rule lets pass, with its body read, unless that is streamed. */
async function rewrite(visit: Visit, rule: Rule, caller: Caller): Promise<Admitted | Response> {
  const { request, target } = visit
  const { method } = request
  const url = `http://${target.host}${target.path}${target.search}`
  const preferences = readPreferences(request.headers.get('prefer'))
  const parts = { method, target, caller, preferences, one: wantsOne(request), isGone: request.isGone }
  if (rule.body?.streamed) {
    const { body, signal } = request.toRequest()
    const headers = headersFor(visit, parts)
    const init = { method, headers, signal, body, duplex: 'half' } as RequestInit
    const limited = limitBody(new Request(url, init), rule.body.bytes)
    return { ...parts, forward: () => limited.request, exceeded: limited.exceeded }
  }
  const taken: TakenBody | Response | undefined = rule.body && (await takeBody(request, rule.body))
  if (taken instanceof Response) return taken
  const forward = () => {
    const headers = headersFor(visit, parts)
    if (taken) headers.delete('content-length')
    return new Request(url, { method, headers, signal: request.signal(), body: taken?.bytes ?? null })
  }
  return { ...parts, value: taken?.value, forward, exceeded: () => false }
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

  /** Answers a preflight, and a method that no rule takes. */
  function otherMethod({ request }: Visit, known: Rule[]): Response {
    // No page has the operator's key, so there is no preflight for it.
    const forPages = allowedMethods(known.filter(({ who }) => who.some((each) => each !== 'operator')))
    const allow = [...allowedMethods(known), ...(forPages.length > 0 ? ['OPTIONS'] : [])].join(', ')
    if (request.method !== 'OPTIONS' || forPages.length === 0)
      return problem(405, 'Method not allowed', { allow })
    const origin = request.headers.get('origin')
    const told = origin === null ? {} : preflightHeaders(origin, forPages)
    return new Response(null, { status: 204, headers: { allow, ...told } })
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
    const rules = takingMethod(known, method)
    if (rules.length === 0) return otherMethod(visit, known)
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

    /** CORS headers for pages on another origin. */
    originHeaders({ request, target }: Pick<Visit, 'request' | 'target'>): Record<string, string> {
      const origin = request.headers.get('origin')
      return origin !== null && ownOrigins(target).includes(origin) ? crossOriginHeaders(origin) : {}
    },
  }
}

export type Door = ReturnType<typeof createDoor>
