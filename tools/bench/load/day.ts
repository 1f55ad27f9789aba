import { freshSlot, sampleBooking } from '../../../tests/support/bookings.ts'
import { type Customers, createCustomers } from './customers.ts'
import { documentsOf, type Sizes, USUAL_SIZES } from './documents.ts'
import { createLibrary, type Library } from './pages.ts'
import { choose } from './random.ts'
import {
  type Acknowledged,
  askForQuote,
  bookConsultation,
  enquire,
  nothingYet,
  signUpForNews,
} from './requests.ts'
import type { SetUp } from './set-up.ts'
import type { Visitor } from './visitor.ts'

/**
 * What people do in a day, and how often (decision 019). Actions are more frequent than on a real site, so that expensive
 * ones occur often enough in a short run; capacity is computed from their costs, not from this mix.
 */

/** Actions per 100 read-only visits. */
export const DAY = {
  read: 100,
  quote: 10,
  booking: 3,
  signIn: 6,
  comeBack: 12,
  enquiry: 5,
  newsletter: 3,
} as const

type Errand = keyof typeof DAY

/** Share of returning readers. */
export const RETURNING = 0.3

export type People = {
  library: Library
  customers: Customers
  acknowledged: Acknowledged
  run: (errand: Errand, visitor: Visitor) => Promise<void>
  /** Comes for one thing or another. */
  come: (visitor: Visitor) => Promise<void>
}

type Options = {
  sizes?: Sizes
  /** Whether to compare documents with what was stored. */
  digest?: boolean
  /** Number of visitors who want the same slot. */
  rivals?: number
  accounts?: number
  weights?: Readonly<Record<Errand, number>>
}

export async function gatherPeople(
  { sql }: Pick<SetUp, 'sql'>,
  { sizes = USUAL_SIZES, digest = false, rivals = 1, accounts = 100, weights = DAY }: Options = {},
): Promise<People> {
  const library = createLibrary(RETURNING)
  const customers = await createCustomers(sql, accounts)
  const acknowledged = nothingYet()
  let bookings = 0
  let slot = freshSlot()

  function nextBooking() {
    if (bookings % rivals === 0) slot = freshSlot()
    bookings += 1
    return { answers: sampleBooking({ date: slot.date, time: slot.time }), day: slot.day }
  }

  const errands: Record<Errand, (visitor: Visitor) => Promise<void>> = {
    read: library.read,
    quote: (visitor) => askForQuote(visitor, acknowledged, documentsOf(visitor.random, sizes, digest)),
    booking: (visitor) => bookConsultation(visitor, acknowledged, nextBooking()),
    signIn: customers.signIn,
    comeBack: customers.comeBack,
    enquiry: (visitor) => enquire(visitor, acknowledged),
    newsletter: (visitor) => signUpForNews(visitor, acknowledged),
  }
  return {
    library,
    customers,
    acknowledged,
    run: (errand, visitor) => errands[errand](visitor),
    come: (visitor) => errands[choose(visitor.random, weights)](visitor),
  }
}
