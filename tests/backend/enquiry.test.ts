/** @module-tag own-machine */

import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import { referenceOf } from '#contract/reference.ts'
import { promisedText } from '#functions/_shared/mail/format.ts'
import { enquire, isTo, sampleEnquiry } from '../support/forms.ts'
import { storeRequest } from '../support/orders.ts'
import { workerHost } from '../support/own-host.ts'

const { host, sql } = workerHost()

const rowsOf = (email: string) => sql`select * from public.enquiries where email = ${email}`

const operatorMail = (reference: string) =>
  host.waitForMail(({ subject }) => Boolean(subject?.startsWith(`${reference} [`)))

describe('an enquiry', () => {
  it('with only the documented body is stored and reaches both sides', async () => {
    const body = sampleEnquiry()
    const client = createClient(host.url, host.publishableKey)
    const { data, error } = await client.functions.invoke('send-contact-email', { body })
    expect(error).toBeNull()
    expect(data.reference).toMatch(/^SQ-[2-9B-Z]{4}-[2-9B-Z]{4}$/)

    const rows = await rowsOf(body.email)
    expect(rows).toMatchObject([
      {
        given_name: body.givenName,
        family_name: body.familyName,
        phone: body.phone,
        subject: 'apostille',
        message: body.message,
        reference: data.reference,
      },
    ])

    const mail = await operatorMail(data.reference)
    expect(mail.subject).toBe(
      `${data.reference} [within 4 hours] Enquiry: Apostille and notarisation, Amélie O’Connor-Brandt`,
    )
    expect(mail.to).toMatchObject([{ address: OPERATOR_EMAIL }])
    expect(mail.replyTo).toEqual([{ name: 'Amélie O’Connor-Brandt', address: body.email }])
    for (const answer of ['Amélie', 'O’Connor-Brandt', body.email, '+44 20 7946 0018', 'It is from 1998.']) {
      expect(mail.text).toContain(answer)
      expect(mail.html).toContain(answer.replaceAll("'", '&#x27;'))
    }
    expect(mail.text).toContain(`Reply by ${promisedText(rows[0]?.reply_by)}`)
    expect(data.replyBy).toBe(rows[0]?.reply_by.toISOString())

    const acknowledgement = await host.waitForMail(isTo(body.email))
    expect(acknowledgement.subject).toBe(`${data.reference} We have your enquiry`)
    expect(acknowledgement.text).toContain('Dear Amélie,')
    expect(acknowledgement.text).toContain('within 4 hours')
  })

  it('needs no phone number, which may be omitted, null or empty', async () => {
    for (const phone of ['', null, undefined]) {
      const { email, ...rest } = sampleEnquiry()
      const { status } = await enquire(host, { ...rest, email, phone })
      expect(status).toBe(200)
      expect(await rowsOf(email)).toMatchObject([{ phone: null }])
    }
  })

  it('with an id is stored and sent once, however often it is repeated', async () => {
    const id = crypto.randomUUID()
    const body = { ...sampleEnquiry(), id }
    const answers = await Promise.all(Array.from({ length: 8 }, () => enquire(host, body)))
    answers.push(await enquire(host, { ...body, id: id.toUpperCase() }))
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200))
    const [row, ...more] = await rowsOf(body.email)
    expect(more).toEqual([])
    expect(new Set(answers.map(({ data }) => data.reference))).toEqual(new Set([row?.reference]))
    const messages = await sql`select kind from public.outbox where subject_id = ${row?.id} order by kind`
    expect(messages.map(({ kind }) => kind)).toEqual(['enquiry_customer', 'enquiry_operator'])

    const other = await enquire(host, { ...body, message: 'Something else' })
    expect(other).toMatchObject({ status: 409, data: { error: { code: 'id-taken' } } })
    expect(await rowsOf(body.email)).toMatchObject([{ message: body.message }])
  })

  it('has a reference that its sender cannot choose, and is told nothing of that of others', {
    tags: ['justified-mail'],
  }, async () => {
    const customers = await storeRequest(sql)
    for (const id of [customers, crypto.randomUUID()]) {
      const { status, data } = await enquire(host, { ...sampleEnquiry(), id })
      expect(status).toBe(200)
      expect(data.reference).toMatch(/^SQ-/)
      expect(data.reference).not.toBe(referenceOf(id))
    }
    expect(await sql`select from public.enquiries where reference = ${referenceOf(customers)}`).toHaveLength(
      0,
    )
  })

  it('is answered with the messages of all invalid fields', async () => {
    const { status, data } = await enquire(host, {
      givenName: ' ',
      familyName: 'x'.repeat(101),
      email: 'amélie@',
      subject: 'complaint',
      message: '',
    })
    expect(status).toBe(400)
    expect(data.error).toEqual({
      code: 'form-invalid',
      message: 'Please choose a subject',
      fields: {
        givenName: 'Please enter your given name',
        familyName: 'Please use at most 100 characters',
        email: 'Please enter a valid email address',
        subject: 'Please choose a subject',
        message: 'Please write your message',
      },
    })
  })

  it.each([
    ['a list', []],
    ['a text', 'hello'],
    ['nothing', null],
    ['a recipient of the caller’s', { ...sampleEnquiry(), to: 'victim@example.com' }],
    ['an id that is none', { ...sampleEnquiry(), id: '1' }],
    ['a number for a name', { ...sampleEnquiry(), givenName: 5 }],
    ['a list of addresses', { ...sampleEnquiry(), email: ['a@example.com'] }],
    ['a missing field', { ...sampleEnquiry(), message: undefined }],
  ])('that is %s is refused with 400', async (_, body) => {
    const { status, data } = await enquire(host, body)
    expect(status).toBe(400)
    expect(data.error.message).toBeTruthy()
  })
})

/** Stored as harmless text: it never reaches a header or another recipient. */
describe('hostile input', () => {
  // Line breaks and marks of direction: contract/schema.test.ts.
  const TRICKS = [
    '"Ada, <victim@example.com>"',
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '=?utf-8?B?QmNjOiB2aWN0aW1AZXhhbXBsZS5jb20=?=',
  ]

  it.each(TRICKS)('%j remains text', async (trick) => {
    for (const field of ['givenName', 'message'] as const) {
      const body = sampleEnquiry({ [field]: trick.slice(0, 40) })
      const { data } = await enquire(host, body)
      const mail = await operatorMail(data.reference)
      expect(mail.to).toMatchObject([{ address: OPERATOR_EMAIL }])
      expect(mail.bcc ?? []).toEqual([])
      expect(mail.cc ?? []).toEqual([])
      expect(mail.replyTo).toHaveLength(1)
      expect(mail.replyTo).toMatchObject([{ address: body.email }])
      expect(mail.html).not.toMatch(/<script|<img|onerror=alert\(1\)>/)
    }
  })
})
