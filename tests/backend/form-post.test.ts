/** @module-tag own-machine */

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CONSENT_WORDINGS } from '#content/newsletter.ts'
import { FORM_POST } from '#contract/backend.ts'
import { SAMPLE_QUOTE } from '#contract/quote.ts'
import { createFormPost } from '#functions/_shared/forms/form-post.ts'
import { inProcess } from '../support/bookings.ts'
import { freshAddress, freshNetwork, isTo, postForm, sampleEnquiry, tokenOf } from '../support/forms.ts'
import { withinOneWindow } from '../support/limit-window.ts'
import { workerHost } from '../support/own-host.ts'

/** Forms posted without scripts are treated like those sent by a script, and refused with a page that keeps the answers. */

const { host, sql } = workerHost()

type Typed = Record<string, string>

const enquiry = (changes: Typed = {}): Typed => ({ ...(sampleEnquiry() as unknown as Typed), ...changes })
const quote = (changes: Typed = {}): Typed => ({ ...SAMPLE_QUOTE, email: freshAddress(), ...changes })

const TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

async function post(form: string, typed: Typed | string, headers: Typed = {}) {
  const response = await fetch(`${host.url}${FORM_POST}?form=${form}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...TYPE, ...headers },
    body: typeof typed === 'string' ? typed : new URLSearchParams(typed).toString(),
  })
  return { status: response.status, headers: response.headers, page: await response.text() }
}

const rowsOf = (table: string, email: string) =>
  sql.unsafe(`select * from public.${table} where email = $1`, [email])

const mailTo = (email: string) => host.waitForMail(isTo(email))

describe('what is taken', () => {
  it('leads to the page that says so, with the reference and nothing that was typed', {
    tags: ['without-scripts'],
  }, async () => {
    for (const [form, page, table, typed] of [
      ['enquiry', '/enquiry-form', 'enquiries', enquiry()],
      ['quote', '/get-quote', 'quote_requests', quote()],
    ] as const) {
      const { status, headers } = await post(form, typed)
      expect(status).toBe(303)
      const [row, ...more] = await rowsOf(table, typed.email as string)
      expect(more).toEqual([])
      expect(headers.get('location')).toBe(`${page}?sent=${row?.reference}#sent`)
      expect(headers.get('cache-control')).toBe('no-store')
      expect((await mailTo(typed.email as string)).text).toContain(row?.reference)
      const shown = await fetch(`${host.url}${page}?sent=${row?.reference}`)
      expect(await shown.text()).toContain(`>${row?.reference}</b>`)
      expect(shown.headers.get('cache-control')).toBe('no-store')
      expect(shown.headers.get('x-robots-tag')).toBe('noindex')
    }
  })

  it('is one request, told once, however often the button is pressed', {
    tags: ['without-scripts'],
  }, async () => {
    for (const [form, table, typed] of [
      ['enquiry', 'enquiries', enquiry()],
      ['quote', 'quote_requests', quote()],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => post(form, typed)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
      const rows = await rowsOf(table, typed.email as string)
      expect(rows).toHaveLength(1)
      const queued = await sql`select kind from public.outbox where subject_id = ${rows[0]?.id}`
      expect(queued).toHaveLength(2)
      const { headers } = await post(form, { ...typed, givenName: 'Another' })
      expect(headers.get('location')).not.toBe(answers[0]?.headers.get('location'))
    }
  })

  it('is the newsletter’s sign-up with the words of its page, and its links', {
    tags: ['without-scripts'],
  }, async () => {
    const email = freshAddress()
    const signedUp = await post('newsletter', { email, wording: CONSENT_WORDINGS[0].version, website: '' })
    expect(signedUp.headers.get('location')).toBe('/social-media-links#signed-up')
    const mail = await mailTo(email)
    const token = tokenOf(mail, 'confirm')
    expect(mail.text).toContain(`&token=${token}#confirm`)

    const page = `${host.url}/social-media-links?newsletter=confirm&token=${token}`
    expect(await (await fetch(page)).text()).toContain(`data-query="token" value="${token}"`)
    for (const spoilt of ['%22%3E%3Cscript%3E', `${token}%22%3E`, token.slice(0, 40)])
      expect(await (await fetch(`${host.url}/social-media-links?token=${spoilt}`)).text()).not.toContain(
        'data-query="token" value',
      )

    expect((await post('confirm', { link: 'https://x.example/?token=short' })).status).toBe(403)
    expect((await post('unsubscribe', { link: token })).status).toBe(403)
    expect((await post('confirm', { link: page })).headers.get('location')).toBe(
      '/social-media-links#confirmed',
    )
    expect((await post('confirm', { link: token })).status).toBe(303)
    expect(await rowsOf('newsletter_subscriptions', email)).toMatchObject([{ status: 'confirmed' }])
  })
})

