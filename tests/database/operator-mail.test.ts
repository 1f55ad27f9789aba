import { beforeEach, describe, expect } from 'vitest'
import { BOOKING_FIELDS, SAMPLE_BOOKING } from '#contract/booking.ts'
import { rowOf } from '#contract/fields.ts'
import { TEMPLATES, titleOf } from '#functions/_shared/mail/compose.ts'
import { bundleTemplates } from '#functions/_shared/operator/mail-bundle.ts'
import { rpc } from '../support/orders.ts'
import type { TransactionSql } from '../support/sql.ts'
import { it } from '../support/trial-order.ts'

/** Whatever strangers and customers press, the operator's inbox gets a few messages and a summary. */

const LIMIT = 20

// Other files leave mail in the worker's database that was sent, waits, or is held back.
beforeEach<{ tx: TransactionSql }>(async ({ tx }) => {
  await tx`delete from public.mail_counts`
  await tx`delete from public.outbox`
})

/** Sends all that is due: the kinds, in the order in which they were sent. */
async function deliver(tx: TransactionSql): Promise<string[]> {
  const sent: string[] = []
  for (;;) {
    const taken = await tx`select id, kind from public.take_messages(10)`
    if (taken.length === 0) return sent
    await tx`select public.settle_messages(${taken.map(({ id }) => id)}::uuid[])`
    sent.push(...taken.map(({ kind }) => kind))
  }
}

const toOperator = async (tx: TransactionSql) =>
  (await deliver(tx)).filter((kind) => /_operator$|bundle/.test(kind))

const pass = async (tx: TransactionSql, minutes: number) => {
  const earlier = `-${minutes} minutes`
  await tx`update public.mail_counts set counted_at = counted_at + ${earlier}::interval`
  await tx`update public.outbox set created_at = created_at + ${earlier}::interval, sent_at = sent_at + ${earlier}::interval,
    next_attempt_at = next_attempt_at + ${earlier}::interval`
}

const storeEnquiry = (tx: TransactionSql) => tx`
  insert into public.enquiries (given_name, family_name, email, subject, message)
  values ('Zofia', 'Wren', 'z@example.com', 'pricing', 'How much?') returning id`

const BOOKER = JSON.stringify(rowOf(BOOKING_FIELDS, SAMPLE_BOOKING))

const setLimit = (tx: TransactionSql) =>
  tx.unsafe(`create or replace function public.operator_mail_limit() returns integer
    language sql immutable set search_path = '' as 'select ${LIMIT}'`)

describe('a message that says how something is now', { tags: ['operator-inbox'] }, () => {
  it('is sent at once, and only once more for a delivery address that changes forty times', async ({
    order,
    tx,
  }) => {
    await order.offer({ byPost: true })
    await order.call('set_delivery_address', { address: '1 High Street' })
    await order.accept()
    await deliver(tx)
    const sent: string[] = []
    for (let i = 0; i < 40; i++) {
      await order.call('set_delivery_address', { address: `${i} High Street\nLondon` })
      sent.push(...(await toOperator(tx)))
    }
    expect(sent).toEqual(['order_address_operator'])
    await pass(tx, 10)
    expect(await toOperator(tx)).toEqual(['order_address_operator'])
    expect((await order.view()).order.delivery_address).toBe('39 High Street\nLondon')
    await pass(tx, 60)
    expect(await toOperator(tx)).toEqual([])
    // An hour later one change is told at once.
    await order.call('set_delivery_address', { address: '7 Low Street' })
    expect(await toOperator(tx)).toEqual(['order_address_operator'])
  })

  it('is sent less and less often, however long somebody goes on', async ({ order, tx }) => {
    await deliver(tx)
    const subject = `request:${order.request}`
    let sent = 0
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      for (const spam of [true, false, true]) await rpc(tx, 'mark_spam', { subject, spam, tell: true })
      sent += (await toOperator(tx)).length
      await rpc(tx, 'mark_spam', { subject, spam: false })
      await pass(tx, 5)
    }
    expect(sent).toBeGreaterThan(2)
    expect(sent).toBeLessThan(20)
  })

  it('about another thing is not held back', async ({ order, tx }) => {
    await deliver(tx)
    const [enquiry] = await storeEnquiry(tx)
    await deliver(tx)
    for (const subject of [`request:${order.request}`, `enquiry:${enquiry?.id}`])
      await rpc(tx, 'mark_spam', { subject, spam: true, tell: true })
    expect(await toOperator(tx)).toEqual(['spam_operator', 'spam_operator'])
  })
})

const OPERATOR_KINDS = Object.keys(TEMPLATES).filter((kind) => /_operator$/.test(kind))

describe('many messages to the operator', { tags: ['operator-inbox'] }, () => {
  const queue = (tx: TransactionSql, kind: string, request: string) => tx`
    insert into public.outbox (kind, subject_id, payload, dedupe_key)
    select ${kind}, ${request}, jsonb_build_object('about', 'request', 'version', i), ${kind} || i from generate_series(1, 60) as i`

  async function rowFor(kind: string, request: string, tx: TransactionSql): Promise<string> {
    if (!/^(enquiry|booking)_/.test(kind)) return request
    const [row] = await (kind.startsWith('enquiry')
      ? storeEnquiry(tx)
      : tx`select id from public.hold_slot('2027-03-24T10:00Z', ${BOOKER}, 3000, 'gbp', 1860)`)
    await deliver(tx)
    return row?.id
  }

  it.for(OPERATOR_KINDS)(
    'of the kind %s come as twenty and a summary, unless each is about money that came',
    async (kind, { order, tx }) => {
      await setLimit(tx)
      await deliver(tx)
      const row = await rowFor(kind, order.request, tx)
      await tx`delete from public.mail_counts`
      await queue(tx, kind, row)
      const sent = await deliver(tx)
      const [exempt] = await tx`select ${kind} = any (public.unlimited_mail_kinds()) as money`
      expect(sent.length, kind).toBe(exempt?.money ? 60 : LIMIT + 1)
      if (exempt?.money) return
      const [bundle] = await tx`select id, payload from public.outbox where kind = 'operator_bundle'`
      const { bundled } = await rpc(tx, 'message_facts', {
        ...{ message: bundle?.id, kind: 'operator_bundle', subject: null, payload: '{}' },
      })
      const about = {
        id: 'x',
        kind: 'operator_bundle',
        subject_id: null,
        recipient: null,
        payload: bundle?.payload,
      }
      const settings = {
        SITE_URL: 'https://example.com',
        LINK_SIGNING_SECRET: 'x'.repeat(32),
        FINANCIAL_RECORD_YEARS: 6,
      }
      const { write } = bundleTemplates(titleOf).operator_bundle
      const mail = await write(
        { ...about, facts: { bundled } } as never,
        { settings, now: () => new Date() } as never,
      )
      if (kind === 'order_message_operator') return expect(mail).toBeNull()
      expect(bundled).toHaveLength(40)
      expect(mail?.subject).toMatch(/^40 /)
      expect(mail?.text).not.toMatch(/undefined|null|NaN|_operator/)
    },
  )

  it('of a kind that has no template is refused by name', async ({ order, tx }) => {
    await expect(queue(tx, 'order_begn_operator', order.request)).rejects.toThrow(
      'no e-mail of the kind order_begn_operator',
    )
  })
})
