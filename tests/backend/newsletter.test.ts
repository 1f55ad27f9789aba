/** @module-tag own-machine */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CONSENT_WORDINGS } from '#content/newsletter.ts'
import { callFunction } from '../support/bookings.ts'
import { anonymous } from '../support/clients.ts'
import { freshAddress, headerOf, isTo, oneClickOf, postOneClick, signUp, tokenOf } from '../support/forms.ts'
import { eventually } from '../support/host.ts'
import { workerHost } from '../support/own-host.ts'

const { host, sql } = workerHost()

const mailsTo = async (email: string) => (await host.mail()).filter(isTo(email))

const mailTo = (email: string, count = 1) =>
  eventually(async () => {
    const mails = await mailsTo(email)
    return mails.length >= count ? mails[count - 1] : undefined
  })

const rowOf = async (email: string) =>
  (await sql`select * from public.newsletter_subscriptions where lower(email) = lower(${email})`)[0]

const consentsOf = (email: string) => sql`
  select consent.* from public.newsletter_consents as consent
  join public.newsletter_subscriptions as subscription on subscription.id = consent.subscription_id
  where subscription.email = ${email} order by requested_at`

const confirm = (token: string) => callFunction(host, 'newsletter-confirm', { token })
const leave = (token: string) => callFunction(host, 'newsletter-unsubscribe', { token })

async function subscribed(email: string) {
  await signUp(host, { email })
  const mail = await mailTo(email)
  await confirm(tokenOf(mail, 'confirm'))
  return mail
}

const passTime = (email: string) =>
  sql`update public.newsletter_subscriptions set mailed_at = now() - interval '2 hours' where email = ${email}`

describe('signing up', () => {
  it('with only the documented body sends a link, and only pressing its button subscribes', async () => {
    const email = freshAddress()
    const client = anonymous(host)
    const { data, error } = await client.functions.invoke('newsletter-signup', { body: { email } })
    expect({ data, error }).toMatchObject({ data: {}, error: null })
    expect(await rowOf(email)).toMatchObject({ status: 'pending', confirmed_at: null })

    const mail = await mailTo(email)
    const token = tokenOf(mail, 'confirm')
    expect((await fetch(`${host.url}/social-media-links?newsletter=confirm&token=${token}`)).status).toBe(200)
    const byGet = await fetch(`${host.url}/functions/v1/newsletter-confirm?token=${token}`, {
      headers: { apikey: host.publishableKey },
    })
    expect(byGet.status).toBe(405)
    expect(await rowOf(email)).toMatchObject({ status: 'pending' })

    for (let i = 0; i < 2; i++) {
      expect(await confirm(token)).toMatchObject({ status: 200, data: { status: 'confirmed' } })
      expect(await rowOf(email)).toMatchObject({ status: 'confirmed' })
    }
  })

  it('records the consent’s wording and time', async () => {
    const email = freshAddress()
    const wording = CONSENT_WORDINGS[0].version
    await signUp(host, { email, wording })
    const mail = await mailTo(email)
    expect(await consentsOf(email)).toMatchObject([{ wording, confirmed_at: null, withdrawn_at: null }])
    await confirm(tokenOf(mail, 'confirm'))
    const [consent] = await consentsOf(email)
    expect(consent).toMatchObject({ requested_at: expect.any(Date), confirmed_at: expect.any(Date) })
    expect((await signUp(host, { email: freshAddress(), wording: '1999' })).status).toBe(400)
  })

  it('twice at once or again within the interval gets the same response and sends one message', async () => {
    const email = freshAddress()
    const both = [email, email.toUpperCase().replace('EXAMPLE.COM', 'example.com')]
    const answers = await Promise.all(
      [...both, ...both, email].map((address) => signUp(host, { email: address })),
    )
    answers.push(await signUp(host, { email }))
    for (const answer of answers) expect(answer).toEqual({ status: 200, data: {} })
    expect(await sql`select from public.newsletter_subscriptions where lower(email) = ${email}`).toHaveLength(
      1,
    )
    const messages = await sql`select from public.outbox where lower(recipient) = ${email}`
    expect(messages).toHaveLength(1)

    await passTime((await rowOf(email))?.email)
    await signUp(host, { email })
    expect(await sql`select from public.outbox where lower(recipient) = ${email}`).toHaveLength(2)
  })

  it('of a subscriber gets the same response and one message to their inbox, at most once per interval', async () => {
    const email = freshAddress()
    await subscribed(email)
    for (let i = 0; i < 3; i++) expect(await signUp(host, { email })).toEqual({ status: 200, data: {} })
    const mail = await mailTo(email, 2)
    expect(mail.subject).toBe('You are already subscribed to our newsletter')
    expect(mail.text).toContain('You’ll get the next issue.')
    expect(mail.text).toContain('your subscription stays as it is')
    expect(await rowOf(email)).toMatchObject({ status: 'confirmed' })
    expect(await sql`select from public.outbox where recipient = ${email}`).toHaveLength(2)
  })

  it.each([
    [{}, 'Please enter your email address'],
    [{ email: 'a@b' }, 'Please enter a valid email address'],
    [{ email: ['a@example.com'] }, 'Please enter your email address'],
  ])('with %j is refused with its message', async (body, message) => {
    expect(await signUp(host, body)).toMatchObject({ status: 400, data: { error: { message } } })
  })

  it('with anything else in the body is refused', async () => {
    const { status, data } = await signUp(host, { email: freshAddress(), redirect: 'https://evil.example' })
    expect(status).toBe(400)
    expect(data.error.message).toBeTruthy()
  })
})

