import { formatPence } from './order.ts'

/** The spaces that office programs and bank statements put between thousands. */
const SPACES = /[\u00A0\u2009\u202F]/g

const PLAIN = /^\d{1,6}(?:\.\d{1,2})?$/
const GROUPED = /^\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+)(?:\.\d{1,2})?$/

const SEPARATORS = /[.,' ’·]/g
const DIVIDED = /^\d+(?:[.,' ’·]\d+)+$/

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

/** Pence of '12.5', '£1,234.50' or '1 234.50'. Undefined for what other countries read differently: '49,90' is not £4,990. */
export function parsePence(text: string): number | undefined {
  const { sign, digits } = typedAmount(text)
  if (!PLAIN.test(digits) && !GROUPED.test(digits)) return undefined
  const pence = penceOf(digits.replace(/[, ]/g, ''))
  return pence === undefined ? undefined : sign * pence
}

function readingsOf(text: string): number[] {
  const { sign, digits } = typedAmount(text)
  if (!DIVIDED.test(digits)) return []
  const [, whole = '', pence = ''] = /^(.*)\D(\d{1,2})$/.exec(digits) ?? []
  const kinds = new Set(digits.match(SEPARATORS))
  const written = [
    ...(pence ? [`${whole.replace(SEPARATORS, '')}.${pence}`] : []),
    // With two kinds of separator, the last one begins the pence.
    ...(kinds.size === 1 ? [digits.replace(SEPARATORS, '')] : []),
  ]
  return written.flatMap((reading) => {
    const amount = penceOf(reading)
    return amount === undefined ? [] : [sign * amount]
  })
}

const plainly = (pence: number) => (pence / 100).toFixed(pence % 100 === 0 ? 0 : 2)

/** Undefined if the text is accepted, or is no amount at all. */
export function amountQuestion(text: string): string | undefined {
  if (parsePence(text) !== undefined) return undefined
  const readings = readingsOf(text)
  if (readings.length === 0) return undefined
  return `${readings.map((pence) => formatPence(pence)).join(' or ')}? Write ${readings.map(plainly).join(' or ')}`
}
