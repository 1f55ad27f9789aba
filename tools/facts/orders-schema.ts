import * as z from 'zod'
import { DELIVERY_MEGABYTES } from '#contract/limits.ts'
import { line, optional, section, whole } from './schema-parts.ts'

/** What the owner says of offers and how they are paid: `orders` in content/business.yaml. */

/** Figures, which YAML takes for a number unless they begin with 0. */
const figures = (expected: string, form: RegExp) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string(expected).regex(form, expected),
  )

/** Whether the two check digits are those of the account: ISO 7064, MOD 97-10. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((each) => Number.parseInt(each, 36))
  return BigInt(digits.join('')) % 97n === 1n
}

const IBAN =
  'must be an international account number without a mistake in it, such as GB82 WEST 1234 5698 7654 32, or empty'

const bankTransfer = z.strictObject(
  {
    name: line('must be the name of the account in one line', 70),
    /** '12-34-56' */
    sortCode: figures('must be six figures, such as 12-34-56', /^\d{2}([- ]?)\d{2}\1\d{2}$/).transform(
      (text) => text.replace(/^(..)[- ]?(..)[- ]?(..)$/, '$1-$2-$3'),
    ),
    accountNumber: figures('must be eight figures, such as 98765432', /^\d{8}$/),
    /** In groups of four. */
    iban: optional(
      z
        .string(IBAN)
        .transform((text) => text.replaceAll(' ', ''))
        .refine(isIban, IBAN)
        .transform((text) => text.replace(/.{4}(?=.)/g, '$& ')),
    ),
  },
  section,
)

const { least, most } = DELIVERY_MEGABYTES

export const orders = z.strictObject(
  {
    /** In hundredths of a percent. */
    vatRate: figures('must be a percentage without its sign, such as 20 or 17.5', /^\d{1,2}(\.\d{1,2})?$/)
      .transform((text) => Math.round(Number(text) * 100))
      .prefault(20),
    prices: z.enum(['gross', 'net'], 'must be gross or net').default('gross'),
    offerDays: whole('must be a whole number of days from 1 to 90, such as 14', 1, 90).default(14),
    /** In MB. */
    largestDelivery: whole(
      `must be a whole number of megabytes from ${least} to ${most}, such as 25`,
      least,
      most,
    ).default(least),
    bankTransfer: optional(bankTransfer),
  },
  section,
)
