/** @module-tag own-machine */

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ENQUIRY_FIELD_WORDS as SPANISH } from '#content/es/enquiry.ts'
import { EMBEDDED_PUBLISHABLE_KEY, FORM_POST } from '#contract/backend.ts'
import { SAMPLE_QUOTE } from '#contract/quote.ts'
import { createSendContactEmail } from '#functions/_shared/enquiry/send-contact-email.ts'
import { createFormPost } from '#functions/_shared/forms/form-post.ts'
import { callFunction, inProcess, sampleBooking } from '../support/bookings.ts'
import { anonymous, customer, sampleRow, service } from '../support/clients.ts'
import { enquire, freshAddress, postForm, sampleEnquiry, signUp } from '../support/forms.ts'
import { eventually } from '../support/host.ts'
import { completeOrder, storePaidHalf } from '../support/orders.ts'
import { workerHost } from '../support/own-host.ts'
import { undoing } from '../support/sql.ts'

/** The customer's language is kept with everything that customers send. */

vi.mock('#functions/_shared/languages.ts', async () => {
  const { DOUBLES } = await import('../support/double-language.ts')
  return { WORDS: DOUBLES }
})

const { host, sql } = workerHost()

// Other files book the same times on this host.
afterAll(() => sql`delete from public.bookings`)

/** What attackers may send instead. */
const JUNK = [
  'EN',
  'e',
  'es_ES',
  'es-',
  '../es',
  'es\n',
  '💶',
  'x'.repeat(10_000),
  '',
  null,
  7,
  ['es'],
  { es: 1 },
]

const languageIn = async (table: string, email: string) =>
  (await sql.unsafe(`select language from public.${table} where email = $1`, [email])).map(
    ({ language }) => language,
  )

describe('the language', () => {
  it('of a request and a task is kept, English by default', async () => {
    const person = await customer(host, freshAddress())
    for (const [client, owner] of [
      [anonymous(host), null],
      [person.client, person.id],
    ] as const) {
      for (const [sent, kept] of [
        [{ language: 'es' }, 'es'],
        [{ language: 'zh-Hant-TW' }, 'zh-Hant-TW'],
        [{}, 'en'],
      ] as const) {
        const row = sampleRow({ user_id: owner, email: freshAddress(), ...sent })
        expect((await client.from('quote_requests').insert(row)).error).toBeNull()
        expect(await languageIn('quote_requests', row.email as string)).toEqual([kept])
      }
    }
  })

  it('of an enquiry, a booking and a sign-up is kept, English by default', async () => {
    for (const [sent, kept] of [
      [{ language: 'ar' }, 'ar'],
      [{ language: 'qqq' }, 'qqq'],
      [{}, 'en'],
    ] as const) {
      const email = freshAddress()
      expect((await enquire(host, sampleEnquiry({ email, ...sent }))).status).toBe(200)
      expect(await languageIn('enquiries', email)).toEqual([kept])
      const booked = { bookingData: sampleBooking({ email }), ...sent }
      expect((await callFunction(host, 'create-consultation-payment', booked)).status).toBe(200)
      expect(await languageIn('bookings', email)).toEqual([kept])
      expect((await signUp(host, { email, ...sent })).status).toBe(200)
      const [consent] = await sql`
        select consent.language, subscription.id, consent.id as consent from public.newsletter_consents as consent
        join public.newsletter_subscriptions as subscription on subscription.id = consent.subscription_id
        where subscription.email = ${email}`
      expect(consent?.language).toBe(kept)
    }
  })

  it('of a subscription is that of the sign-up that was confirmed last', async () => {
    await undoing(sql, async (tx) => {
      const ask = (language: string, at: string) => tx`
        select public.sign_up_newsletter(
          ${JSON.stringify({ email: 'zofia@example.com', language })}, '2026-11-21', 0, ${at}) as subject`
      const first = (await ask('pl', '2026-06-01T10:00Z'))[0]?.subject.slice(8)
      await ask('uk', '2026-06-01T11:00Z')
      await tx`select public.confirm_newsletter(${first})`
      const [row] =
        await tx`select language from public.newsletter_subscriptions where email = 'zofia@example.com'`
      expect(row?.language).toBe('pl')
    })
  })

  it('of an account is that of its sign-up; what is none becomes English', async () => {
    await undoing(sql, async (tx) => {
      for (const [given, kept] of [
        ['ro', 'ro'],
        // what the database drops from details is not junk
        ...JUNK.filter((junk) => junk !== 'es\n').map((junk) => [junk, 'en'] as const),
        [undefined, 'en'],
      ] as const) {
        const id = crypto.randomUUID()
        await tx`insert into auth.users (id, email, raw_user_meta_data)
          values (${id}, ${freshAddress()}, ${JSON.stringify({ language: given })})`
        const [profile] = await tx`select language from public.profiles where id = ${id}`
        expect(profile?.language).toBe(kept)
      }
    })
  })

  it('that is none is refused, and nothing is stored', async () => {
    for (const language of JUNK) {
      const row = { ...sampleRow({ email: freshAddress() }), language }
      expect((await anonymous(host).from('quote_requests').insert(row)).error).not.toBeNull()
      const email = row.email as string
      const enquiry = { ...sampleEnquiry({ email }), language }
      const booking = { bookingData: sampleBooking({ email }), language }
      expect((await enquire(host, enquiry)).status).toBe(400)
      expect((await callFunction(host, 'create-consultation-payment', booking)).status).toBe(400)
      expect((await signUp(host, { email, language })).status).toBe(400)
      for (const table of ['quote_requests', 'enquiries', 'bookings', 'newsletter_subscriptions'])
        expect(await languageIn(table, email)).toEqual([])
    }
  })

  it('is frozen in papers, exported to the person, and forgotten with them', async () => {
    await undoing(sql, async (tx) => {
      const email = freshAddress()
      const request = await storePaidHalf(tx, { email, language: 'pt' })
      const [paper] = await tx`
        select paper.facts from public.papers as paper join public.orders as ordered on ordered.id = paper.order_id
        where ordered.request_id = ${request}`
      expect(paper?.facts).toMatchObject({ language: 'pt' })
      const [person] = await tx`select public.person_data(${email}) as data`
      expect(person?.data.requests[0]).toMatchObject({ language: 'pt' })
      await completeOrder(tx, request)
      await tx`select public.erase_person(${email})`
      const [kept] = await tx`select language, erased_at from public.quote_requests where id = ${request}`
      expect(kept).toMatchObject({ language: 'en', erased_at: expect.anything() })
    })
  })
})

