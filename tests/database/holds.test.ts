import { describe, expect } from 'vitest'
import { BOOKING_FIELDS, SAMPLE_BOOKING } from '#contract/booking.ts'
import { rowOf } from '#contract/fields.ts'
import { rpc } from '../support/orders.ts'
import type { TransactionSql } from '../support/sql.ts'
import { it } from '../support/trial.ts'

/** Of all who held a time, whoever pays first has it; only a second payment goes back. */

const SLOTS = ['10:00', '10:30', '11:00', '13:00', '15:00', '16:30'].map((time) => `2027-03-24T${time}Z`)
const START = Date.parse('2027-02-01T12:00Z')

/** Half an hour, and the allowance, in seconds. */
const HOLD = 1860

function calendar(tx: TransactionSql) {
  let now = START
  let people = 0

  const at = () => new Date(now).toISOString()

  async function hold(slot: string, email = `${++people}@example.com`): Promise<string | undefined> {
    const customer = JSON.stringify(rowOf(BOOKING_FIELDS, { ...SAMPLE_BOOKING, email }))
    const sender = String(++people).padStart(32, '0')
    const [row] = await tx`
      select id from public.hold_slot(${slot}, ${customer}, 3000, 'gbp', ${HOLD}, ${[sender, 'tomorrow']}, ${at()})`
    if (row)
      await tx`update public.bookings set session_id = ${`cs_${row.id}`}, session_url = 'x' where id = ${row.id}`
    return row?.id
  }
  const settle = async (id: string, state: string) => {
    const paid = state === 'paid' ? { paid_amount: 3000, paid_currency: 'gbp', payment: `pi_${id}` } : {}
    const asked = { booking: id, session: `cs_${id}`, state, at: at(), ...paid }
    return (await rpc(tx, 'settle_session', asked)).booking
  }
  const rows = (ids: readonly string[]) => tx`
    select booking.*, public.is_payable(booking, ${at()}) as payable from public.bookings as booking where id = any (${ids as string[]})`
  const room = (total: number) =>
    tx`update public.limits set value = ${total} where name = 'BOOKING_HOLDS_TOTAL'`
  return {
    ...{ hold, rows, room, at },
    pay: (id: string) => settle(id, 'paid'),
    expire: (id: string) => settle(id, 'expired'),
    state: async (id: string) => (await rows([id]))[0],
    wait: (seconds: number) => {
      now += seconds * 1000
    },
  }
}

