/** @module-tag own-machine */

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { CONSULTATION } from '#content/facts.ts'
import { CONSULTATION_FACTS } from '#contract/business-facts.ts'
import { readEnvironment } from '#functions/_shared/environment.ts'
import { book, callFunction, sampleBooking } from '../support/bookings.ts'
import { workerHost } from '../support/own-host.ts'

/** The shared host has no payment keys, so bookings are paid in the sandbox. */

const { host, sql } = workerHost()

let url: string
let sessionId: string

beforeEach(async () => {
  ;({ url, sessionId } = (await book(host, sampleBooking())).data)
})

// Other files book the same times on this host.
afterAll(() => sql`delete from public.bookings`)

const press = (button: string) => fetch(`${url}/${button}`, { method: 'POST', redirect: 'manual' })
const status = async () => (await callFunction(host, 'booking-status', { sessionId })).data.status

describe('the sandbox', () => {
  it('shows a page with its purpose, item and amount, without a script', async () => {
    expect(url).toBe(`${host.url}/dev/pay/${sessionId}`)
    const response = await fetch(url)
    const page = await response.text()
    expect(response.status).toBe(200)
    for (const text of [
      'Sandbox – no money moves',
      CONSULTATION.price,
      'GMT',
      '>Pay<',
      '>Fail<',
      '>Cancel<',
    ]) {
      expect(page).toContain(text)
    }
    expect(page).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toContain(
      "default-src 'none'; style-src 'sha256-",
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('says in its account what was paid, so that the books agree', { tags: ['books'] }, async () => {
    await press('pay')
    const [paid] =
      await sql`select payment_id as payment from public.bookings where session_id = ${sessionId}`
    await sql`delete from public.provider_reading`
    await host.runJobs()
    const charged = await sql`
      select amount, fee from public.provider_transactions where payment_id = ${paid?.payment}`
    const { price } = CONSULTATION_FACTS
    expect(charged).toEqual([{ amount: price, fee: 20 + Math.round(price * 0.015) }])
    const differences = await sql`
      select from public.money_differences(current_date - 1, current_date + 1) where payment = ${paid?.payment}`
    expect(differences).toEqual([])
  })

  it('charges nothing when Fail is pressed, and lets the customer retry', async () => {
    const response = await press('fail')
    expect(response.headers.get('location')).toBe(`/dev/pay/${sessionId}?declined`)
    expect(await (await fetch(`${url}?declined`)).text()).toContain('declined')
    expect(await status()).toBe('held')
    await press('pay')
    expect(await status()).toBe('confirmed')
  })

  it('is unavailable for other sessions, methods or visitors', async () => {
    expect((await fetch(`${host.url}/dev/pay/cs_sandbox_${'0'.repeat(64)}`)).status).toBe(404)
    expect((await fetch(`${host.url}/dev/pay/x'--`)).status).toBe(404)
    expect((await fetch(`${url}/pay`)).status).toBe(405)
    expect((await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404)
    expect(await status()).toBe('held')
  })

  it('refuses to start on a public site', () => {
    const env = {
      SUPABASE_URL: 'http://127.0.0.1',
      SITE_URL: 'https://www.example.com',
      ADMIN_EMAIL: 'operator@example.com',
      MAIL_FROM: 'hello@example.com',
      LINK_SIGNING_SECRET: 'x'.repeat(40),
    }
    expect(() => readEnvironment({ ...env, PAYMENT_SANDBOX_SECRET: 'x'.repeat(40) })).toThrow(
      'PAYMENT_SANDBOX_SECRET',
    )
    expect(readEnvironment(env)).not.toHaveProperty('PAYMENT_SANDBOX_SECRET')
    expect(() => readEnvironment({ ...env, STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET')
  })
})