describe('unsubscribing', () => {
  it('is offered to mail programs in every message, and works with a bare POST without cookies, key or origin', {
    tags: ['justified-mail'],
  }, async () => {
    const email = freshAddress()
    const mail = await subscribed(email)
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const address = oneClickOf(mail)
    expect(new URL(address).origin).toBe(host.url)

    const opened = await fetch(address, { redirect: 'manual' })
    expect(opened.status).toBe(303)
    expect(opened.headers.get('location')).toContain('/social-media-links?newsletter=unsubscribe&token=')
    expect((await fetch(address, { method: 'HEAD', redirect: 'manual' })).status).toBe(303)
    expect(await rowOf(email)).toMatchObject({ status: 'confirmed' })

    for (let i = 0; i < 2; i++) {
      const posted = await postOneClick(address)
      expect(posted.status).toBe(200)
      expect(posted.headers.get('set-cookie')).toBeNull()
    }
    expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed' })
    expect((await consentsOf(email))[0]?.withdrawn_at).toBeInstanceOf(Date)
  })

  it('also accepts the form that some programs post, or no body', async () => {
    for (const body of [new FormData(), null]) {
      const email = freshAddress()
      const mail = await subscribed(email)
      body?.set('List-Unsubscribe', 'One-Click')
      expect((await fetch(oneClickOf(mail), { method: 'POST', body })).status).toBe(200)
      expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed' })
    }
  })

  it('can be followed by a new sign-up at once; only the new link resubscribes', async () => {
    const email = freshAddress()
    const first = await subscribed(email)
    await postOneClick(oneClickOf(first))
    expect(await confirm(tokenOf(first, 'confirm'))).toMatchObject({ status: 410 })
    expect(await signUp(host, { email })).toEqual({ status: 200, data: {} })
    const second = await mailTo(email, 2)
    expect(await rowOf(email)).toMatchObject({ status: 'pending' })
    expect(await confirm(tokenOf(first, 'confirm'))).toMatchObject({ status: 410 })
    expect(await confirm(tokenOf(second, 'confirm'))).toMatchObject({ status: 200 })
    expect(await rowOf(email)).toMatchObject({ status: 'confirmed', unsubscribed_at: null })
    expect(await consentsOf(email)).toHaveLength(2)
  })

  it('removes queued messages to the address', async () => {
    const email = freshAddress()
    const mail = await subscribed(email)
    const { id } = (await rowOf(email)) as { id: string }
    await sql`insert into public.outbox (kind, recipient, subject_id, payload, dedupe_key, next_attempt_at)
      values ('newsletter_issue', ${email}, ${id}, '{}', ${`test:${id}`}, now() + interval '1 hour')`
    await postOneClick(oneClickOf(mail))
    expect(await sql`select from public.outbox where dedupe_key = ${`test:${id}`}`).toHaveLength(0)
  })
})

