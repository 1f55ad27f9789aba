import { describe, expect } from 'vitest'
import { refusal, rpc } from '../support/orders.ts'
import type { Row, TransactionSql } from '../support/sql.ts'
import { inHours, it, START, type TrialOrder } from '../support/trial-order.ts'

/** Originals that customers post: nothing is over while one is here. */

const receive = (order: TrialOrder, what = 'Passport of Ana Costa', changes: Row = {}) =>
  order.call('receive_original', { what, place: 'In our safe', ...changes })

const sendBack = (order: TrialOrder, originals: number[], changes: Row = {}) =>
  order.call('send_back_originals', { originals, carrier: 'Royal Mail', tracking: 'RM 1', ...changes })

const told = async ({ tx, request }: TrialOrder): Promise<Row[]> =>
  (
    await tx`
      select payload - 'event' - 'order' as payload from public.outbox
      where subject_id = ${request} and kind = 'order_originals' order by created_at, payload ->> 'event'`
  ).map(({ payload }) => payload)

const items = async (tx: TransactionSql, request: string) =>
  (await tx`select * from public.open_items('2026-12-01', ${START.toISOString()})`).filter(
    ({ kind, subject }) => kind === 'original' && subject === `request:${request}`,
  )

const deliver = (order: TrialOrder) => order.call('deliver_order', { tracking: 'RM 9' })
const payRest = async (order: TrialOrder) =>
  order.settle((await order.call('open_balance', { method: 'card' })).payment)
const stateOf = async (order: TrialOrder) => (await order.view()).order.state

describe('an original', { tags: ['originals'] }, () => {
  it('is told when it arrives, moves, goes back and was recorded by mistake, and is open until then', async ({
    order,
    tx,
  }) => {
    await order.offer()
    expect((await order.view()).actions).not.toContain('send_back_originals')
    await receive(order)
    await receive(order, 'Deed of 1987')
    const items_ = await items(tx, order.request)
    expect(items_.map(({ due, state }) => [due.toISOString(), state])).toEqual([
      [inHours(2), 'Passport of Ana Costa: In our safe; Deed of 1987: In our safe'],
    ])
    await order.call('move_originals', { originals: [1], place: 'With the Legalisation Office' })
    await sendBack(order, [1, 2])
    expect(await items(tx, order.request)).toEqual([])
    const back = await order.call('undo_originals', { originals: [2] })
    expect(back.originals).toMatchObject([
      { number: 1, state: 'sent back', carrier: 'Royal Mail', tracking: 'RM 1' },
      { number: 2, state: 'here', carrier: '', tracking: '', sent_back_at: null },
    ])
    expect((await order.call('undo_originals', { originals: [2] })).originals).toHaveLength(1)
    const [both, deed] = [['Passport of Ana Costa', 'Deed of 1987'], ['Deed of 1987']]
    expect(await told(order)).toEqual([
      { did: 'original arrived', originals: ['Passport of Ana Costa'], place: 'In our safe' },
      { did: 'original arrived', originals: deed, place: 'In our safe' },
      { did: 'original moved', originals: ['Passport of Ana Costa'], place: 'With the Legalisation Office' },
      { did: 'original sent back', originals: both, carrier: 'Royal Mail', tracking: 'RM 1' },
      { did: 'original undone', originals: deed },
      { did: 'original undone', originals: deed },
    ])
  })

  it('is recorded once, however often the press is repeated, and never what is not here', async ({
    order,
  }) => {
    await order.paid()
    await receive(order, 'Deed', { expected: 0 })
    const refused = (name: string, args: Row) => order.refusal(name, args)
    expect(await refused('receive_original', { what: 'Deed', expected: 0 })).toBe('originals-changed')
    expect(await refused('receive_original', { what: '  ' })).toBe('what-missing')
    expect(await refused('send_back_originals', { originals: [2] })).toBe('originals-changed')
    expect(await refused('send_back_originals', { originals: [] })).toBe('originals-changed')
    await sendBack(order, [1], { expected: 1 })
    expect(await refused('send_back_originals', { originals: [1], expected: 1 })).toBe('originals-changed')
    expect(await refused('move_originals', { originals: [1], place: 'Elsewhere' })).toBe('originals-changed')
    await order.call('undo_originals', { originals: [1], expected: 0 })
    expect(await refused('undo_originals', { originals: [1], expected: 0 })).toBe('originals-changed')
    expect(await told(order)).toHaveLength(3)
  })

  it('has limits, and another’s numbers reach nothing', async ({ order, tx }) => {
    await order.offer()
    await tx`
      insert into public.originals (request_id, number, what, place, arrived_at)
      select ${order.request}, number, 'Deed', '', now() from generate_series(1, 100) as number`
    expect(await order.refusal('receive_original', { what: 'One more' })).toBe('too-many-originals')
    const none = { request: '7d0a2f46-0000-4000-8000-000000000001', originals: [1] }
    expect(await refusal(tx, (inner) => rpc(inner, 'send_back_originals', none))).toBe('PT404')
  })
})

