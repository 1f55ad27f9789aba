import { describe, expect } from 'vitest'
import { ENQUIRY_FIELDS, SAMPLE_ENQUIRY } from '#contract/enquiry.ts'
import { rowOf } from '#contract/fields.ts'
import { storeRequest } from '../support/orders.ts'
import type { TransactionSql } from '../support/sql.ts'
import { it } from '../support/trial.ts'

/** Calls that write and take messages. */

const WINDOW = '2026-11-20T12:00Z'

const enquiry = () => ({ id: crypto.randomUUID(), ...rowOf(ENQUIRY_FIELDS, SAMPLE_ENQUIRY) })

async function sendEnquiry(
  tx: TransactionSql,
  row: object,
  {
    address = null,
    atMost = 10,
    most = 100,
  }: { address?: string | null; atMost?: number; most?: number } = {},
) {
  const [call] = await tx`
    select public.send_enquiry(${JSON.stringify(row)}, ${WINDOW}, ${most}, ${atMost}, '[]', ${address}) as told`
  return call?.told
}

const kinds = ({ messages }: { messages: { kind: string }[] }) => messages.map(({ kind }) => kind).sort()

const leased = async (tx: TransactionSql, subject: string) =>
  (await tx`select from public.outbox where subject_id = ${subject} and leased_until > now()`).length

const BOTH = ['enquiry_customer', 'enquiry_operator']

describe('an enquiry', () => {
  it('is stored, and its messages are taken with what they speak of', async ({ tx }) => {
    const row = enquiry()
    const told = await sendEnquiry(tx, row)
    expect(told).toMatchObject({ counted: { own: 0 }, reference: expect.stringMatching(/^SQ-/) })
    expect(kinds(told)).toEqual(BOTH)
    for (const { facts } of told.messages) expect(facts.enquiry).toMatchObject(row)
    expect(await leased(tx, row.id)).toBe(2)
  })

  it('of a sender who sends too often is counted, but not stored', async ({ tx }) => {
    const address = '198.51.100.77'
    expect((await sendEnquiry(tx, enquiry(), { address, most: 1 })).counted.own).toBe(1)
    const row = enquiry()
    expect(await sendEnquiry(tx, row, { address, most: 1 })).toMatchObject({
      counted: { own: 2 },
      reference: null,
      messages: [],
    })
    expect(await tx`select from public.enquiries where id = ${row.id}`).toHaveLength(0)
  })

  it('leaves its messages to the jobs where enough others are being sent', async ({ tx }) => {
    const row = enquiry()
    expect((await sendEnquiry(tx, row, { atMost: 0 })).messages).toEqual([])
    expect(await leased(tx, row.id)).toBe(0)
    expect(
      await tx`select from public.outbox where subject_id = ${row.id} and status = 'queued'`,
    ).toHaveLength(2)
  })
})

describe('a quote request', () => {
  const ask = async (tx: TransactionSql, id: string) => {
    const [call] = await tx`select public.take_request_messages(${id}, 10) as told`
    return call?.told
  }

  it('gives its messages once all of its documents are checked', async ({ tx }) => {
    const id = await storeRequest(tx)
    await tx`
      insert into public.request_documents (request_id, position, name, path, uploaded_path, size, state)
      values (${id}, 1, 'a.pdf', ${`checked/${id}.pdf`}, ${`guest/${id}.pdf`}, 10, 'unchecked')`
    const before = await ask(tx, id)
    expect(before).toMatchObject({
      reference: expect.stringMatching(/^SQ-/),
      documents: [{ name: 'a.pdf', state: 'unchecked', problem: null, sha256: null }],
      unchecked: [{ is_moved: null, path: expect.stringMatching(/^checked\//), stored_size: null }],
    })
    expect(before).not.toHaveProperty('messages')
    expect(await leased(tx, id)).toBe(0)
    await tx`update public.request_documents set state = 'refused', problem = 'virus' where request_id = ${id}`
    const after = await ask(tx, id)
    expect(after.documents).toMatchObject([{ name: 'a.pdf', state: 'refused', problem: 'virus' }])
    expect(kinds(after)).toEqual(['quote_customer', 'quote_operator'])
    expect(kinds(await ask(tx, id))).toEqual([])
  })

  it('that does not exist is null', async ({ tx }) => {
    expect(await ask(tx, crypto.randomUUID())).toBeNull()
  })
})

it('messages about orders go before forms and bulk mail, as those about bookings do', {
  tags: ['order-mail'],
}, async ({ tx }) => {
  const order = [
    'order_offer',
    'order_paid',
    'digest',
    'booking_confirmed',
    'enquiry_customer',
    'newsletter_issue',
  ]
  for (const kind of order)
    await tx`insert into public.outbox (kind, dedupe_key) values (${kind}, ${crypto.randomUUID()})`
  const rows = await tx`
      select distinct kind, priority from public.outbox where kind = any (${order}) order by priority, kind`
  expect(rows.map(({ kind, priority }) => [kind, priority])).toEqual([
    ['booking_confirmed', 0],
    ['order_offer', 0],
    ['order_paid', 0],
    ['digest', 1],
    ['enquiry_customer', 1],
    ['newsletter_issue', 2],
  ])
})
