import { describe, expect } from 'vitest'
import { BOOKING_FIELDS, SAMPLE_BOOKING } from '#contract/booking.ts'
import { BOOKING_TIMES } from '#contract/booking-calendar.ts'
import { rowOf } from '#contract/fields.ts'
import { closedBecause } from '#contract/opening.ts'
import type { TransactionSql } from '../support/sql.ts'
import { it, sql } from '../support/trial.ts'

/** When consultations can begin, be close together, be moved, or not take place. */

const customerOf = (email: string) => JSON.stringify(rowOf(BOOKING_FIELDS, { ...SAMPLE_BOOKING, email }))

const hold = (tx: TransactionSql, moment: string, at = '2027-02-01T12:00Z') => tx`
  select id, seat, starts_at from public.hold_slot(
    ${moment}, ${customerOf(`${crypto.randomUUID()}@example.com`)}, 3000, 'gbp', 1860, '{}', ${at})`

async function confirmed(tx: TransactionSql, moment: string): Promise<string> {
  const [row] = await hold(tx, moment)
  await tx`update public.bookings set status = 'confirmed', confirmed_at = '2027-02-01T12:00Z' where id = ${row?.id}`
  return row?.id
}

const move = (
  tx: TransactionSql,
  id: string,
  slot: string,
  options: { notice?: number; at?: string; most?: number } = {},
) => tx`
  select * from public.move_booking(
    ${id}, ${slot}, ${options.notice ?? null}, ${options.most ?? null}, false, ${options.at ?? '2027-02-01T13:00Z'})`

const refusal = (tx: TransactionSql, work: (inner: TransactionSql) => Promise<unknown>) =>
  tx
    .savepoint((inner) => work(inner))
    .then(
      () => undefined,
      ({ code, hint, constraint }) => ({ code, reason: constraint ?? hint }),
    )

const taken = async (tx: TransactionSql, from: string, to = from) =>
  (await tx`select slot from public.taken_slots(${from}, ${to}) as slot`).map(({ slot }) =>
    slot.toISOString().slice(0, 16),
  )

const at = (row: { starts_at?: Date } | undefined) => row?.starts_at?.toISOString().slice(0, 16)

describe('the days on which no consultation begins', { tags: ['opening-days'] }, () => {
  it('are the same on the page and in the database from 2026 to 2040', async () => {
    const rows = await sql`
      select to_char(day, 'YYYY-MM-DD') as day, public.is_consultation_slot((day + time '09:00') at time zone 'UTC') as open
      from generate_series('2026-01-01'::timestamp, '2040-12-31', '1 day') as day`
    expect(rows.length).toBe(5479)
    expect(rows.filter(({ day, open }) => open !== !closedBecause(day))).toEqual([])
  })

  it('include those that the operator has closed at once; what stands on them stays, and is told', async ({
    tx,
  }) => {
    const paid = await confirmed(tx, '2027-03-24T10:00Z')
    const [paying] = await hold(tx, '2027-03-24T11:00Z')
    const told = await tx`select id from public.close_day('2027-03-24', '2027-02-01T12:05Z')`
    expect(told.map(({ id }) => id)).toEqual([paid, paying?.id])
    expect(await taken(tx, '2027-03-24')).toEqual(BOOKING_TIMES.map((time) => `2027-03-24T${time}`))
    expect(await refusal(tx, (inner) => hold(inner, '2027-03-24T12:00Z'))).toMatchObject({ code: '23514' })
    // the customer who is paying keeps the slot
    const settled = await tx`
      select public.settle_session(${paying?.id}, 'cs_opening_days', 'paid', 3000, 'gbp', 'pi_1', 0, '2027-02-01T12:10Z') as now`
    expect(settled).toMatchObject([{ now: { booking: { status: 'confirmed' }, messages: [] } }])
    expect(await tx`select public.close_day('2027-03-24')`).toHaveLength(2)

    expect(await tx`select public.open_day('2027-03-24') as was`).toMatchObject([{ was: true }])
    expect(await tx`select public.open_day('2027-03-24') as was`).toMatchObject([{ was: false }])
    expect(await hold(tx, '2027-03-24T12:00Z')).toHaveLength(1)
  })

  it('refund a payment that comes too late for a day that was closed', async ({ tx }) => {
    const [paying] = await hold(tx, '2027-03-24T11:00Z')
    await tx`update public.bookings set status = 'released', ended_at = now() where id = ${paying?.id}`
    await tx`select public.close_day('2027-03-24')`
    const settled = await tx`
      select public.settle_session(${paying?.id}, 'cs_opening_late', 'paid', 3000, 'gbp', 'pi_2') as now`
    expect(settled).toMatchObject([{ now: { booking: { status: 'lost', refund_state: 'due' } } }])
  })
})