describe('a link', () => {
  it('that is tampered with, of another use, or incomplete is refused', async () => {
    const email = freshAddress()
    const mail = await subscribed(email)
    const token = tokenOf(mail, 'confirm')
    const other = new URL(oneClickOf(mail)).searchParams.get('token') ?? ''
    const [id = ''] = token.split('.')
    const tampered = [token.replace(id, crypto.randomUUID()), 'x']
    for (const bad of [...tampered, other]) expect((await confirm(bad)).status, bad).toBe(403)
    for (const bad of [...tampered, token]) {
      expect((await leave(bad)).status, bad).toBe(403)
      const address = `${host.url}/functions/v1/newsletter-unsubscribe?token=${encodeURIComponent(bad)}`
      expect((await postOneClick(address)).status, bad).toBe(403)
    }
    for (const body of [{}, { token: '' }, { token: 5 }, { token: 'x'.repeat(201) }, { token, more: 1 }])
      expect((await callFunction(host, 'newsletter-confirm', body)).status).toBe(400)
    expect(await rowOf(email)).toMatchObject({ status: 'confirmed' })
  })

  it('to unsubscribe never leads anywhere but to our own page', async () => {
    const address = `${host.url}/functions/v1/newsletter-unsubscribe?token=`
    for (const token of ['//evil.example', 'x%0d%0aSet-Cookie:%20a=b', '&next=https://evil.example', '']) {
      const answer = await fetch(address + token, { redirect: 'manual' })
      // our host refuses unknown parameters
      if (answer.status === 400) continue
      const location = answer.headers.get('location') ?? ''
      expect(new URL(location).origin).toBe(host.url)
      expect(new URL(location).pathname).toBe('/social-media-links')
    }
  })
})

describe('an issue', () => {
  const MARKDOWN = `## What *changed* in [Brazil](https://example.com/news)

Brazil now takes [e-apostilles](https://example.com/brazil "title"), and **nobody** has to post paper.

- One: <script>alert(1)</script>
- Two & three

1. **First** step

2. [Second](https://example.com/second) step

> Mind the [date](https://example.com/date).
>
> It is *soon*.

![A seal](https://example.com/seal.png) [Bad](javascript:alert(1))`

  it('is rendered from Markdown as text and HTML, with both ways to unsubscribe', async () => {
    const email = freshAddress()
    await subscribed(email)
    // The host's clock, by which it was, may be ahead of the database's, by which issues are.
    await sql`update public.newsletter_subscriptions set confirmed_at = now() - interval '1 minute' where email = ${email}`
    await sql`select public.send_newsletter_issue(${crypto.randomUUID()}, 'Letter <one> & only', ${MARKDOWN})`
    await host.runJobs('mail')
    const mail = await mailTo(email, 2)
    expect(mail.subject).toBe('Letter <one> & only')
    expect(mail.text).toContain('What changed in Brazil: https://example.com/news\n')
    expect(mail.text).toContain('e-apostilles: https://example.com/brazil')
    expect(mail.text).toContain('- Two & three')
    expect(mail.text).toContain('1. First step\n2. Second: https://example.com/second step\n')
    expect(mail.text).toContain('Mind the date: https://example.com/date.\n\nIt is soon.\n')
    expect(mail.html).toContain('href="https://example.com/brazil"')
    expect(mail.html).toContain('<b>nobody</b>')
    for (const page of ['news', 'second', 'date'])
      expect(mail.html).toContain(`href="https://example.com/${page}"`)
    expect(mail.html).toContain('&lt;script&gt;')
    expect(mail.html).not.toMatch(/<script|javascript:|<img/)

    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(await leave(tokenOf(mail, 'unsubscribe'))).toMatchObject({ status: 200 })
    expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed' })
  })
})

it('an unconfirmed address is kept for as long as somebody asks for it again', async () => {
  const [waiting, gone] = [freshAddress(), freshAddress()]
  for (const email of [waiting, gone])
    await sql`insert into public.newsletter_subscriptions (email, created_at) values (${email}, now() - interval '30 days')`
  await sql`
    insert into public.newsletter_consents (subscription_id, wording, requested_at)
    select id, 'x', now() - interval '2 days' from public.newsletter_subscriptions where email = ${waiting}`
  await sql`select public.enforce_retention('{"subscriptions": "7 days"}')`
  expect([await rowOf(waiting), await rowOf(gone)]).toEqual([expect.anything(), undefined])
})

it('published consent texts do not change: a new text has a new version', () => {
  const published = { '2026-11-21': 'e7a0401b36a6fafe' }
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
  const wordings = CONSENT_WORDINGS.map(({ version, text }) => [version, hash(text)] as const)
  expect(Object.fromEntries(wordings)).toEqual(published)
  expect(new Set(CONSENT_WORDINGS.map(({ version }) => version)).size).toBe(CONSENT_WORDINGS.length)
})
