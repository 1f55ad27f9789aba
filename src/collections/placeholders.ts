import { BUSINESS } from '#content/business.ts'
import { FACTS } from '#content/facts.ts'
import { periodText, RETENTION, type RetentionSetting } from '#contract/retention.ts'

/**
 * Texts name a fact instead of repeating it: {promises.reply} is `reply` below `promises` of content/facts.ts, in the words of the
 * page's language, {email.general} is `general` below `email` of content/business.ts,
 * {retention.ENQUIRY_MONTHS} a period of contract/retention.ts, {address} the address in one line. A paragraph or an entry of a
 * list with {phone?} is left out while its owner has left that fact empty.
 */

let worded: object = FACTS

export function withFacts<Result>(facts: object | undefined, read: () => Result): Result {
  worded = facts ?? FACTS
  try {
    return read()
  } finally {
    worded = FACTS
  }
}

const PLACEHOLDER = /\{([^{}]*)\}/g

function within(facts: unknown, name: string): { fact: unknown } | undefined {
  let fact = facts
  for (const key of name.split('.')) {
    if (typeof fact !== 'object' || fact === null || !Object.hasOwn(fact, key)) return undefined
    fact = (fact as Record<string, unknown>)[key]
  }
  return { fact }
}

/** Of a fact that is not there: `null`. Of one that its owner has left empty, or does not have: undefined. */
function factOf(name: string): string | null | undefined {
  if (name === 'address') return BUSINESS.address.line
  const [, period] = /^retention\.(.+)$/.exec(name) ?? []
  if (period) return period in RETENTION ? periodText(period as RetentionSetting) : null
  const found = within(worded, name) ?? within(BUSINESS, name)
  if (!found) return null
  const { fact } = found
  if (fact === undefined || fact === null) return undefined
  return typeof fact === 'object' ? null : String(fact)
}

const nameOf = (name: string) => name.replace(/\?$/, '')

function isLeftOut(entry: unknown): boolean {
  if (Array.isArray(entry)) return entry.length > 0 && entry.every(isLeftOut)
  if (typeof entry !== 'string') return false
  return [...entry.matchAll(/\{([^{}]*)\?\}/g)].some(([, name = '']) => factOf(name) === undefined)
}

export function fill<Value>(value: Value): Value {
  if (typeof value === 'string')
    return value.replace(
      PLACEHOLDER,
      (whole, name) => factOf(nameOf(name)) ?? (name.endsWith('?') ? '' : whole),
    ) as Value
  if (Array.isArray(value)) return value.filter((entry) => !isLeftOut(entry)).map(fill) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry)])) as Value
}

const KNOWN = 'shortName}, {email.general}, {consultation.price}, {promises.reply'

export function wrongPlaceholders(text: string): { placeholder: string; expected: string }[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([placeholder, name = '']) => {
    const fact = factOf(nameOf(name))
    if (typeof fact === 'string' || (fact === undefined && name.endsWith('?'))) return []
    const [group = ''] = name.split('.', 1)
    const groups: object[] =
      group === 'retention'
        ? [RETENTION]
        : [FACTS, BUSINESS].map((facts) => Object(facts[group as keyof typeof facts]))
    const keys = new Set(groups.flatMap(Object.keys))
    const known = keys.size > 0 ? [...keys].map((key) => `${group}.${key}`).join('}, {') : KNOWN
    const expected =
      fact === undefined
        ? `is left empty in content/business.yaml: fill it in there, or write {${name}?} to leave this out meanwhile`
        : `is not the name of a fact: write one such as {${known}}`
    return [{ placeholder, expected: `${placeholder} ${expected}` }]
  })
}
