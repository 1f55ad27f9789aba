import { describe, expect, it } from 'vitest'
import type { Original } from '#contract/order.ts'
import { SAMPLE_QUOTE } from '#contract/quote.ts'
import { OperatorIsland } from '#src/features/operator/operator-page.tsx'
import { AT } from '../support/order-states.ts'
import {
  all,
  answer,
  button,
  calls,
  expectAccessible,
  fillIn,
  open,
  press,
  summary,
  texts,
  until,
} from './page.tsx'

/** The operator's page about a customer's originals: each act asks for its own, and sends what was seen. */

const FUNCTION = '/functions/v1/operator'

const HERE: Original = { number: 1, what: 'Passport of Ana Costa', place: 'In our safe', arrivedAt: AT }
const GONE: Original = {
  number: 2,
  what: 'Deed',
  place: '',
  arrivedAt: AT,
  sentBack: { at: AT, carrier: '', tracking: '' },
}

const view = (originals: Original[]) => ({
  purpose: 'originals',
  state: 'open',
  allowedActions: ['receive_original', 'move_originals', 'send_back_originals', 'undo_originals'],
  request: {
    ...{
      reference: 'SQ-7K4M-2XPD',
      receivedAt: AT,
      replyBy: AT,
      neededBy: null,
      language: 'en',
      counted: [],
    },
    ...{ answers: { ...SAMPLE_QUOTE, taskDescription: '' }, documents: 0, files: [] },
  },
  order: {
    ...{
      state: 'in_progress',
      originals,
      refunds: [],
      deliveries: [],
      waiting: [],
      messages: [],
      payments: [],
    },
    offer: { total: 12_001, readyBy: '2026-12-02', readyTime: null, readyInDays: null },
    ...{ billing: { name: '', address: '', purchaseOrder: '' }, money: { paid: 0, held: 0, left: 0 } },
  },
})

async function follow(originals: Original[], choice: string): Promise<void> {
  answer(FUNCTION, { json: view(originals) })
  window.authLink = { operator: `originals.${'x'.repeat(43)}` }
  await open(<OperatorIsland />, '/auth')
  await until(() => texts('h1').includes('Originals'))
  await fillIn({ act: choice })
}

const sent = () => calls.at(-1)?.body as Record<string, unknown>
const boxes = () => all<HTMLInputElement>('[type=checkbox]')

describe('originals', { tags: ['originals'] }, () => {
  it('that arrive have a name, and say how many were here', async () => {
    await follow([HERE, GONE], 'receive_original')
    await press(button('Record that it has arrived'))
    expect(summary()?.textContent).toContain('Please say what it is')
    expect(calls).toHaveLength(1)
    await fillIn({ what: ' Deed of 1987 ', place: 'In our safe' })
    await press(button('Record that it has arrived'))
    await until(() => texts('h1').includes('The original is recorded'))
    expect(sent()).toMatchObject({
      action: 'receive_original',
      what: 'Deed of 1987',
      place: 'In our safe',
      expected: 1,
    })
    expect(texts('aside')[0]).toContain('Passport of Ana Costa, In our safe')
    expect(texts('aside')[0]).not.toContain('Deed')
    await expectAccessible()
  })

  it('that go back are ticked at first, and one at least stays so', async () => {
    await follow([HERE, GONE], 'send_back_originals')
    expect(boxes().map(({ checked }) => checked)).toEqual([true])
    await press(boxes()[0] as HTMLElement)
    await press(button('Record that they have gone back'))
    expect(summary()?.textContent).toContain('Please tick what it is about')
    await press(boxes()[0] as HTMLElement)
    await fillIn({ tracking: 'RM 1' })
    await press(button('Record that they have gone back'))
    await until(() => texts('h1').includes('The originals have gone back'))
    expect(sent()).toMatchObject({
      ...{ action: 'send_back_originals', originals: [1], carrier: '', tracking: 'RM 1', expected: 1 },
    })
    await expectAccessible()
  })

  it('that were recorded by mistake are none until they are ticked', async () => {
    await follow([HERE, GONE], 'undo_originals')
    expect(texts('.tick')).toEqual(['Passport of Ana Costa: arrived', 'Deed: sent back'])
    expect(boxes().some(({ checked }) => checked)).toBe(false)
    await press(boxes()[1] as HTMLElement)
    await press(button('Take it back'))
    await until(() => texts('h1').includes('It is taken back'))
    expect(sent()).toMatchObject({ action: 'undo_originals', originals: [2], expected: 1 })
  })
})
