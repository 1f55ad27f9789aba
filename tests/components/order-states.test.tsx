import { describe, expect, it } from 'vitest'
import { ORDER_PAGES } from '#content/order.ts'
import type { GuestRequest } from '#contract/guest-request.ts'
import type { CustomerOrder } from '#contract/order.ts'
import { SAMPLE_QUOTE } from '#contract/quote.ts'
import { QuoteIsland } from '#src/features/quote/quote-page.tsx'
import { AT, extraOf, OVER, STATES } from '../support/order-states.ts'
import { all, answer, open, texts, until } from './page.tsx'

/** The private page of a request: the state is its heading and its title, one button comes first, and a slip says what follows. */

const REQUEST: GuestRequest = {
  ...{ reference: 'SQ-7K4M-2XPD', createdAt: AT, replyBy: '2026-11-23T14:00:00.000Z', isAnswered: false },
  ...{
    neededBy: null,
    linkEndsAt: '2027-02-20T09:00:00.000Z',
    isOpenedByUs: false,
    filesLeft: 20,
    documents: [],
  },
  answers: { ...SAMPLE_QUOTE, taskDescription: 'Two birth certificates.' },
}

const ORDER: CustomerOrder = {
  ...{ reference: REQUEST.reference, state: 'offered', paid: 0, asksExpress: true, business: false },
  offer: {
    ...{
      version: 1,
      vatRate: null,
      prices: 'gross',
      vatNotes: {},
      vat: 0,
      shares: [],
      note: '',
      byPost: false,
    },
    ...{ readyBy: '2026-12-02', readyTime: null, readyInDays: null, validUntil: '2026-11-30T09:00:00.000Z' },
    lines: [
      { what: 'Certified translation of a birth certificate', amount: 9001 },
      { what: 'Apostille', amount: 3000 },
    ],
    ...{ total: 12_001, first: 6001, second: 6000 },
  },
  ...{ extras: [], earlier: [], roundsLeft: 2, methods: ['card', 'transfer'], payments: [], papers: [] },
  ...{ deliveries: [], originals: [], messages: [], open: false, transfers: [] },
  due: { part: 'first', amount: 6001 },
}

async function follow(
  request: Partial<GuestRequest> = {},
  order: CustomerOrder | null = null,
): Promise<void> {
  answer('/functions/v1/guest-request', { json: { ...REQUEST, ...request } })
  answer('/functions/v1/customer-order', { json: { order } })
  await open(<QuoteIsland />, '/get-quote', { request: 'x.y' })
}

const title = () => texts('h1')[0]
const primaryButtons = () =>
  all('.btn:not(.ghost)').filter(
    (found) => !found.closest('[hidden], details:not([open]), dialog:not([open])'),
  )

describe('in every state', () => {
  it.each(
    STATES.map(
      (state, i) => [typeof state.page === 'string' ? state.page : state.page.title, i, state] as const,
    ),
  )('%s (%i)', async (_, __, { page, primary, order, extra, request, step = '' }) => {
    const words = typeof page === 'string' ? ORDER_PAGES[page] : page
    const extras = extra ? [extraOf(ORDER, extra)] : ORDER.extras
    await follow(request, order ? ({ ...ORDER, extras, ...order } as CustomerOrder) : null)
    await until(() => title() === words.title && primaryButtons().length > 0, words.title)
    expect(document.title).toMatch(new RegExp(`^${words.title}: `))
    expect(texts('[role=status]').filter((text) => text.includes(words.title))).toHaveLength(1)
    expect(primaryButtons().map((found) => found.getAttribute('aria-label') ?? found.textContent)).toEqual([
      primary,
    ])
    const slip = all('aside').find((found) => found.textContent?.includes('What happens next')) as HTMLElement
    for (const text of [...words.next.filter((line) => !line.includes('{')), step])
      expect(slip.textContent).toContain(text)
    // On phones, too, before what was sent.
    const receipt = all('.serial')[0] as HTMLElement
    expect(slip.compareDocumentPosition(receipt) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const takesFiles = typeof page !== 'string' || !OVER.includes(page)
    expect(texts('h2').includes('Add documents')).toBe(takesFiles)
  })
})
