import { describe, expect, it } from 'vitest'
import { SAMPLE_QUOTE } from '#contract/quote.ts'
import { OperatorIsland } from '#src/features/operator/operator-page.tsx'
import { AT } from '../support/order-states.ts'
import { all, answer, button, calls, expectAccessible, fillIn, open, press, texts, until } from './page.tsx'

/** What a normal order asks of its operator on the pages: no press and no field that nothing depends on. */

const FUNCTION = '/functions/v1/operator'

const view = (purpose: string, action: string, changes: object = {}) => ({
  ...{ purpose, state: 'open', allowedActions: [action] },
  request: {
    ...{ reference: 'SQ-7K4M-2XPD', receivedAt: AT, replyBy: AT, neededBy: null, language: 'en' },
    ...{ counted: [], answers: { ...SAMPLE_QUOTE, taskDescription: '' }, documents: 0, files: [] },
  },
  order: {
    ...{
      state: 'half_paid',
      originals: [],
      refunds: [],
      deliveries: [],
      messages: [],
      payments: [],
      others: [],
    },
    waiting: [{ id: 'a', name: 'Certificate.pdf', size: 3000, sha256: 'ab', opened: false }],
    offer: { total: 12_001, readyBy: '2026-12-02', readyTime: null, readyInDays: null },
    ...{
      billing: { name: '', address: '', purchaseOrder: '' },
      money: { paid: 6001, held: 6001, left: 6000 },
    },
    ...{ openBeforePayment: false, tolerance: 0, recorded: 0, ...changes },
  },
})

const bodies = () => calls.map(({ body }) => body as Record<string, unknown>)

async function follow(shown: object, title: string): Promise<void> {
  answer(FUNCTION, { json: shown })
  window.authLink = { operator: `x.${'x'.repeat(43)}` }
  await open(<OperatorIsland />, '/auth')
  await until(() => texts('h1').includes(title), title)
}

describe('delivering', { tags: ['operator-day'] }, () => {
  it('what stays closed until it is paid for takes one press, which says for whom', async () => {
    await follow(view('deliver', 'deliver'), 'Deliver')
    expect(texts('.kept').join()).toContain(`${SAMPLE_QUOTE.familyName}, SQ-7K4M-2XPD.`)
    await press(button('Deliver to the customer'))
    await until(() => bodies().length === 2)
    expect(bodies()[1]).toMatchObject({ action: 'deliver', openNow: false })
  })

  it.each([
    ['opens at once, because that was chosen before', { openBeforePayment: true }, ''],
    ['opens at once, because all is paid', { money: { paid: 12_001, held: 12_001, left: 0 } }, ''],
    ['is a parcel', {}, 'RM 1'],
    [
      'was not approved',
      { messages: [{ number: 1, author: 'operator', kind: 'draft', text: '', at: AT }] },
      '',
    ],
  ])('what %s is asked about', async (_, changes, tracking) => {
    await follow(view('deliver', 'deliver', changes), 'Deliver')
    await fillIn({ tracking })
    await press(button('Deliver to the customer'))
    expect(all<HTMLDialogElement>('dialog').some(({ open: isOpen }) => isOpen)).toBe(true)
    expect(bodies()).toHaveLength(1)
  })
})

describe('a transfer', { tags: ['operator-day'] }, () => {
  const transfer = { part: 'first', amount: 6001, reference: 'SQ-7K4M-2XPD' }

  it('of the expected amount is confirmed by a press that says it', async () => {
    await follow(view('transfer', 'confirm', { transfer }), 'Confirm a bank transfer')
    await press(button('£60.01 has arrived'))
    await until(() => bodies().length === 2)
    expect(bodies()[1]).toMatchObject({ action: 'confirm', amount: 6001, expected: 0 })
  })

  it('of another amount is typed, and the press for the expected one goes', async () => {
    await follow(view('transfer', 'confirm', { transfer }), 'Confirm a bank transfer')
    await fillIn({ arrived: '50' })
    expect(button('£60.01 has arrived')).toBeUndefined()
    await expectAccessible()
  })

  it('is confirmed on the list of what is open, or says why not', async () => {
    const line = (code: string) => ({
      ...{ about: `${code}, Ann: £60.01`, label: 'Confirm this bank transfer', amount: 6001 },
      href: `https://example.com/auth#operator=confirm.${code}`,
    })
    const links = ['good', 'bad'].map(line)
    await follow({ purpose: 'open', step: 'ask', state: 'open', links }, 'What is open?')
    answer(FUNCTION, ({ body }) =>
      (body as { token: string }).token === 'confirm.good'
        ? { json: {} }
        : { status: 503, json: { error: { code: 'unavailable', message: '' } } },
    )
    await press(button('£60.01 has arrived'))
    await until(() => texts('li [role=status]').includes('Recorded. The customer has the receipt.'))
    await press(button('£60.01 has arrived'))
    await until(() => texts('li').join().includes('That did not work.'))
    expect(button('£60.01 has arrived')).toBeDefined()
    expect(bodies()[1]).toEqual({ token: 'confirm.good', action: 'confirm', amount: 6001 })
    await expectAccessible()
  })
})
