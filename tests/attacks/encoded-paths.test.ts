import { expect, it } from 'vitest'
import { ownHost } from '../support/own-host.ts'
import { type RawRequest, sendRaw } from '../support/raw-http.ts'

/** However a path is encoded, it has the same meaning and limits, or is refused. */

const LIMIT = 10

const { host } = ownHost({ RATE_LIMIT_AUTH: String(LIMIT), TRUSTED_PROXIES: '127.0.0.1,::1' })

let visitors = 0
/** From a network that no limit has counted yet. */
const freshVisitor = () => ({ 'x-forwarded-for': `198.51.${++visitors}.1` })

const credentials = JSON.stringify({ email: 'victim@example.com', password: 'guess-1' })
const signIn = (path: string, headers: Record<string, string>): RawRequest => ({
  method: 'POST',
  path,
  headers,
  body: credentials,
})

const PLAIN = '/auth/v1/token?grant_type=password'

it.each([
  '/auth/v1/t%6fken?grant_type=password',
  '/auth/v1/token?grant_type=%70assword',
  '/auth/v1/token?%67rant_type=password',
  '/%61uth/v1/token?grant_type=password',
  '/auth/%76%31/%74%6F%6b%65%6E?grant%5Ftype=%70%61%73%73%77%6f%72%64',
])('%s is counted with the plain one', { tags: ['encoded-paths'] }, async (path) => {
  const headers = freshVisitor()
  const paths = Array.from({ length: LIMIT * 3 }, (_, i) => (i % 3 === 0 ? PLAIN : path))
  const answers = await Promise.all(paths.map((each) => sendRaw(host, signIn(each, headers))))
  const asked = answers.map(({ status }) => status).filter((status) => status !== 429)
  expect(asked.length).toBeLessThan(LIMIT * 2)
  // Wrong passwords, and what has waited too long.
  for (const status of asked) expect([400, 503]).toContain(status)
})

it.each(['s%69gnup', 'rec%6fver', 'r%65send', 'v%65rify'])('/auth/v1/%s is counted', async (name) => {
  const headers = freshVisitor()
  const body = '{"email":"nobody@example.com"}'
  const paths = Array.from({ length: LIMIT * 3 }, () => `/auth/v1/${name}`)
  const answers = await Promise.all(
    paths.map((path) => sendRaw(host, { method: 'POST', path, headers, body })),
  )
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(LIMIT)
})

it.each([
  '/auth/v1/%2574oken?grant_type=password',
  '/auth/v1//token?grant_type=password',
  '/auth//v1/token?grant_type=password',
  '//auth/v1/token?grant_type=password',
  '/auth/v1/./token?grant_type=password',
  '/auth/v1/x/../token?grant_type=password',
  '/auth/v1/x/%2e%2e/token?grant_type=password',
  '/auth/v1%2ftoken?grant_type=password',
  '/auth%5cv1/token?grant_type=password',
  '/auth\\v1\\token?grant_type=password',
  '/auth/v1/token;x=y?grant_type=password',
  '/auth/v1/token%3fgrant_type=password',
  '/auth/v1/token%00?grant_type=password',
  '/auth/v1/token%ff?grant_type=password',
  '/auth/v1/token%20?grant_type=password',
  '/auth/v1/token/?grant_type=password',
  '/Auth/v1/token?grant_type=password',
  '/AUTH/V1/TOKEN?grant_type=password',
  '/auth/v1/Token?grant_type=password',
  'http://localhost/auth/v1/token?grant_type=password',
  '/auth/v1/token?grant_type=password&grant_type=refresh_token',
  '/auth/v1/token?grant_type=refresh_token&grant_type=password',
  '/auth/v1/token?grant_type=password&apikey=x',
  '/auth/v1/token?GRANT_TYPE=password',
  '/auth/v1/token?grant_type=password%00',
  '/auth/v1/token?grant_type=',
  '/auth/v1/token',
  '/auth/v1/signup?grant_type=password',
])('%s is no address', { tags: ['encoded-paths'] }, async (path) => {
  const { status, text } = await sendRaw(host, signIn(path, freshVisitor()))
  expect([400, 404, 405]).toContain(status)
  expect(text).not.toContain('invalid_credentials')
})
