import { expect, it } from 'vitest'
import { post, sampleRow } from '../support/clients.ts'
import { freshAddress, prove, sampleEnquiry } from '../support/forms.ts'
import { stopWindows } from '../support/limit-window.ts'
import { payingHost } from '../support/own-host.ts'

/** What strangers may cost: mail of all forms together, and that no guess of theirs goes unseen. */

const OWN = 3
const { host, sql } = payingHost({
  TRUSTED_PROXIES: '127.0.0.1,::1',
  RATE_LIMIT_FORMS: String(OWN),
  FORM_PROOF_ROUNDS: '4',
})

const FORMS: Record<string, () => [path: string, body: object]> = {
  quote: () => ['/rest/v1/quote_requests', sampleRow({ email: freshAddress() })],
  enquiry: () => ['/functions/v1/send-contact-email', sampleEnquiry()],
  newsletter: () => ['/functions/v1/newsletter-signup', { email: freshAddress() }],
  'sign-up': () => ['/auth/v1/signup', { email: freshAddress(), password: 'secret-of-mine' }],
  reset: () => ['/functions/v1/send-password-reset', { email: freshAddress() }],
  recovery: () => ['/auth/v1/recover', { email: freshAddress() }],
  resending: () => ['/auth/v1/resend', { email: freshAddress(), type: 'signup' }],
}

let owners = 0
const owner = () => `2001:db8:${(0x100 + owners++).toString(16)}`

const send = (from: string, [path, body]: [string, object]) =>
  post(host, path, body, { 'x-forwarded-for': from })
const isOver = ({ status }: Response) => [403, 429].includes(status)

it.each(Object.keys(FORMS))(
  'the mail of all forms counts together, the last by %s, at each width of a network',
  {
    tags: ['mail-limits'],
  },
  async (last) => {
    await stopWindows(sql)
    const site = owner()
    const others = Object.values(FORMS)
    // Each network of the site within its own share, and all of them beyond that of the site.
    for (let i = 0; i < OWN * 4; i++) {
      const answer = await send(
        `${site}:${(i * 256).toString(16)}::1`,
        others[i % others.length]?.() ?? ['', {}],
      )
      expect(answer.ok).toBe(true)
    }
    const one = FORMS[last] as () => [string, object]
    expect(isOver(await send(`${site}:ffff::1`, one()))).toBe(true)
    expect((await send(`${owner()}:1::1`, one())).ok).toBe(true)
  },
)

it('beyond what all may send together everybody does a proof of work, until not even that helps', {
  tags: ['mail-limits'],
}, async () => {
  await stopWindows(sql)
  await sql`delete from public.form_sendings`
  await sql`update public.limits set value = 5 where name = 'RATE_LIMIT_FORMS_TOTAL'`
  const enquire = async (proof?: object) =>
    send(`${owner()}:1::1`, ['/functions/v1/send-contact-email', { ...sampleEnquiry(), ...proof }])
  try {
    for (let i = 0; i < 5; i++) expect((await enquire()).status).toBe(200)
    const refused = await enquire()
    expect(refused.status).toBe(403)
    const { challenge } = (await refused.json()).error
    expect((await enquire({ proof: await prove(challenge) })).status).toBe(200)
    // A sign-up, by the pass of its address.
    const body = { email: freshAddress(), password: 'secret-of-mine' }
    const from = `${owner()}:1::1`
    const signUp = () => send(from, ['/auth/v1/signup', body])
    expect((await signUp()).status).toBe(429)
    const admit = (more: object) =>
      send(from, ['/functions/v1/admit-request', { email: body.email, ...more }])
    const asked = (await (await admit({})).json()).error
    expect((await admit({ proof: await prove(asked.challenge) })).status).toBe(200)
    expect((await signUp()).status).toBe(200)
    for (let i = 0; i < 5; i++) await enquire()
    const late = await enquire()
    expect(late.status).toBe(429)
    expect((await late.json()).error.challenge).toBeUndefined()
  } finally {
    await sql`update public.limits set value = 1000000 where name = 'RATE_LIMIT_FORMS_TOTAL'`
  }
})

async function counted(kind: string): Promise<number> {
  const text = await (await fetch(`${host.url}/metrics`)).text()
  return Number(new RegExp(`site_refused_credentials_total{kind="${kind}"} (\\d+)`).exec(text)?.[1] ?? 0)
}

const call = (path: string, body: object, headers: Record<string, string> = {}) =>
  post(host, path, body, headers)
const FORGED = `${crypto.randomUUID()}.zzzzzz.${'A'.repeat(43)}`

it.each<[string, () => Promise<Response>]>([
  [
    'sign-in',
    () => call('/auth/v1/token?grant_type=password', { email: 'anna@example.com', password: 'a guess' }),
  ],
  ['link', () => call('/auth/v1/verify', { type: 'recovery', token_hash: 'guess' })],
  ['link', () => call('/functions/v1/operator', { token: FORGED })],
  ['link', () => call('/functions/v1/guest-request', { token: FORGED })],
  ['link', () => call('/functions/v1/customer-order', { token: FORGED })],
  ['link', () => call('/functions/v1/newsletter-confirm', { token: FORGED })],
  ['link', () => call(`/functions/v1/newsletter-unsubscribe?token=${FORGED}`, {})],
  [
    'link',
    () =>
      fetch(`${host.url}/functions/v1/form-post?form=confirm`, {
        method: 'POST',
        body: new URLSearchParams({ link: FORGED }),
      }),
  ],
  ['key', () => call('/functions/v1/run-jobs', {}, { apikey: `sb_secret_${'a'.repeat(30)}` })],
  [
    'signature',
    () =>
      call(
        '/functions/v1/stripe-webhook',
        {},
        { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
      ),
  ],
  ['signature', () => call('/functions/v1/stripe-webhook', {}, { 'stripe-signature': 't=1,v1=00' })],
])(
  'a refused %s is one event and one count, without names',
  { tags: ['private-metrics'] },
  async (kind, guess) => {
    const before = await counted(kind)
    const lines = () =>
      host
        .output()
        .split('\n')
        .filter((line) => line.includes('credential-refused') && line.includes(`"${kind}"`))
    const earlier = lines().length
    const answer = await guess()
    expect(answer.ok).toBe(false)
    expect(answer.headers.get('x-forged')).toBeNull()
    expect(await counted(kind)).toBe(before + 1)
    const last = lines()
    expect(last).toHaveLength(earlier + 1)
    expect(last.at(-1)).toMatch(/"network":"[0-9a-f]{32}"/)
    expect(last.at(-1)).not.toMatch(/anna|127\.0\.0\.1|guess/)
  },
)

it('a private link that is sent again counts with all other mail', {
  tags: ['private-metrics'],
}, async () => {
  const mails = async () =>
    (
      await sql`select coalesce(sum(sent), 0)::integer as sum from public.form_sendings where form = 'mail' and share = 1`
    )[0]?.sum
  const before = await mails()
  expect((await call('/functions/v1/guest-request', { token: FORGED, action: 'resend' })).status).toBe(200)
  expect(await mails()).toBe(before + 1)
})

it('what is allowed leaves no such event', { tags: ['private-metrics'] }, async () => {
  const kinds = ['sign-in', 'link', 'key', 'signature']
  const before = await Promise.all(kinds.map(counted))
  expect((await send(`${owner()}:1::1`, ['/functions/v1/send-contact-email', sampleEnquiry()])).status).toBe(
    200,
  )
  expect((await call('/rest/v1/quote_requests', {})).status).toBe(400)
  expect(await Promise.all(kinds.map(counted))).toEqual(before)
})
