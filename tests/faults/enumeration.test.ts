import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Host, startHost } from '../support/host.ts'
import { openSql } from '../support/sql.ts'

/**
 * Whether a stranger can tell a known address from an unknown one: status, body and time of every question that may be
 * asked about an address, at the first try and at once again. Times are printed; the test allows for a noisy machine.
 */

let host: Host
beforeAll(async () => {
  host = await startHost()
})
afterAll(() => host.dispose())

type Answer = { status: number; body: unknown; milliseconds: number }

async function ask(path: string, body: object): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(`${host.url}${path}`, {
    method: 'POST',
    headers: { apikey: host.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const milliseconds = performance.now() - started
  // Random ids and the times of the answer differ in every case; what is compared is everything else.
  const neutral = text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/[\w.-]+@example\.com/g, 'ADDRESS')
  return { status: response.status, body: JSON.parse(neutral), milliseconds }
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const ROUNDS = 3

/**
 * Signs the addresses up, two minutes ago, and confirms some of them, who read the newsletter as well; of these some have
 * proven their passwords.
 */
async function openAccounts(emails: string[], confirmed: string[], proven: string[]): Promise<void> {
  await Promise.all(emails.map((email) => ask('/auth/v1/signup', { email, password: 'secret-1' })))
  const sql = openSql(host.databaseUrl)
  await sql`update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = any(${emails})`
  await sql`update auth.users set email_confirmed_at = now() where email = any(${confirmed})`
  await sql`
    insert into public.account_proofs (account_id) select id from auth.users where email = any(${proven})`
  await sql`
    insert into public.newsletter_subscriptions (email, status, confirmed_at)
    select email, 'confirmed', now() from unnest(${confirmed}::text[]) as email`
  await sql.end()
}

const QUESTIONS = [
  [
    'sign-up',
    '/auth/v1/signup',
    (email: string) => ({ email, password: 'secret-1', data: { first_name: 'A' } }),
  ],
  ['sign-in', '/auth/v1/token?grant_type=password', (email: string) => ({ email, password: 'wrong-1' })],
  ['recovery', '/auth/v1/recover', (email: string) => ({ email })],
  ['resend', '/auth/v1/resend', (email: string) => ({ email, type: 'signup' })],
  ['recovery by function', '/functions/v1/send-password-reset', (email: string) => ({ email })],
  ['newsletter', '/functions/v1/newsletter-signup', (email: string) => ({ email })],
  ['welcome by function', '/functions/v1/send-welcome-email', (email: string) => ({ email })],
] as const

describe.each(QUESTIONS)('%s', (name, path, body) => {
  it('answers the same for known, unconfirmed and unknown addresses, at first and again', {
    tags: ['no-enumeration'],
  }, async () => {
    const answers = new Set<string>()
    const times: Record<string, number[]> = {}
    const addresses = (kind: string) =>
      Array.from(
        { length: ROUNDS },
        (_, round) => `${kind}-${name.replaceAll(' ', '-')}-${round}@example.com`,
      )
    const [known, opened] = [addresses('known'), addresses('opened')]
    const [waiting, unknown] = [addresses('waiting'), addresses('unknown')]
    await openAccounts([...known, ...opened, ...waiting], [...known, ...opened], known)
    for (const [kind, emails] of Object.entries({ known, opened, waiting, unknown })) {
      for (const email of emails) {
        for (const turn of ['first', 'again']) {
          const { status, body: answer, milliseconds } = await ask(path, body(email))
          answers.add(JSON.stringify([status, answer]))
          times[`${kind} ${turn}`] ??= []
          times[`${kind} ${turn}`]?.push(milliseconds)
        }
      }
    }
    expect([...answers]).toHaveLength(1)
    const medians = Object.fromEntries(Object.entries(times).map(([kind, values]) => [kind, median(values)]))
    const listed = Object.entries(medians).map(([kind, value]) => `${kind} ${value.toFixed(0)} ms`)
    process.stdout.write(`${name}: ${listed.join(', ')}\n`)
  })
})
