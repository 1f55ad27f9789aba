import { BUSINESS } from '#content/business.ts'
import { periodText, RETENTION, type RetentionSetting } from '#contract/retention.ts'

/**
 * Texts name a fact instead of repeating it: {email.general} is `general` below `email` of content/business.ts,
 * {retention.ENQUIRY_MONTHS} a period of contract/retention.ts, {address} the address in one line.
 */

const PLACEHOLDER = /\{([^{}]*)\}/g
const { street, city, postcode, country } = BUSINESS.address

/** Of a fact that is not there: `null`. Of one that its owner has left empty: undefined. */
function factOf(name: string): string | null | undefined {
  if (name === 'address') return `${street}, ${city} ${postcode}, ${country}`
  const [, period] = /^retention\.(.+)$/.exec(name) ?? []
  if (period) return period in RETENTION ? periodText(period as RetentionSetting) : null
  let fact: unknown = BUSINESS
  for (const key of name.split('.')) {
    if (typeof fact !== 'object' || fact === null || !Object.hasOwn(fact, key)) return null
    fact = (fact as Record<string, unknown>)[key]
  }
  if (typeof fact === 'object') return null
  return fact === undefined ? undefined : String(fact)
}

/** A value in whose texts the facts stand. */
export function fill<Value>(value: Value): Value {
  if (typeof value === 'string')
    return value.replace(PLACEHOLDER, (whole, name) => factOf(name) ?? whole) as Value
  if (Array.isArray(value)) return value.map(fill) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry)])) as Value
}

/** What is wrong with the placeholders of a text. */
export function wrongPlaceholders(text: string): { placeholder: string; expected: string }[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([placeholder, name = '']) => {
    const fact = factOf(name)
    if (fact === undefined)
      return [
        { placeholder, expected: `${placeholder} is left empty in content/business.yaml: fill it in there` },
      ]
    if (fact !== null) return []
    const [group = ''] = name.split('.', 1)
    const facts: unknown = group === 'retention' ? RETENTION : BUSINESS[group as keyof typeof BUSINESS]
    const known =
      typeof facts === 'object' ? Object.keys(facts as object).map((key) => `${group}.${key}`) : KNOWN
    return [
      {
        placeholder,
        expected: `${placeholder} is not the name of a fact: write one such as {${known.join('}, {')}}`,
      },
    ]
  })
}

const KNOWN = ['shortName', 'email.general', 'consultation.price', 'promises.reply']
