/** @module-tag own-machine */

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ProofChallenge } from '#contract/form-sender.ts'
import { createSendContactEmail } from '#functions/_shared/enquiry/send-contact-email.ts'
import { createNewsletterSignup } from '#functions/_shared/newsletter/newsletter-signup.ts'
import { checkVisitors } from '../../setup/check-visitors.ts'
import { callHandler, inProcess } from '../support/bookings.ts'
import { freshAddress, freshNetwork, prove, sampleEnquiry } from '../support/forms.ts'
import { workerHost } from '../support/own-host.ts'
import { leftTomorrow } from '../support/sql.ts'

/** Which senders pass, need a proof of work or are refused, and how much mail one address can get. */

const { host, sql } = workerHost()

const SETTINGS = { RATE_LIMIT_FORMS: '3', FORM_PROOF_ROUNDS: '4' }

let address: string
let clock: Date
beforeEach(() => {
  address = freshNetwork()
  clock = new Date()
})

let world: Awaited<ReturnType<typeof inProcess>>
let functions: Record<'enquiry' | 'newsletter', (request: Request) => Promise<Response>>
beforeAll(async () => {
  world = await inProcess(host, SETTINGS, () => clock)
  functions = {
    enquiry: createSendContactEmail(world.dependencies),
    newsletter: createNewsletterSignup(world.dependencies),
  }
})

async function call(form: keyof typeof functions, body: object, from: string | null = address) {
  const answer = await callHandler(functions[form], body, from ?? undefined)
  return { ...answer, challenge: answer.data.error?.challenge as ProofChallenge }
}

describe('a plain call', () => {
  it('is not limited by address where the platform provides none', async () => {
    for (let i = 0; i < 5; i++) expect((await call('enquiry', sampleEnquiry(), null)).status).toBe(200)
  })

  it('that is invalid does not count', async () => {
    for (let i = 0; i < 10; i++) expect((await call('enquiry', {})).status).toBe(400)
    expect((await call('enquiry', sampleEnquiry())).status).toBe(200)
  })
})

describe('a suspicious sender', () => {
  it('is one that fills in the honeypot or sends at once; a proof of work clears it', async () => {
    for (const sign of [{ website: 'https://spam.example' }, { openFor: 200 }]) {
      const body = { ...sampleEnquiry(), ...sign }
      const refused = await call('enquiry', body, null)
      expect(refused).toMatchObject({ status: 403, data: { error: { code: 'proof-required' } } })
      expect(await sql`select from public.enquiries where email = ${body.email}`).toHaveLength(0)
      const proof = await prove(refused.challenge)
      expect((await call('enquiry', { ...body, proof }, null)).status).toBe(200)
      expect(await sql`select from public.enquiries where email = ${body.email}`).toHaveLength(1)
    }
    expect((await call('enquiry', { ...sampleEnquiry(), website: '', openFor: 3_000 })).status).toBe(200)
  })

  it('is a network that sends too often, by whatever form, for ten minutes', async () => {
    clock = new Date('2026-11-20T10:04:00Z')
    for (let i = 0; i < 3; i++) await call('enquiry', sampleEnquiry())
    const neighbour = address.replace(/1$/, 'ffff')
    const refused = await call('enquiry', sampleEnquiry(), neighbour)
    expect(refused).toMatchObject({
      status: 429,
      retryAfter: 360,
      data: { error: { code: 'too-many-requests' } },
    })
    expect(refused.data.error.message).toBe('Too many requests. Please wait a few minutes and try again.')
    expect((await call('enquiry', sampleEnquiry(), '203.0.113.99')).status).toBe(200)
    expect((await call('newsletter', { email: freshAddress() })).status).toBe(429)
    clock = new Date('2026-11-20T10:10:00Z')
    expect((await call('enquiry', sampleEnquiry())).status).toBe(200)
    await sql`delete from public.form_sendings where window_start < '2026-11-20T11:00Z'`
  })

  it('can send more with proofs of work, up to five times the limit', async () => {
    let allowed = 0
    for (let i = 0; i < 30; i++) {
      const body = sampleEnquiry()
      const first = await call('enquiry', body)
      const last = first.challenge
        ? await call('enquiry', { ...body, proof: await prove(first.challenge) })
        : first
      if (last.status === 200) allowed += 1
      else expect(last.challenge).toBeUndefined()
    }
    // Refusals count, too: 3 pass, then two calls for each of the rest.
    expect(allowed).toBe(9)
  })
})

