import { expect, it } from 'vitest'
import { post } from '../support/clients.ts'
import { workerHost } from '../support/own-host.ts'

/**
 * Whether a stranger can tell a known address from an unknown one: status, body and time of every question that may be
 * asked about an address, at the first try and at once again. Times are printed, because machines are noisy.
 */

const { host, sql } = workerHost()

type Answer = { status: number; body: unknown; milliseconds: number }

async function ask(path: string, body: object): Promise<Answer> {
  const started = performance.now()
  const response = await post(host, path, body)
  const text = await response.text()
  const milliseconds = performance.now() - started
  // Random ids and the times of the answer differ in every case; what is compared is everything else.
  const neutral = text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/[\w.-]+@example\.com/g, 'ADDRESS')
  return { status: response.status, body: JSON.parse(neutral), milliseconds }
}

/**
 * Signs the addresses up, two minutes ago, and confirms some of them, who read the newsletter as well; of these some have
 * proven their passwords.
 */
async function openAccounts(emails: string[], confirmed: string[], proven: string[]): Promise<void> {
  await Promise.all(emails.map((email) => ask('/auth/v1/signup', { email, password: 'secret-1' })))
  await sql`update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = any(${emails})`
  await sql`update auth.users set email_confirmed_at = now() where email = any(${confirmed})`
  await sql`
    insert into public.account_proofs (account_id) select id from auth.users where email = any(${proven})`
  await sql`
    insert into public.newsletter_subscriptions (email, status, confirmed_at)
    select email, 'confirmed', now() from unnest(${confirmed}::text[]) as email`
}

const QUESTIONS = [
  [
    'sign-up',
    '/auth/v1/signup',
    (email: string) => ({ email, password: 'secret-1', data: { first_name: 'A' } }),
  ],
  ['sign-in', '/auth/v1/token?grant_type=password', (email: string) => ({ email, password: 'wrong-1' })],
  ['sign-in without a password', '/auth/v1/token?grant_type=password', (email: string) => ({ email })],
  ['recovery', '/auth/v1/recover', (email: string) => ({ email })],
  ['resend', '/auth/v1/resend', (email: string) => ({ email, type: 'signup' })],
  ['recovery by function', '/functions/v1/send-password-reset', (email: string) => ({ email })],
  ['newsletter', '/functions/v1/newsletter-signup', (email: string) => ({ email })],
  ['welcome by function', '/functions/v1/send-welcome-email', (email: string) => ({ email })],
] as const

it.each(QUESTIONS)(
  '%s answers the same for known, unconfirmed and unknown addresses, at first and again',
  {
    tags: ['no-enumeration'],
  },
  async (name, path, body) => {
    const answers = new Set<string>()
    const times: string[] = []
    const address = (kind: string) => `${kind}-${name.replaceAll(' ', '-')}@example.com`
    const [known, opened, waiting] = [address('known'), address('opened'), address('waiting')]
    await openAccounts([known, opened, waiting], [known, opened], [known])
    for (const kind of ['known', 'opened', 'waiting', 'unknown']) {
      for (const turn of ['first', 'again']) {
        const { status, body: answer, milliseconds } = await ask(path, body(address(kind)))
        answers.add(JSON.stringify([status, answer]))
        times.push(`${kind} ${turn} ${milliseconds.toFixed(0)} ms`)
      }
    }
    expect([...answers]).toHaveLength(1)
    process.stdout.write(`${name}: ${times.join(', ')}\n`)
  },
)
