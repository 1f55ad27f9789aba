import { type Business, WEEKDAYS } from './business-schema.ts'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** 'thirty', 'forty-five'; from a hundred in figures. */
export function numberInWords(count: number): string {
  if (count >= 100) return String(count)
  if (count < 20) return ONES[count] ?? String(count)
  const ones = count % 10
  return `${TENS[Math.floor(count / 10)]}${ones > 0 ? `-${ONES[ones]}` : ''}`
}

/** 'hour' after 1, 'hours' after every other number. */
export const plural = (count: number, unit: string) => (count === 1 ? unit : `${unit}s`)

/** 'Monday to Friday', 'Monday, Wednesday and Friday'. */
export function daysText(days: readonly (typeof WEEKDAYS)[number][]): string {
  const runs: string[][] = []
  for (const day of WEEKDAYS) {
    if (!days.includes(day)) continue
    const run = runs.at(-1)
    const follows = run && WEEKDAYS.indexOf(run.at(-1) as 'Monday') === WEEKDAYS.indexOf(day) - 1
    if (follows) run.push(day)
    else runs.push([day])
  }
  const parts = runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run))
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')
}

/** After 'Consultations take place': 'from Monday to Friday', 'on Monday and Friday'. */
export function onDays(days: readonly (typeof WEEKDAYS)[number][]): string {
  const text = daysText(days)
  return / to /.test(text) && !/,| and /.test(text) ? `from ${text}` : `on ${text}`
}

/** '£30.00' */
export function priceText(pence: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(pence / 100)
}

/** '£' */
export function currencySign(currency: string): string {
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).formatToParts(1)
  return parts.find(({ type }) => type === 'currency')?.value ?? ''
}

/** For file names and the like: 'signet-and-quill'. */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll('&', ' and ')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'business'
  )
}

/** The last two words of a name stay on one line, where the sign between them would hang alone: 'Signet & Quill'. */
export const unbroken = (name: string) => name.replaceAll('& ', '&\u00a0')

/** '1 Example Court, London EC4A 0AA, United Kingdom' */
export const addressLine = ({ street, city, postcode, country }: Business['address']) =>
  `${street}, ${city} ${postcode}, ${country}`

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A name and an address for a mail header; a name with special characters is quoted. */
export function mailbox(name: string, address: string): string {
  const text = /[()<>[\]:;@\\,."]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name
  return `${text} <${address}>`
}
