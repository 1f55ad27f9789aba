import { describe, expect } from 'vitest'
import { refusal, rpc, sampleOffer, storeRequest } from '../support/orders.ts'
import type { Row, TransactionSql } from '../support/sql.ts'
import { it } from '../support/trial.ts'

/** What strangers send is bounded wherever it is read: in its row, in messages, in an export. */

const file = (changes: Row = {}): Row => ({
  ...{
    name: 'deed.pdf',
    path: `${Date.now()}-${crypto.randomUUID()}.pdf`,
    size: 1000,
    type: 'application/pdf',
  },
  ...changes,
})

/** Of JSON text, as sent. */
async function store(tx: TransactionSql, files: string): Promise<string> {
  const request = await storeRequest(tx)
  await tx`update public.quote_requests set uploaded_files = ${files}::text::jsonb where id = ${request}`
  return request
}

const facts = (tx: TransactionSql, kind: string, subject: string, payload: Row = {}) =>
  rpc(tx, 'message_facts', {
    ...{ message: crypto.randomUUID(), kind, subject, payload },
  })

describe('the files of a request', { tags: ['anonymous-quotes'] }, () => {
  it('are ten with the longest names', async ({ tx }) => {
    for (const letter of ['x', '漢', '𝔸', '"'])
      await store(
        tx,
        JSON.stringify(
          Array.from({ length: 10 }, () => file({ name: letter.repeat(200), size: 10_485_760 })),
        ),
      )
  })

  it.for<[string, unknown[]]>([
    ['a further key', [file({ x: 'much'.repeat(1_000_000) })]],
    ['a small further key', [file({ x: 1 })]],
    ['a list in the place of a file', [[]]],
    ['a text in the place of a file', ['x'.repeat(1_000_000)]],
    ['a foreign path', [file({ path: '../a.pdf' })]],
    ['an empty file', [file({ size: 0 })]],
  ])('have nothing else in them: not %s', async ([, files], { tx }) => {
    expect(await refusal(tx, (inner) => store(inner, JSON.stringify(files)))).toBe('23514')
  })

  it('are a list', async ({ tx }) => {
    expect(await refusal(tx, (inner) => store(inner, JSON.stringify(file())))).toBe('23514')
  })

  it('have a size of a few digits, however a number can be written', async ({ tx }) => {
    for (const size of ['1000.0', `1.${'0'.repeat(10_000)}`]) {
      const files = JSON.stringify([file({ size: 0 })]).replace('"size":0', `"size":${size}`)
      expect(await refusal(tx, (inner) => store(inner, files))).toBe('23514')
    }
  })
})

describe('what a message is composed from', { tags: ['mail-outage'] }, () => {
  it('does not have what was said of the files', async ({ tx }) => {
    const request = await store(tx, JSON.stringify([file()]))
    for (const kind of ['quote_operator', 'quote_customer', 'quote_link'])
      expect((await facts(tx, kind, request)).request).not.toHaveProperty('uploaded_files')
  })

  it('does not grow with the conversation that it is part of', async ({ tx }) => {
    const request = await storeRequest(tx)
    await rpc(tx, 'make_offer', { request, offer: JSON.stringify(sampleOffer()) })
    for (let i = 1; i <= 30; i++)
      await rpc(tx, 'send_order_message', {
        request,
        author: 'customer',
        text: `${i} ${'𝔸'.repeat(4_900)}`,
      })
    const said = await facts(tx, 'order_message_operator', request, { message: 7 })
    expect(said.messages).toMatchObject([{ number: 7 }])
    expect(JSON.stringify(said).length).toBeLessThan(20_000)
    expect((await facts(tx, 'order_offer', request, { version: 1 })).messages).toEqual([])
  })
})

describe('an answer about a person', { tags: ['personal-data', 'costly-requests'] }, () => {
  it('has the latest 500 of each kind, and says how many it is short of', async ({ tx }) => {
    const email = `${crypto.randomUUID()}@example.com`
    const request = await storeRequest(tx, { email })
    await tx`
      insert into public.quote_requests (service_type, urgency, task_description, country_of_origin,
        country_of_destination, given_name, family_name, email, created_at)
      select service_type, urgency, 'Older', country_of_origin, country_of_destination, given_name, family_name,
        email, created_at - i * interval '1 minute'
      from public.quote_requests, generate_series(1, 502) as i where id = ${request}`
    const data = await rpc(tx, 'person_data', { address: email })
    expect(data.requests).toHaveLength(500)
    expect(data.requests.at(-1).id).toBe(request)
    expect(data.messages).toHaveLength(500)
    expect(data.left_out).toEqual({ requests: 3, messages: 506 })
    await rpc(tx, 'erase_person', { address: email })
    expect(await rpc(tx, 'person_data', { address: email })).toMatchObject({ requests: [], left_out: {} })
  })
})
