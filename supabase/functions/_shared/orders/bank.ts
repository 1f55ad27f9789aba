import type { BankDetails } from '#contract/order.ts'

/** The account to which customers may pay by bank transfer; undefined if they may not. */
export const BANK_TRANSFER: BankDetails | undefined = undefined