describe('a hold that had to make room', { tags: ['held-calendar'] }, () => {
  /** Somebody honest has it; others push it out, and one of them takes the time. */
  async function pushedOut(tx: TransactionSql) {
    const times = calendar(tx)
    await times.room(2)
    const [slot = '', ...others] = SLOTS.slice(0, 3)
    const honest = (await times.hold(slot)) as string
    times.wait(10)
    for (const other of others) await times.hold(other)
    expect(await times.state(honest)).toMatchObject({ status: 'released', payable: true })
    const taker = (await times.hold(slot)) as string
    expect(taker).toBeTruthy()
    return { times, slot, honest, taker }
  }

  it('is confirmed by its payment, although somebody else holds the time now', async ({ tx }) => {
    const { times, honest, taker } = await pushedOut(tx)
    expect(await times.pay(honest)).toMatchObject({ status: 'confirmed', refund_state: 'none' })
    expect(await times.state(taker)).toMatchObject({ status: 'released', payable: false })
    expect(await times.pay(taker)).toMatchObject({ status: 'lost', refund_state: 'due' })
    expect(await times.state(honest)).toMatchObject({ status: 'confirmed', refund_state: 'none' })
  })

  it('is refunded where the other has paid first, who keeps the time', async ({ tx }) => {
    const { times, honest, taker } = await pushedOut(tx)
    expect(await times.pay(taker)).toMatchObject({ status: 'confirmed', refund_state: 'none' })
    expect(await times.state(honest)).toMatchObject({ status: 'released', payable: false })
    expect(await times.pay(honest)).toMatchObject({ status: 'lost', refund_state: 'due' })
    expect(await times.state(taker)).toMatchObject({ status: 'confirmed', refund_state: 'none' })
  })

  it('is the one that its customer finds again, not one more', async ({ tx }) => {
    const times = calendar(tx)
    await times.room(1)
    const [slot = '', other = ''] = SLOTS
    const honest = await times.hold(slot, 'ann@example.com')
    await times.hold(other)
    expect(await times.hold(slot, 'ann@example.com')).toBe(honest)
    expect(await times.hold(slot, 'ann@EXAMPLE.com')).toBe(honest)
    expect(await times.hold(slot, 'bob@example.com')).not.toBe(honest)
    // once somebody has paid for the time, it is taken
    const taker = (await times.state(honest as string))?.id
    await times.pay(taker)
    expect(await times.hold(slot, 'carol@example.com')).toBeUndefined()
  })

  it('cannot be paid for once it was given up or its time is over', async ({ tx }) => {
    const { times, slot, honest, taker } = await pushedOut(tx)
    await times.expire(honest)
    expect(await times.state(honest)).toMatchObject({ status: 'released', payable: false })
    times.wait(HOLD)
    expect(await times.state(taker)).toMatchObject({ payable: false })
    // but money that was on its way has the time while nobody else has paid
    const next = (await times.hold(slot)) as string
    expect(await times.pay(taker)).toMatchObject({ status: 'confirmed' })
    expect(await times.pay(next)).toMatchObject({ status: 'lost' })
  })

  it('does not take the time beside it, where consultations need a pause', async ({ tx }) => {
    const { times, honest } = await pushedOut(tx)
    await tx`update public.business_facts set spacing_minutes = 45`
    const [, beside = ''] = SLOTS
    await times.pay(honest)
    expect(await times.hold(beside)).toBeUndefined()
  })
})

/** Deterministic, so that a failure can be repeated. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % below
  }
}

it.for(Array.from({ length: 12 }, (_, seed) => ({ seed: seed + 1, seats: (seed % 3) + 1 })))(
  'whatever is held, pushed out, paid, given up and late, a time has its first payers: %o',
  {
    tags: ['held-calendar'],
  },
  async ({ seed, seats }, { tx }) => {
    await tx.unsafe(`create or replace function public.consultations_per_slot() returns smallint
    language sql immutable set search_path = '' as 'select ${seats}::smallint'`)
    const times = calendar(tx)
    const pick = random(seed)
    await times.room(4)
    const holds = new Map<string, string>()
    const winners = new Map<string, string[]>(SLOTS.map((slot) => [slot, []]))
    const losers: string[] = []
    const paid = new Set<string>()
    for (let step = 0; step < 80; step++) {
      const unpaid = [...holds.keys()].filter((id) => !paid.has(id))
      const chosen = unpaid[pick(unpaid.length || 1)]
      const what = pick(10)
      if (what < 5 || !chosen) {
        const slot = SLOTS[pick(SLOTS.length)] as string
        const id = await times.hold(slot)
        if (id) holds.set(id, slot)
      } else if (what < 8) {
        const before = await times.state(chosen)
        const won = winners.get(holds.get(chosen) as string) as string[]
        const { status } = await times.pay(chosen)
        paid.add(chosen)
        expect(status, `step ${step}, seed ${seed}`).toBe(won.length < seats ? 'confirmed' : 'lost')
        if (status === 'lost') expect(before?.payable, 'the page had told them').toBe(false)
        if (status === 'confirmed') won.push(chosen)
        else losers.push(chosen)
      } else if (what < 9) {
        await times.expire(chosen)
        holds.delete(chosen)
      } else times.wait(pick(HOLD))
    }
    expect(
      (await times.rows([...winners.values()].flat())).every(
        ({ status, refund_state }) => status === 'confirmed' && refund_state === 'none',
      ),
    ).toBe(true)
    expect(
      (await times.rows(losers)).every(
        ({ status, refund_state }) => status === 'lost' && refund_state === 'due',
      ),
    ).toBe(true)
    expect(paid.size).toBeGreaterThan(5)
    const [open] = await tx`select public.open_holds(${times.at()}) as count`
    expect(open?.count).toBeLessThanOrEqual(4)
  },
)
