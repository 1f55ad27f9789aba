import { describe, expect, inject, it } from 'vitest'
import { FORM_POST, PLAIN_FORMS } from '#contract/backend.ts'
import { BOOKING_FIELDS } from '#contract/booking.ts'
import { ENQUIRY_FIELDS } from '#contract/enquiry.ts'
import { QUOTE_FIELDS } from '#contract/quote.ts'
import { sampleRow } from '../support/clients.ts'
import { FUNCTIONS, failuresOf, generator, HOSTILE_TEXTS, LEAKS, pick } from '../support/hostile-values.ts'

/** Absurd bodies and filters: refused, never with a 5xx, a stack trace or a piece of SQL. */

const host = inject('host')

/** Bodies of each function and form: some in `npm test`, all of them before a release. */
const RUNS = [
  { bodies: 200, tags: [] },
  { bodies: 1_000, tags: ['release'] },
]

const STRINGS = [
  ...HOSTILE_TEXTS,
  ...['a@example.com', 'quote_request', 'delete', 'general', 'accept', 'message', 'card'],
]
const FIELDS = [
  ...Object.keys({ ...ENQUIRY_FIELDS, ...BOOKING_FIELDS, ...QUOTE_FIELDS }),
  ...['type', 'userInfo', 'uploadedFiles', 'bookingData', 'confirm', 'resetLink', 'id', 'website', 'openFor'],
  ...['proof', 'challenge', 'solution', 'wording', 'token', 'sessionId', 'action', 'version', 'express'],
  ...['method', 'document', 'paper', 'text', 'sha256', 'link', '__proto__', 'constructor', 'toString'],
]

function randomValue(random: () => number, depth = 0): unknown {
  const kind = Math.floor(random() * (depth > 3 ? 5 : 8))
  if (kind < 3) return pick(random, STRINGS)
  if (kind === 3) return pick(random, [0, -1, 1e308, 2 ** 53, 0.1, null])
  if (kind === 4) return random() < 0.5
  if (kind === 5)
    return Array.from({ length: Math.floor(random() * 5) }, () => randomValue(random, depth + 1))
  const entries = Array.from({ length: Math.floor(random() * 6) }, () => [
    pick(random, FIELDS),
    randomValue(random, depth + 1),
  ])
  return Object.fromEntries(entries)
}

for (const { bodies, tags } of RUNS)
  describe(`${bodies} random bodies are answered without a 5xx`, { tags: ['random-bodies', ...tags] }, () => {
    it.each(FUNCTIONS)('by %s', async (name) => {
      const random = generator(FUNCTIONS.indexOf(name) + 1)
      const send = async (): Promise<[string, Response]> => {
        const whole = JSON.stringify(randomValue(random)) ?? 'null'
        const body = random() < 0.1 ? whole.slice(0, Math.floor(random() * whole.length)) : whole
        const headers = { apikey: host.publishableKey, 'content-type': 'application/json' }
        return [body, await fetch(`${host.url}/functions/v1/${name}`, { method: 'POST', headers, body })]
      }
      expect(await failuresOf(bodies, send)).toEqual([])
    })

    it.each(Object.keys(PLAIN_FORMS))('by the form %s', async (form) => {
      const random = generator(form.length)
      const texts = [...STRINGS, '%', '%ff', '%ED%A0%80', '&', '=', '+', '\r\n', 'general', 'a@example.com']
      const send = async (): Promise<[string, Response]> => {
        const pairs = Array.from({ length: Math.floor(random() * 12) }, () => {
          const text = pick(random, texts)
          return `${pick(random, FIELDS)}=${random() < 0.3 || !text.isWellFormed() ? text : encodeURIComponent(text)}`
        })
        const body = pairs.join('&')
        const init = {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body,
          redirect: 'manual',
        } as const
        return [body, await fetch(`${host.url}${FORM_POST}?form=${form}`, init)]
      }
      expect(await failuresOf(bodies, send)).toEqual([])
    })
  })

describe('the data API', () => {
  const FILTERS = [
    'select=*)',
    'select=id,quote_requests(*)',
    'select=*,profiles(*)',
    'select=count()',
    'select=email::text::int',
    'select=%00',
    'id=eq.1 or 1=1',
    'id=in.(select id from auth.users)',
    'id=eq.%27;drop table profiles;--',
    'or=(id.eq.1,and(',
    'and=()',
    'email=like.*',
    'email=fts.x',
    'id=is.not',
    'id=cs.{',
    'id=any.x',
    'order=id.desc.sideways',
    'order=(select 1)',
    'limit=-1',
    'limit=abc',
    'offset=99999999999999999999',
    'on_conflict=password',
    'columns=is_admin',
    'email->>x=eq.1',
    'auth.users=eq.1',
  ]

  const TABLES = [
    ...['quote_requests', 'profiles', 'outbox', 'enquiries', 'newsletter_subscriptions'],
    ...['newsletter_consents', 'newsletter_issues', 'form_sendings', 'spent_proofs', 'rpc/take_messages'],
    ...[
      'rpc/sign_up_newsletter',
      'rpc/confirm_newsletter',
      'rpc/unsubscribe_newsletter',
      'users',
      'pg_shadow',
    ],
  ]
  const METHODS = ['GET', 'PATCH', 'DELETE', 'POST']

  it.each(FILTERS)(
    'answers ?%s without a 5xx or a piece of SQL',
    { tags: ['query-operators'] },
    async (filter) => {
      const headers = { apikey: host.publishableKey, 'content-type': 'application/json' }
      const ask = async (table: string, method: string) => {
        // A valid insert, tested elsewhere.
        if (method === 'POST' && table === 'quote_requests') return
        const body = method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(sampleRow()) }
        const response = await fetch(`${host.url}/rest/v1/${table}?${filter}`, { method, headers, ...body })
        const text = await response.text()
        expect(response.status, `${method} ${table}: ${text}`).toBeLessThan(500)
        expect(text, `${method} ${table}`).not.toMatch(LEAKS)
        expect([200, 201, 204], `${method} ${table}`).not.toContain(response.status)
      }
      for (const table of TABLES) await Promise.all(METHODS.map((method) => ask(table, method)))
    },
  )
})