describe('while an original is here', { tags: ['originals'] }, () => {
  it('a paid order is not complete, though its documents open; once it has gone back, it is', async ({
    order,
  }) => {
    await order.paid()
    await receive(order)
    const document = await order.upload()
    await order.call('deliver_order', {})
    await payRest(order)
    expect(await stateOf(order)).toBe('delivered')
    expect(await order.told()).toContain('order_balance_paid')
    expect(await order.open(document)).toMatchObject({ name: expect.any(String) })
    expect((await sendBack(order, [1])).order).toMatchObject({
      state: 'completed',
      completed_at: expect.anything(),
    })
    // taken back, it waits again, and its documents stay open
    expect((await order.call('undo_originals', { originals: [1] })).order).toMatchObject({
      state: 'delivered',
      ended_at: null,
      open_before_payment: true,
    })
    expect((await order.call('undo_originals', { originals: [1] })).order.state).toBe('completed')
  })

  it('that came after completion, the order is not complete any more until it has gone', async ({
    order,
  }) => {
    await order.paid()
    await deliver(order)
    await payRest(order)
    expect(await stateOf(order)).toBe('completed')
    expect((await receive(order)).order.state).toBe('delivered')
    expect((await sendBack(order, [1])).order.state).toBe('completed')
  })

  it('nothing is erased or deleted, whatever has become of the order', async ({ order, tx }) => {
    await order.offer()
    await receive(order)
    await order.call('withdraw_offer')
    const unsettled = async () =>
      (await tx`select public.unsettled_requests(array[${order.request}]::uuid[]) as found`)[0]?.found
    const isOpen = async () =>
      (await tx`select public.has_open_order(${order.request}::uuid) as open`)[0]?.open
    expect([(await unsettled()).length, await isOpen()]).toEqual([1, true])
    await sendBack(order, [1])
    expect([(await unsettled()).length, await isOpen()]).toEqual([0, false])
  })
})

describe('a parcel', { tags: ['originals'] }, () => {
  const enclosed = { carrier: 'DHL', tracking: 'D 1', originals: [1] }

  it('takes originals with it, in the same message, and the order is complete', async ({ order, tx }) => {
    await order.paid()
    await receive(order)
    await payRest(order)
    const { order: complete, originals } = await order.call('deliver_order', enclosed)
    expect(complete.state).toBe('completed')
    expect(originals).toMatchObject([{ state: 'sent back', carrier: 'DHL', tracking: 'D 1' }])
    const [mail] = await tx`
      select payload from public.outbox where subject_id = ${order.request} and kind = 'order_delivered'`
    expect(mail?.payload.originals).toEqual(['Passport of Ana Costa'])
    // the number was somebody else's: so it was not in that parcel
    const back = await order.call('take_back_parcel', { delivery: 1 })
    expect([back.order.state, back.originals[0].state]).toEqual(['in_progress', 'here'])
  })

  it('takes none that is not here', async ({ order }) => {
    await order.paid()
    expect(await order.refusal('deliver_order', enclosed)).toBe('originals-changed')
  })
})