describe('what is refused', () => {
  it('comes back as a page with the answers, which can neither run nor load anything', {
    tags: ['without-scripts'],
  }, async () => {
    const typed = enquiry({
      email: 'nobody',
      message: '\n</textarea><script>alert(1)</script>\r\n"second" & last',
      givenName: '"><img src=x onerror=alert(1)>',
    })
    const { status, headers, page } = await post('enquiry', typed)
    expect(status).toBe(400)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(page).toContain('Please enter a valid email address')
    expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;')
    expect(page).toContain('value="&quot;&gt;&lt;img')
    expect(page).not.toMatch(/<script|<img/)
    expect(page).toContain('<option value="apostille" selected>')
    expect(await rowsOf('enquiries', 'nobody')).toEqual([])
  })

  const good = () => new URLSearchParams(enquiry()).toString()
  const BODIES: [string, string, number][] = [
    ['nothing', '', 400],
    ['a field twice', 'email=a@example.com&email=b@example.com', 400],
    ['a field that nobody has', `${good()}&is_admin=1`, 400],
    ['many fields', Array.from({ length: 5_000 }, (_, i) => `f${i}=1`).join('&'), 400],
    ['no UTF-8', `${good()}&phone=%ff%fe`, 400],
    ['half a character', `${good()}&website=%ED%A0%80`, 400],
    ['a broken escape', `${good()}&website=%zz`, 400],
    ['an own property', '__proto__=x&constructor=y&toString=z', 400],
    ['NUL', new URLSearchParams(enquiry({ givenName: 'a\0b' })).toString(), 400],
    ['a line break in a name', new URLSearchParams(enquiry({ givenName: 'a\r\nBcc: x' })).toString(), 400],
    ['a choice of one’s own', new URLSearchParams(enquiry({ subject: 'free' })).toString(), 400],
    ['too long a text', new URLSearchParams(enquiry({ message: 'x'.repeat(5_001) })).toString(), 400],
    ['a megabyte', `message=${'x'.repeat(1_000_000)}`, 413],
  ]
  it.each(BODIES)(
    '%s, and never with a 5xx',
    { tags: ['without-scripts', 'random-bodies'] },
    async (_, body, status) => {
      for (const form of ['enquiry', 'quote', 'newsletter', 'confirm', 'unsubscribe']) {
        const answer = await post(form, body)
        // a field of one form may be unknown to another
        expect([400, 413]).toContain(answer.status)
        if (form === 'enquiry') expect(answer.status).toBe(status)
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      }
    },
  )

  it('is 405, 415, 404 or 400 where it is no form of ours', { tags: ['random-bodies'] }, async () => {
    const ask = async (path: string, init: RequestInit) => (await fetch(`${host.url}${path}`, init)).status
    const url = `${FORM_POST}?form=enquiry`
    expect(await ask(url, { method: 'GET' })).toBe(405)
    expect(await ask(url, { method: 'PUT', headers: TYPE, body: 'a=b' })).toBe(405)
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
      expect(await ask(url, { method: 'POST', headers: { 'content-type': type }, body: 'a=b' })).toBe(415)
    // Our host answers 400; the function itself knows no such form.
    for (const query of ['', '?form=', '?form=toString', '?form=enquiry&form=quote', '?form=quote&x=1'])
      expect([400, 404]).toContain(
        await ask(FORM_POST + query, { method: 'POST', headers: TYPE, body: 'a=b' }),
      )
  })
})

