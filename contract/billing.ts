import { type Fields, fieldMessage } from './fields.ts'
import type { Offer } from './order.ts'

/** To whom an invoice is addressed, where the law wants it: the fields that accepting an offer asks for then. */

/**
 * Above this price with VAT, in pence, an invoice must have the customer's name and address; up to it a simplified one will do
 * (VAT Regulations 1995, regulations 14 and 16A).
 */
const SIMPLIFIED_UP_TO = 25_000

/** Whether accepting an offer asks to whom its invoices are addressed; the database has the same rule (public.accept_offer). */
export const asksBilling = ({ vatRate, total }: Pick<Offer, 'vatRate' | 'total'>): boolean =>
  vatRate !== null && total > SIMPLIFIED_UP_TO

export const BILLING_FIELDS = {
  name: {
    label: 'Name for the invoice',
    kind: 'text',
    max: 200,
    required: 'Please enter the name for the invoice',
    autoComplete: 'billing name',
    mail: false,
    command: false,
  },
  address: {
    label: 'Address for the invoice',
    kind: 'textarea',
    max: 300,
    required: 'Please enter the address for the invoice',
    autoComplete: 'billing street-address',
    mail: false,
    command: false,
  },
} as const satisfies Fields

export type BillingField = keyof typeof BILLING_FIELDS

/** `address`: its lines, divided by line breaks. */
export type Billing = Record<BillingField, string>

const ADDRESS_LINES = 5

/** The lines of an address, without empty ones. */
export const addressLines = (address: string): string[] =>
  address
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** What is wrong with an answer, as a message; undefined if nothing is. */
export function billingProblem(name: BillingField, typed: string): string | undefined {
  const field = BILLING_FIELDS[name]
  const text = name === 'address' ? addressLines(typed).join('\n') : typed.trim()
  if (text === '') return field.required
  if (text.length > field.max) return fieldMessage(field, 'too-long')
  if (name === 'address' && addressLines(text).length > ADDRESS_LINES)
    return `Please use at most ${ADDRESS_LINES} lines`
  return undefined
}