describe('time kept free after a consultation', { tags: ['opening-days'] }, () => {
  it('takes the neighbouring slots with it', async ({ tx }) => {
    await tx`update public.business_facts set spacing_minutes = 45`
    const booked = await confirmed(tx, '2027-03-24T10:00Z')
    expect(await taken(tx, '2027-03-23', '2027-03-25')).toEqual([
      '2027-03-24T09:30',
      '2027-03-24T10:00',
      '2027-03-24T10:30',
    ])
    expect(await hold(tx, '2027-03-24T09:30Z')).toHaveLength(0)
    expect(await hold(tx, '2027-03-24T10:30Z')).toHaveLength(0)
    expect(await hold(tx, '2027-03-24T11:00Z')).toHaveLength(1)
    await tx`select public.cancel_booking(${booked}, 0, '2027-02-02T12:00Z')`
    expect(await hold(tx, '2027-03-24T09:30Z')).toHaveLength(1)
  })

  it('is zero unless the owner says so', async ({ tx }) => {
    await confirmed(tx, '2027-03-24T10:00Z')
    expect(await taken(tx, '2027-03-24')).toEqual(['2027-03-24T10:00'])
    expect(await hold(tx, '2027-03-24T10:30Z')).toHaveLength(1)
  })
})

it('nobody books with less notice than the owner wants', { tags: ['opening-days'] }, async ({ tx }) => {
  await tx`update public.business_facts set notice_hours = 48`
  const late = await refusal(tx, (inner) => hold(inner, '2027-03-24T10:00Z', '2027-03-22T10:00:01Z'))
  expect(late).toEqual({ code: '23514', reason: 'bookings_give_notice' })
  expect(await hold(tx, '2027-03-24T10:00Z', '2027-03-22T10:00Z')).toHaveLength(1)
})

describe('a booking that is moved', { tags: ['moved-bookings'] }, () => {
  it('is not in its own way', async ({ tx }) => {
    await tx`update public.business_facts set spacing_minutes = 45`
    const id = await confirmed(tx, '2027-03-24T10:00Z')
    expect(at((await move(tx, id, '2027-03-24T10:30Z'))[0])).toBe('2027-03-24T10:30')
  })

  it('is reminded of the new time, even if it was reminded of the old one', async ({ tx }) => {
    const id = await confirmed(tx, '2027-03-24T10:00Z')
    const remind = (moment: string) => tx`select public.remind_bookings(${moment})`
    const reminders = async () =>
      (await tx`select from public.outbox where subject_id = ${id} and kind = 'booking_reminder'`).length
    await remind('2027-03-23T11:00Z')
    expect(await reminders()).toBe(1)
    await move(tx, id, '2027-03-31T10:00Z', { at: '2027-03-23T12:00Z' })
    await remind('2027-03-24T09:00Z')
    expect(await reminders()).toBe(1)
    await remind('2027-03-30T11:00Z')
    expect(await reminders()).toBe(2)
  })

  it('obeys every rule of booking and cancelling', async ({ tx }) => {
    const id = await confirmed(tx, '2027-03-24T10:00Z')
    const other = await confirmed(tx, '2027-03-25T10:00Z')
    const refused = (slot: string, options: Parameters<typeof move>[3]) =>
      refusal(tx, (inner) => move(inner, id, slot, options))
    expect(await refused('2027-03-25T10:00Z', { notice: 24 })).toEqual({
      code: 'PT409',
      reason: 'slot-taken',
    })
    expect(await refused('2027-03-26T10:00Z', { notice: 24 })).toMatchObject({ code: '23514' })
    expect(await refused('2027-03-25T10:10Z', { notice: 24 })).toMatchObject({ code: '23514' })
    const late = '2027-03-23T10:00:01Z'
    expect(await refused('2027-03-30T10:00Z', { notice: 24, at: late })).toMatchObject({
      reason: 'too-late-to-move',
    })
    expect(await refused('2027-03-30T10:00Z', { at: '2027-03-24T10:00Z' })).toMatchObject({
      reason: 'too-late-to-move',
    })
    expect(await refused('2027-03-23T09:00Z', { at: late })).toMatchObject({ reason: 'begun' })
    expect(await refused('2027-03-30T10:00Z', { notice: 24, most: 0 })).toMatchObject({
      reason: 'too-many-moves',
    })
    await tx`update public.business_facts set notice_hours = 48`
    expect(await refused('2027-03-03T10:00Z', { notice: 24, at: '2027-03-02T09:00Z' })).toMatchObject({
      reason: 'bookings_give_notice',
    })
    // the operator may move it until it begins
    expect(at((await move(tx, id, '2027-03-24T11:00Z', { at: '2027-03-24T09:59Z' }))[0])).toBe(
      '2027-03-24T11:00',
    )
    await tx`select public.cancel_booking(${other}, 0, '2027-02-02T12:00Z')`
    expect(await refusal(tx, (inner) => move(inner, other, '2027-03-30T10:00Z'))).toMatchObject({
      reason: 'not-movable',
    })
    expect(await move(tx, crypto.randomUUID(), '2027-03-30T10:00Z')).toEqual([])
  })
})
