import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  ACTS,
  type ActOrder,
  actOf,
  doesAct,
  linksOf,
  ORDER_ACTS,
  OWN_ACTS,
  type PlainAct,
} from '#contract/acts.ts'
import { readAct as readBody } from '#functions/_shared/order/acts.ts'
import { readAct } from '#src/features/operator/read-act.ts'

/** What the compiler does not see in the tables of acts. */

const names = Object.keys(ACTS) as PlainAct[]

describe('the tables of acts', () => {
  it('have every act that order_actions allows, once, and no other', () => {
    const schemas = new URL('../../supabase/schemas/66_orders.sql', import.meta.url)
    const [, body = ''] =
      /create function public\.order_actions([\s\S]*?)\$\$;/.exec(readFileSync(schemas, 'utf8')) ?? []
    const allowed = [...body.matchAll(/ then '(\w+)' end/g)].map(([, name]) => name)
    expect(allowed).toHaveLength(29)
    expect([...ORDER_ACTS].sort()).toEqual(allowed.sort())
    expect(Object.keys(OWN_ACTS).filter((name) => name in ACTS)).toEqual([])
  })

  it('name acts of the same page in what they undo, and give no link for it', () => {
    for (const name of names) {
      const { undoes, link } = actOf(name)
      if (undoes === undefined) continue
      expect([name, undoes, doesAct(link as 'begin', undoes)]).toEqual([name, undoes, true])
      expect(linksOf([name])).toEqual([])
    }
    expect(names.some((name) => actOf(name).undoes)).toBe(true)
  })

  it('ask about fields that exist, and say each choice where a page has several', () => {
    for (const name of names) {
      const { fields = {}, link, choice } = actOf(name)
      for (const { onlyIf } of Object.values(fields)) {
        const [other = '', ...answers] = onlyIf ?? []
        const asked = fields[other]
        if (other)
          expect(asked?.kind === 'radio' && answers.every((each) => each in asked.choices)).toBe(true)
      }
      const forward = names.filter((each) => actOf(each).link === link && !actOf(each).undoes)
      if (forward.length > 1) expect([name, choice]).toEqual([name, expect.any(String)])
    }
  })

  it('ask before money moves, and say how much', () => {
    for (const name of names) {
      const { moves, sure, refunds } = actOf(name)
      if (!moves && !refunds) continue
      expect([name, sure]).toEqual([name, expect.anything()])
      if (moves) expect(`${sure?.title} ${sure?.text}`, name).toMatch(/\{(back|kept|writtenOff)\}/)
    }
  })
})

const order = {
  money: { paid: 60_01, held: 60_01, left: 60_00 },
  billing: { name: '', address: '', purchaseOrder: '' },
  contact: { givenName: 'Inês', familyName: 'Reis', companyName: '', email: 'ines@example.com', phone: '' },
} as ActOrder

const errors = (...given: Parameters<typeof readAct>) =>
  readAct(...given).errors.map(({ message }) => message)

describe('amounts', () => {
  it('are pounds where they are typed, and pence in the body, whose numbers nobody turns again', () => {
    const { action } = readAct('refund', { amount: '50', reason: 'Late.' }, order)
    expect(action).toEqual({ action: 'refund', amount: 5000, reason: 'Late.', expected: 6001 })
    expect(readBody(action ?? {})).toEqual({
      action: 'refund',
      said: { amount: 5000, reason: 'Late.', expected: 6001 },
    })
    for (const amount of ['50', '50.00', 50.5, -1, 0])
      expect(() => readBody({ ...action, amount } as object), String(amount)).toThrow()
  })

  it('have the limits of the order, which the message names', () => {
    for (const amount of ['', '0', '60.02', '-1', 'ten'])
      expect([amount, errors('refund', { amount, reason: 'Late.' }, order)]).toEqual([
        amount,
        ['Please give an amount from £0.01 to £60.01, such as 12.50'],
      ])
    const question = '£49.90 or £4,990.00? Write 49.90 or 4990'
    expect(errors('refund', { amount: '49,90', reason: 'Late.' }, order)).toEqual([question])
  })

  it('that are not asked for are nothing', () => {
    const ground = 'within_14_days_no_express'
    const { action } = readAct('end', { ground, keep: '20', reason: 'Moved.' }, order)
    expect(action).toEqual({ action: 'end', ground, keep: 0, reason: 'Moved.' })
  })
})