async function post(form: string, typed: object, language?: string) {
  const { dependencies, settled } = await inProcess(host, {}, () => new Date())
  const query = new URLSearchParams({ form, ...(language !== undefined && { language }) })
  const headers = { 'accept-language': 'xx' }
  const answer = await postForm(
    createFormPost(dependencies),
    query.toString(),
    typed as Record<string, string>,
    headers,
  )
  await settled()
  return { ...answer, location: answer.headers.get('location') }
}

describe('a form without scripts', () => {
  it('leads back to the page of its language, and keeps it', async () => {
    for (const [given, kept, prefix] of [
      ['xx', 'xx', '/xx'],
      ['de', 'de', ''],
      [undefined, 'en', ''],
      ['//evil.example', 'en', ''],
      ['constructor', 'en', ''],
      ['💶', 'en', ''],
    ] as const) {
      const email = freshAddress()
      const quote = await post('quote', { ...SAMPLE_QUOTE, email }, given)
      expect(quote.status).toBe(303)
      expect(quote.location).toMatch(new RegExp(`^(${host.url})?${prefix}/get-quote\\?sent=`))
      expect(await languageIn('quote_requests', email)).toEqual([kept])
      await post('enquiry', sampleEnquiry({ email }), given)
      expect(await languageIn('enquiries', email)).toEqual([kept])
      const news = await post('newsletter', { email }, given)
      expect(news.location).toMatch(new RegExp(`${prefix}/social-media-links#signed-up$`))
      expect(await languageIn('newsletter_subscriptions', email)).toEqual([kept])
    }
  })

  it('is refused in the words of its page, whatever the browser prefers, and sent again from there', async () => {
    const { status, page } = await post('enquiry', {}, 'xr')
    expect(status).toBe(400)
    expect(page).toContain('<html lang="xr" dir="rtl">')
    expect(page).toContain('«There is a problem»')
    expect(page).toContain(`${FORM_POST}?form=enquiry&amp;language=xr"`)
    const english = await post('enquiry', {})
    expect(english.page).toContain('<html lang="en-GB">')
    expect(english.page).not.toContain('«')
    expect(english.page).toContain(`${FORM_POST}?form=enquiry" `)
  })
})

describe('a call of a page', () => {
  it('is refused in the words of the page', async () => {
    const { dependencies } = await inProcess(host, {}, () => new Date())
    const handle = createSendContactEmail(dependencies)
    const call = async (language: string) => {
      const headers = { 'content-type': 'application/json', 'accept-language': language }
      const response = await handle(new Request('http://functions', { method: 'POST', headers, body: '{' }))
      return (await response.json()).error.message
    }
    expect(await call('xx')).toBe('«The body is not valid JSON»')
    for (const language of ['en', 'xx-XX,xx;q=0.9', 'de', '__proto__'])
      expect(await call(language)).toBe('The body is not valid JSON')
  })
})