describe('a proof', () => {
  async function challenged() {
    const body = { ...sampleEnquiry(), website: 'x' }
    return { body, challenge: (await call('enquiry', body)).challenge }
  }

  it('is valid for one submission', async () => {
    const { body, challenge } = await challenged()
    const proof = await prove(challenge)
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('enquiry', { ...body, email: freshAddress(), proof }, null)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  })

  it('of another form, altered, guessed or expired is refused, with a new challenge', async () => {
    const { body, challenge } = await challenged()
    const proof = await prove(challenge)
    const { parameters } = challenge
    const bad = [
      { ...proof, challenge: { ...challenge, parameters: { ...parameters, cost: 1 } } },
      { ...proof, challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '00' } } },
      { ...proof, challenge: { ...challenge, signature: '00'.repeat(32) } },
      { ...proof, solution: { ...proof.solution, derivedKey: parameters.keyPrefix } },
      { ...proof, solution: { counter: 0, derivedKey: '00'.repeat(32) } },
    ]
    for (const attempt of bad) {
      const answer = await call('enquiry', { ...body, proof: attempt }, null)
      expect(answer.status).toBe(403)
      expect(answer.challenge.signature).not.toBe(challenge.signature)
    }
    expect((await call('newsletter', { email: freshAddress(), website: 'x', proof }, null)).status).toBe(403)
    clock = new Date(clock.getTime() + 10 * 60_000)
    expect((await call('enquiry', { ...body, proof }, null)).status).toBe(403)
    clock = new Date(clock.getTime() - 10 * 60_000)
    expect((await call('enquiry', { ...body, proof }, null)).status).toBe(200)
  })

  it.each([
    ['no object', 'x'],
    ['empty', {}],
    ['deep', { challenge: { parameters: { data: { form: { form: {} } } } } }],
    [
      'of another algorithm',
      { challenge: { parameters: { algorithm: 'SHA-1' }, signature: 'aa' }, solution: {} },
    ],
  ])('that is %s is refused as a bad body', async (_, proof) => {
    expect((await call('enquiry', { ...sampleEnquiry(), website: 'x', proof })).status).toBe(400)
  })
})

it('no network address is stored, and counts and proofs expire', async () => {
  await call('enquiry', sampleEnquiry())
  const rows = await sql`select sender, window_start from public.form_sendings`
  for (const { sender } of rows) expect(sender).toMatch(/^[0-9a-f]{32}$/)
  const counts = ['form_sendings', 'spent_proofs']
  expect(await leftTomorrow(sql, counts)).toEqual({ form_sendings: 0, spent_proofs: 0 })
})

it('the host determines the caller’s address: forged headers have no effect', async () => {
  const counted = () =>
    sql`select coalesce(sum(sent), 0)::integer as sum, count(distinct sender)::integer as senders from public.form_sendings where form = 'mail' and share = 1`
  await sql`delete from public.form_sendings`
  for (let i = 0; i < 3; i++) {
    const headers = {
      apikey: host.publishableKey,
      'content-type': 'application/json',
      'x-client-address': `198.51.100.${i}`,
      'x-forwarded-for': `198.51.100.${i}`,
      'cf-connecting-ip': `198.51.100.${i}`,
    }
    const body = JSON.stringify(sampleEnquiry())
    expect(
      (await fetch(`${host.url}/functions/v1/send-contact-email`, { method: 'POST', headers, body })).status,
    ).toBe(200)
  }
  expect((await counted())[0]).toEqual({ sum: 3, senders: 1 })
})

it('functions tell the operator’s check by which address they count', async () => {
  const [database, functions] = await checkVisitors(host)
  // This test calls from the machine itself, like a proxy that hides its visitors.
  expect(functions?.says).toContain('The functions counted this visitor as 127.0.0.1')
  // not needed on one machine
  expect(database?.says).toContain('The database cannot be asked')
})