describe('suspicion', () => {
  const LIMIT = 3
  let address: string
  let world: Awaited<ReturnType<typeof inProcess>>
  let take: (request: Request) => Promise<Response>
  beforeAll(async () => {
    world = await inProcess(host, { RATE_LIMIT_FORMS: String(LIMIT) }, () => new Date())
    take = createFormPost(world.dependencies)
  })
  beforeEach(() => {
    address = freshNetwork()
  })

  const call = (form: string, typed: Typed, from = address) =>
    postForm(take, `form=${form}`, typed, { 'cf-connecting-ip': from })

  it('falls on a filled honeypot, which is said and comes back empty', {
    tags: ['without-scripts', 'honeypot'],
  }, async () => {
    for (const [form, typed] of [
      ['enquiry', enquiry({ website: 'https://spam.example' })],
      ['quote', quote({ website: 'https://spam.example' })],
      ['newsletter', { email: freshAddress(), website: 'https://spam.example' }],
    ] as [string, Typed][]) {
      const { status, page } = await call(form, typed)
      expect(status).toBe(403)
      expect(page).toContain('a hidden field that has to stay empty')
      expect(page).toContain(typed.email)
      expect(page).not.toContain('spam.example')
    }
  })

  it('falls on a network that sends too much, by the count that scripts’ sendings have', {
    tags: ['without-scripts', 'quote-quota'],
  }, async () => {
    await withinOneWindow()
    for (const [form, typed] of [
      ['enquiry', enquiry],
      ['quote', quote],
    ] as const) {
      await sql`delete from public.form_sendings`
      for (let i = 0; i < LIMIT; i++) expect((await call(form, typed())).status).toBe(303)
      const last = typed()
      const { status, headers, page } = await call(form, last)
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(page).toContain(last.email)
      expect((await call(form, typed(), '2001:db8:ffff:1::1')).status).toBe(303)
    }
    const [counted] = await sql`
      select sent from public.form_sendings
      where form = 'mail' and sender = (public.senders_of(${address}))[1] and window_start = public.limit_window()`
    expect(counted?.sent).toBe(LIMIT + 1)
  })

  it('is the database’s, too: requests that came past the functions count', {
    tags: ['without-scripts', 'quote-quota'],
  }, async () => {
    await withinOneWindow()
    await sql`
      insert into public.form_sendings (sender, form, window_start, sent)
      values ((public.senders_of(${address}))[1], 'mail', public.limit_window(), ${LIMIT})`
    expect((await call('quote', quote())).status).toBe(429)
    const [total] = await sql`select value from public.limits where name = 'RATE_LIMIT_FORMS_TOTAL'`
    await sql`
      insert into public.form_sendings (sender, form, window_start, sent, share)
      values (${'0'.repeat(32)}, 'mail', public.limit_window(), ${total?.value}, 4)`
    const { status, page } = await call('quote', quote(), '2001:db8:ffff:2::1')
    await sql`delete from public.form_sendings`
    expect(status).toBe(403)
    expect(page).toContain('Many requests are coming in just now')
  })
})

describe('on the platform', () => {
  const PLATFORM = { PUBLIC_BACKEND_URL: 'https://ref.supabase.co', SITE_URL: 'https://www.site.example' }

  async function call(settings: Typed, typed: Typed) {
    const { dependencies } = await inProcess(host, settings, () => new Date())
    return postForm(createFormPost(dependencies), 'form=enquiry', typed)
  }

  it('the outcome is a page of the site', { tags: ['without-scripts'] }, async () => {
    const { status, headers } = await call(PLATFORM, enquiry())
    expect(status).toBe(303)
    expect(headers.get('location')).toMatch(/^https:\/\/www\.site\.example\/enquiry-form\?sent=SQ-\S+#sent$/)
  })

  it('mistakes are told as text, which holds the answers', { tags: ['without-scripts'] }, async () => {
    const { status, headers, page } = await call(PLATFORM, enquiry({ email: '<b>' }))
    expect(status).toBe(400)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(page).toContain('- Please enter a valid email address')
    expect(page).toContain('your answers are still in the form')
    expect(page).toContain('Message: Can a school certificate')
  })

  it('a domain of one’s own shows pages, whose form leads to the site', {
    tags: ['without-scripts'],
  }, async () => {
    const own = { ...PLATFORM, PUBLIC_BACKEND_URL: 'https://api.site.example' }
    const { headers, page } = await call(own, enquiry({ email: '<b>' }))
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-security-policy')).toContain("form-action 'self' https://www.site.example;")
    expect(page).toContain('value="&lt;b&gt;"')
  })
})
