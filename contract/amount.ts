import { formatPence } from './order.ts'

/** Amounts as the operator types them, in pounds. */

/** A spaced-out thousand may have the spaces that office programs and bank statements put there. */
const SPACES = /[\u00A0\u2009\u202F]/g

const PLAIN = /^\d{1,6}(?:\.\d{1,2})?$/
const GROUPED = /^\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+)(?:\.\d{1,2})?$/

/** Whatever anybody somewhere divides the digits of an amount with. */
const SEPARATORS = /[.,' ’·]/g
const DIVIDED = /^\d+(?:[.,' ’·]\d+)+$/

/** More pounds than any offer has. */
const LARGEST = 100_000_000

type Typed = { sign: 1 | -1; digits: string }

function typedAmount(text: string): Typed {
  const even = text
    .replace(SPACES, ' ')
    .replace(/\u2212/g, '-')
    .trim()
  const [, minus = '', digits = ''] = /^(£ ?-|-? ?£?) ?(.*)$/.exec(even) ?? []
  return { sign: minus.includes('-') ? -1 : 1, digits }
}

function penceOf(digits: string): number | undefined {
  const [pounds = '', pence = ''] = digits.split('.')
  const amount = Number(pounds) * 100 + Number(pence.padEnd(2, '0'))
  return amount < LARGEST ? amount : undefined
}

/**
 * Pence of what somebody types: '12', '12.5', '£1,234.50', '1 234.50'. Undefined if it is no amount, or one that people of
 * another country read differently: '49,90' must not become £4,990.
 */
export function parsePence(text: string): number | undefined {
  const { sign, digits } = typedAmount(text)
  if (!PLAIN.test(digits) && !GROUPED.test(digits)) return undefined
  const pence = penceOf(digits.replace(/[, ]/g, ''))
  return pence === undefined ? undefined : sign * pence
}

/** What an amount that is not taken may mean, in pence. */
function readingsOf(text: string): number[] {
  const { sign, digits } = typedAmount(text)
  if (!DIVIDED.test(digits)) return []
  const [, whole = '', pence = ''] = /^(.*)\D(\d{1,2})$/.exec(digits) ?? []
  const kinds = new Set(digits.match(SEPARATORS))
  const written = [
    ...(pence ? [`${whole.replace(SEPARATORS, '')}.${pence}`] : []),
    // Two kinds of divider divide two things, so the last one begins the pence.
    ...(kinds.size === 1 ? [digits.replace(SEPARATORS, '')] : []),
  ]
  return written.flatMap((reading) => {
    const amount = penceOf(reading)
    return amount === undefined ? [] : [sign * amount]
  })
}

/** As it would be taken: '49.90', '4990'. */
const plainly = (pence: number) => (pence / 100).toFixed(pence % 100 === 0 ? 0 : 2)

/** Asks which amount was meant, where a text can be read as one but is not taken; undefined elsewhere. */
export function amountQuestion(text: string): string | undefined {
  if (parsePence(text) !== undefined) return undefined
  const readings = readingsOf(text)
  if (readings.length === 0) return undefined
  return `${readings.map(formatPence).join(' or ')}? Write ${readings.map(plainly).join(' or ')}`
}
