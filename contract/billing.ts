import { type Fields, NOT_FOR_OPERATOR, type Problem } from './fields.ts'
import type { Offer } from './order.ts'
import { areLines, cleanLine, cleanLines, isLine } from './text.ts'

/** In pence, with VAT. Above it an invoice must name the customer (VAT Regulations 1995, regulations 14 and 16A). */
const SIMPLIFIED_UP_TO = 25_000

/** Also in public.accept_offer. */
export const asksBilling = ({ vatRate, total }: Pick<Offer, 'vatRate' | 'total'>): boolean =>
  vatRate !== null && total > SIMPLIFIED_UP_TO

export const BILLING_FIELDS = {
  name: {
    kind: 'text',
    max: 200,
    required: true,
    autoComplete: 'billing name',
    ...NOT_FOR_OPERATOR,
  },
  address: {
    kind: 'textarea',
    max: 300,
    lines: 5,
    required: true,
    autoComplete: 'billing street-address',
    ...NOT_FOR_OPERATOR,
  },
  purchaseOrder: {
    kind: 'text',
    max: 50,
    required: false,
    autoComplete: 'off',
    ...NOT_FOR_OPERATOR,
  },
} as const satisfies Fields

export const DELIVERY_FIELD = {
  kind: 'textarea',
  max: 400,
  /** With a name and a country. */
  lines: 7,
  required: true,
  autoComplete: 'shipping street-address',
  ...NOT_FOR_OPERATOR,
} as const satisfies Fields[string]

export function deliveryProblem(typed: string): Problem | undefined {
  const lines = addressLines(typed)
  if (lines.length < 2) return 'required'
  if (lines.join('\n').length > DELIVERY_FIELD.max) return 'too-long'
  return lines.length > DELIVERY_FIELD.lines ? 'too-many-lines' : undefined
}

export type BillingField = keyof typeof BILLING_FIELDS

export type Billing = Record<BillingField, string>

export const billingText = ({ name, address }: Billing): string =>
  [name, ...addressLines(address)].filter(Boolean).join(', ')

export const addressLines = (address: string): string[] =>
  address
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** @param needed whether name and address are; otherwise they may be left out */
export function billingProblem(name: BillingField, typed: string, needed = true): Problem | undefined {
  const field: Fields[string] & { max: number } = BILLING_FIELDS[name]
  const text = name === 'address' ? addressLines(typed).join('\n') : typed.trim()
  if (text === '') return needed && field.required ? 'required' : undefined
  if (text.length > field.max) return 'too-long'
  if (name === 'address' && addressLines(text).length > BILLING_FIELDS.address.lines) return 'too-many-lines'
  return undefined
}

export const cleanBilling = ({ name, address, purchaseOrder }: Billing): Billing => ({
  name: cleanLine(name),
  address: addressLines(cleanLines(address)).map(cleanLine).join('\n'),
  purchaseOrder: cleanLine(purchaseOrder),
})

export const hasBillingProblem = (billing: Billing, needed: boolean): boolean =>
  (Object.keys(BILLING_FIELDS) as BillingField[]).some(
    (name) =>
      billingProblem(name, billing[name], needed) !== undefined ||
      !areLines(billing[name]) ||
      (name !== 'address' && !isLine(billing[name])),
  )
