import type { VatTreatment } from '#contract/order.ts'

/**
 * Where an accounting program books what was sold, by its treatment for VAT: the account and the tax code as they are called there. Change
 * them to yours. These are of new accounts, whose VAT return then has our boxes 1 and 6.
 */

/** `none`: sold while the house was not registered. */
export type Treatment = VatTreatment | 'none'

type Mapping = Readonly<Record<Treatment, readonly [account: string, tax: string]>>

export const BOOKS = {
  /** By codes of accounts. {rate}: in percent. */
  xero: {
    standard: ['200', '{rate}% (VAT on Income)'],
    zero: ['200', 'Zero Rated Income'],
    exempt: ['200', 'Exempt Income'],
    // “No VAT” is in no box there, and services to customers abroad are in box 6
    outside: ['200', 'Zero Rated Income'],
    // no sale: Suspense, until you have an account for what you pay for customers
    disbursement: ['850', 'No VAT'],
    none: ['200', 'No VAT'],
  },
  /** By products or services, to which you give accounts there. */
  quickbooks: {
    standard: ['Sales', '{rate}% S'],
    zero: ['Sales', '0.0% Z'],
    exempt: ['Sales', 'Exempt'],
    outside: ['Sales', '0.0% Z'],
    disbursement: ['Disbursements', 'No VAT'],
    none: ['Sales', 'No VAT'],
  },
} satisfies Record<string, Mapping>