it('days are those that exist, from today on where they are typed', () => {
  const typed = { reason: 'A queue.' }
  for (const readyBy of ['', '2027-02-30', '2001-01-01', 'tomorrow'])
    expect([readyBy, errors('reschedule', { ...typed, readyBy }, order)]).toEqual([
      readyBy,
      ['Please choose a day from today on'],
    ])
  const readyBy = `${new Date().getUTCFullYear() + 1}-02-28`
  const { action } = readAct('reschedule', { ...typed, readyBy }, order)
  expect(readBody(action ?? {}).said).toEqual({ ...typed, readyBy })
  for (const wrong of ['', '2027-02-30', 'infinity', '2027-02-28T00:00', 20270228])
    expect(() => readBody({ ...action, readyBy: wrong } as object), String(wrong)).toThrow()
})

it('addresses are cleaned, and refused where they are none', () => {
  const typed = { ...actOf('contact').starts?.(order), cause: 'mistyped' }
  const { action } = readAct('contact', { ...typed, email: ' Inês <ines@Example.com>' }, order)
  expect(action).toMatchObject({ email: 'ines@example.com', givenName: 'Inês', address: '' })
  expect(readBody(action ?? {}).said).toMatchObject({ email: 'ines@example.com' })
  for (const email of ['ines', 'a@b', 'a b@example.com', 'a@example.com, b@example.com']) {
    expect([email, errors('contact', { ...typed, email }, order)]).toEqual([
      email,
      ['Please enter a valid email address'],
    ])
    expect(() => readBody({ ...action, email } as object), email).toThrow()
  }
  expect(errors('contact', { ...typed, email: ' ', cause: '' }, order)).toEqual([
    'Please choose why they change',
  ])
})

it('VAT numbers are those of the country in front of them, as they are kept', () => {
  const typed = { ...actOf('correct_invoice').starts?.(order), name: 'Haworth Mills Ltd' }
  for (const [vatNumber, kept] of [
    ['', ''],
    [' de 123 456-789 ', 'DE123456789'],
    ['GR123456789', 'EL123456789'],
    ['51 824 753 556', '51824753556'],
  ] as const) {
    const { action } = readAct('correct_invoice', { ...typed, vatNumber }, order)
    expect(action).toMatchObject({ vatNumber: kept })
    expect(readBody({ ...action, vatNumber } as object).said).toMatchObject({ vatNumber: kept })
  }
  for (const vatNumber of ['DE12345678', 'GB1', 'DE<b>', 'x'.repeat(21)]) {
    expect([vatNumber, errors('correct_invoice', { ...typed, vatNumber }, order)]).toEqual([
      vatNumber,
      [expect.any(String)],
    ])
    const body = { action: 'correct_invoice', name: '', address: '', purchaseOrder: '', vatNumber }
    expect(() => readBody(body), vatNumber).toThrow()
  }
})

it('texts are cleaned the same in both, and refused where they are too long or have too many lines', () => {
  const typed = {
    name: ' Haworth  Mills ',
    address: 'The Old Mill\n\n Haworth ',
    purchaseOrder: '',
    ownReference: ' 4711 \u202E/26',
  }
  const { action } = readAct('billing', typed, order)
  expect(readBody(action ?? {}).said).toEqual({
    name: 'Haworth Mills',
    address: 'The Old Mill\nHaworth',
    purchaseOrder: '',
    ownReference: '4711 /26',
  })
  expect(
    errors('billing', { ...typed, address: '1\n2\n3\n4\n5\n6', purchaseOrder: 'x'.repeat(51) }, order),
  ).toEqual(['Please use at most 5 lines', 'Please use at most 50 characters'])
  const long = { action: 'write_off', reason: 'x'.repeat(2001) }
  for (const wrong of [
    long,
    { action: 'billing', ...typed, address: '1\n2\n3\n4\n5\n6' },
    { action: 'billing', ...typed, name: 'a\u0000' },
    { action: 'end', ground: 'whim', keep: 0, reason: 'Moved.' },
    { action: 'begin', reason: 'Why not' },
    { action: 'toString' },
  ])
    expect(() => readBody(wrong), JSON.stringify(wrong).slice(0, 60)).toThrow()
  expect(errors('write_off', { reason: ' ' }, order)).toEqual(['Please give the reason'])
})