it('of a request that the operator opens is the account’s, unless it says otherwise', async () => {
  const email = freshAddress()
  const { id } = await customer(host, email)
  await sql`update public.profiles set language = 'ro' where id = ${id}`
  for (const [row, kept] of [
    [sampleRow({ email }), 'ro'],
    [sampleRow({ email, language: 'uk' }), 'uk'],
    [{ ...sampleRow({ email }), language: null }, 'ro'],
    [sampleRow({ email: freshAddress() }), 'en'],
  ] as const) {
    const { data } = await service(host).rpc('create_request', { answers: JSON.stringify(row) })
    const [stored] = await sql`select language from public.quote_requests where id = ${data}`
    expect(stored?.language).toBe(kept)
  }
})

const ask = (path: string, body: object, headers = {}) =>
  fetch(`${host.url}${path}`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

it('of a page reaches the functions', async () => {
  const refused = await ask('/functions/v1/send-contact-email', {}, { 'accept-language': 'es' })
  expect((await refused.json()).error.message).toBe(SPANISH.subject.required)
})

describe('a message about an account', () => {
  const say = (email: string, language: string) =>
    sql`update public.profiles set language = ${language} where email = ${email}`
  // A message that was sent has forgotten what it was told: that may be before anybody looks.
  beforeAll(() =>
    sql.unsafe(`
      create table public.told (number serial, recipient text, kind text, language text);
      create function public.tell() returns trigger language plpgsql security definer as $$
      begin
        insert into public.told (recipient, kind, language) values (new.recipient, new.kind, new.payload ->> 'language');
        return new;
      end;
      $$;
      create trigger tell after insert on public.outbox for each row execute function public.tell();`),
  )
  afterAll(() =>
    sql.unsafe('drop trigger tell on public.outbox; drop function public.tell(); drop table public.told'),
  )
  /** What the latest message was told of its language. */
  const told = async (email: string, kind: string) =>
    (
      await sql`
        select language from public.told where recipient = ${email} and kind = ${kind} order by number desc limit 1`
    )[0]?.language

  it('is in the language of the page where it was asked for, whatever the account’s', async () => {
    for (const language of ['uk', 'en']) {
      const email = freshAddress()
      await customer(host, email)
      await sql`update auth.users set email_confirmed_at = now() - interval '1 day' where email = ${email}`
      await say(email, 'ro')
      const headers = { 'accept-language': language }
      expect((await ask('/functions/v1/send-password-reset', { email }, headers)).status).toBe(200)
      expect(await told(email, 'auth')).toBe(language)
      await ask('/functions/v1/send-welcome-email', { email }, headers)
      expect(await eventually(() => told(email, 'account_exists'))).toBe(language)
    }
  })

  it('with a link to a new account is in the language of the page, also when it is sent again', async () => {
    for (const [page, language] of [
      ['/pl/profile', 'pl'],
      ['/zh-Hant/profile', 'zh-Hant'],
      ['/profile', 'en'],
      ['', null],
    ] as const) {
      const email = freshAddress()
      const redirect = `redirect_to=${encodeURIComponent(host.url + page)}`
      const body = { email, password: 'three unrelated words', data: { language: 'es' } }
      expect((await ask(`/auth/v1/signup?${redirect}`, body)).status).toBe(200)
      expect(await told(email, 'auth')).toBe(language)
      await sql`update auth.users set confirmation_sent_at = now() - interval '1 hour' where email = ${email}`
      const again = `redirect_to=${encodeURIComponent(`${host.url}/fr/profile`)}`
      expect((await ask(`/auth/v1/resend?${again}`, { email, type: 'signup' })).status).toBe(200)
      expect(await told(email, 'auth')).toBe('fr')
    }
  })

  it('is in English where the page’s address begins with no language', async () => {
    const long = `zh${'-abcdefgh'.repeat(50)}`
    for (const page of [
      'https://a.example/auth',
      `https://a.example/${long}/auth`,
      'https://a.example/%65s/auth',
    ]) {
      const email = freshAddress()
      await sql`select public.queue_auth_mail(${email}, 'recovery', 'EXAMPLE', ${page})`
      expect(await told(email, 'auth')).toBe('en')
    }
  })

  it('otherwise is in the language in which its owner wrote last', async () => {
    const email = freshAddress()
    const person = await customer(host, email)
    const languageOf = async () =>
      (await sql`select language from public.profiles where id = ${person.id}`)[0]?.language
    await say(email, 'ro')
    const row = sampleRow({ user_id: person.id, email: freshAddress(), language: 'ar' })
    expect((await person.client.from('quote_requests').insert(row)).error).toBeNull()
    expect(await languageOf()).toBe('ar')
    // nobody else, and not the operator
    await anonymous(host)
      .from('quote_requests')
      .insert(sampleRow({ email, language: 'uk' }))
    const answers = JSON.stringify(sampleRow({ email, language: 'fr' }))
    await service(host).rpc('create_request', { answers })
    expect(await languageOf()).toBe('ar')
  })
})
