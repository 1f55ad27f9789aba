import { describe, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { withoutMarks } from '#contract/text.ts'
import { book, callFunction, sampleBooking } from '../support/bookings.ts'
import { anonymous, sampleRow } from '../support/clients.ts'
import { enquire, freshAddress, isTo, sampleEnquiry, signUp } from '../support/forms.ts'
import { type CapturedMail, eventually } from '../support/host.ts'
import { workerHost } from '../support/own-host.ts'
import { sampleUpload } from '../support/samples.ts'

/** An attacker enters someone else's address and a message in all other fields. What we send there contains none of it. */

const { host, sql } = workerHost()

const advertisement = (length: number) =>
  'Zqxwin 1000 at https://zqx.example or www.zqx.example, call +44 20 7946 9999. '
    .repeat(100)
    .slice(0, length)
    .trim()

/** Cannot occur by chance in a link's signature. */
const TRACE = /zqxwin|zqx\.(?:example|com)|7946 9999|1000 at/i

/** supabase/functions/_shared/mail/greetable-name.test.ts has every kind. */
const NAMES = ['www.x', 'Click\u202E here']

const mailOf = async (address: string) => (await host.mail()).filter(isTo(address))

const messages = (address: string, count: number) =>
  eventually(async () => {
    await host.runJobs()
    const found = await mailOf(address)
    return found.length >= count ? found : undefined
  })

const wholeOf = ({ subject, text, html, headers, attachments }: CapturedMail) =>
  [
    subject,
    text,
    html,
    ...headers.map(({ value }) => value),
    ...attachments.map(({ content }) =>
      typeof content === 'string' ? content : new TextDecoder().decode(content),
    ),
  ].join('\n')

function expectOurs(mail: CapturedMail, name: string): void {
  const label = `${mail.subject}, to ${JSON.stringify(name)}`
  expect(wholeOf(mail), label).not.toMatch(TRACE)
  expect(wholeOf(mail), label).not.toContain(name)
  expect(mail.text, label).toMatch(/^Hello,\n/)
  expect(mail.html, label).toContain('>Hello,<')
}

describe('a stranger’s text does not arrive', () => {
  it('from a quote request of 5,000 characters with ten files, including refused ones', {
    tags: ['mail-to-strangers'],
  }, async () => {
    const visitor = anonymous(host)
    const email = freshAddress()
    const kinds = ['pdf', 'docx', 'jpg', 'png', 'pdf', 'docx', 'jpg', 'png', 'pdf', 'pdf'] as const
    const files = await Promise.all(
      kinds.map(async (kind, i) => {
        const { path, bytes, options } = sampleUpload(kind, 500, i + 1)
        // the last one is declared but never uploaded
        if (i < 9) await visitor.storage.from(QUOTE_BUCKET).upload(path, bytes, options)
        return { name: advertisement(190 - i), path, size: bytes.length, type: options.contentType }
      }),
    )
    const row = sampleRow({
      email,
      task_description: advertisement(5_000),
      given_name: advertisement(100),
      family_name: advertisement(100),
      company_name: advertisement(200),
      phone: advertisement(40),
      country_of_origin: advertisement(60),
      country_of_destination: advertisement(60),
      source_language: advertisement(60),
      target_language: advertisement(60),
      country_of_origin_other: advertisement(60),
      own_reference: advertisement(50),
      uploaded_files: files,
    })
    expect((await visitor.from('quote_requests').insert(row)).error).toBeNull()
    await visitor.functions.invoke('send-admin-notification', { body: { id: row.id } })
    const [mail] = (await messages(email, 1)) as [CapturedMail]
    expectOurs(mail, row.given_name)
    expect(mail.text).toMatch(/^Documents: +9 received\n +Document 10 did not arrive/m)
    // the operator gets all of it
    const toOperator = await host.waitForMail(({ replyTo }) => replyTo?.[0]?.address === email)
    for (const text of [advertisement(190), advertisement(100)]) expect(toOperator.text).toContain(text)

    const token = /request=([\w.-]+)/.exec(mail.text ?? '')?.[1]
    await callFunction(host, 'guest-request', { token, action: 'resend' })
    const all = await messages(email, 2)
    for (const message of all) expectOurs(message, row.given_name)
    expect(all.map(({ subject }) => subject).sort()[1]).toContain('Your link to your quote request')
  })

  it.each(NAMES)(
    'from a quote request and an enquiry of %s',
    { tags: ['mail-to-strangers'] },
    async (name) => {
      const email = freshAddress()
      // The database refuses direction marks; the form removes them.
      const line = withoutMarks(name)
      const row = sampleRow({ email, given_name: line, family_name: line })
      expect((await anonymous(host).from('quote_requests').insert(row)).error).toBeNull()
      expect((await enquire(host, sampleEnquiry({ email, givenName: name, familyName: name }))).status).toBe(
        200,
      )
      for (const mail of await messages(email, 2)) expectOurs(mail, line)
    },
  )

  it('from an enquiry, whose subject is one of ours', { tags: ['mail-to-strangers'] }, async () => {
    const email = freshAddress()
    const typed = { givenName: advertisement(100), familyName: advertisement(100), phone: advertisement(40) }
    const body = sampleEnquiry({ email, message: advertisement(5_000), ...typed })
    expect((await enquire(host, { ...body, subject: advertisement(50) })).status).toBe(400)
    expect((await enquire(host, body)).status).toBe(200)
    const [mail] = (await messages(email, 1)) as [CapturedMail]
    expectOurs(mail, typed.givenName)
  })

  it('from a newsletter sign-up, with any input', { tags: ['mail-to-strangers'] }, async () => {
    const email = freshAddress()
    await signUp(host, { email, wording: advertisement(40), name: advertisement(40) })
    await signUp(host, { email })
    const all = await messages(email, 1)
    expect(all).toHaveLength(1)
    expect(wholeOf(all[0] as CapturedMail)).not.toMatch(TRACE)
  })

  it('from a sign-up’s details, before or after the address is confirmed', {
    tags: ['mail-to-strangers'],
  }, async () => {
    const email = freshAddress()
    const data = {
      first_name: advertisement(100),
      last_name: advertisement(100),
      company_name: advertisement(100),
      phone: advertisement(40),
      account_type: 'private',
      site_url: 'https://zqx.example',
    }
    const options = { data, emailRedirectTo: 'https://zqx.example' }
    const { error } = await anonymous(host).auth.signUp({ email, password: 'correct-horse-7', options })
    expect(error).toBeNull()
    const [confirmation] = (await messages(email, 1)) as [CapturedMail]
    expect(wholeOf(confirmation)).not.toMatch(TRACE)

    await sql`update auth.users set email_confirmed_at = now() - interval '1 hour' where email = ${email}`
    await sql`update public.profiles set first_name = ${data.first_name} where email = ${email}`
    await sql`insert into public.account_proofs (account_id) select id from auth.users where email = ${email}`
    await callFunction(host, 'send-welcome-email', {
      email,
      firstName: advertisement(50),
      siteUrl: 'https://zqx.example',
    })
    await callFunction(host, 'send-password-reset', { email, resetLink: 'https://zqx.example' })
    const all = await messages(email, 4)
    for (const mail of all) expect(wholeOf(mail), mail.subject).not.toMatch(TRACE)
    const welcome = all.find(({ subject }) => subject?.startsWith('Welcome')) as CapturedMail
    expectOurs(welcome, data.first_name)
  })

  it('from a booking or its invitation, even after payment', {
    tags: ['mail-to-strangers'],
  }, async () => {
    const email = freshAddress()
    const name = advertisement(40)
    const answers = sampleBooking({ email, firstName: name, lastName: name, phone: '+44 20 7946 9999' })
    const { status, data } = await book(host, answers)
    expect(status).toBe(200)
    await fetch(`${data.url}/pay`, { method: 'POST', redirect: 'manual' })
    const [mail] = (await messages(email, 1)) as [CapturedMail]
    expectOurs(mail, name)
    expect(wholeOf(mail)).toContain('ATTENDEE;ROLE=REQ-PARTICIPANT')
  })
})

it('a customer with a real name is greeted by it', async () => {
  const email = freshAddress()
  await anonymous(host)
    .from('quote_requests')
    .insert(sampleRow({ email, given_name: 'Inês' }))
  const [mail] = (await messages(email, 1)) as [CapturedMail]
  expect(mail.text).toMatch(/^Dear Inês,\n/)
})
