import { readdir } from 'node:fs/promises'

/** Values that pass type checks but that databases refuse, and seeded mutations of good bodies. */

/** Seeded, so that failures can be reproduced. */
export function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export const pick = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T

const UUID = '5d2a9d0e-6f0e-4c53-9f6b-0d6f4a3c2b11'

export const HOSTILE_TEXTS: readonly string[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\uD800',
    'a\uDC00b',
    '\uFFFF',
    '\uFEFF',
    '\u202Eevil',
    '\u2066x\u2069',
    '\u200F',
  ],
  ...[
    'a\r\nBcc: x@example.com',
    'a\u2028b',
    'a\u0085b',
    '\x1b[31m',
    '\x7f',
    '\t',
    '\\',
    "'",
    '"',
    '%',
    '%00',
  ],
  ...['x'.repeat(201), 'x'.repeat(6_000), '𝔸'.repeat(5_001), 'é'.repeat(300), '́'.repeat(500)],
  ...['0', '-1', '2147483647', '2147483648', '9223372036854775808', '1e400', 'NaN', 'Infinity', '٣', '0x10'],
  ...['2026-13-01', '2026-02-30', '9999-99-99', '0000-00-00', '0000-01-01', '+275760-09-13', '-000001-01-01'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2026-06-31T10:00:00Z', '2026-01-01T24:00:00Z'],
  ...[
    '2026-01-01T00:00:00.123456789012Z',
    'infinity',
    'now',
    'today',
    '25:61',
    '24:00',
    'Friday, 31 June 2026',
  ],
  ...[UUID, UUID.toUpperCase(), `{${UUID}}`, UUID.replaceAll('-', ''), `urn:uuid:${UUID}`, `${UUID}\0`],
  ...[
    `${UUID}\n`,
    ` ${UUID}`,
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ],
  ...[
    'g'.repeat(8),
    'a@пример.рф',
    'a@xn--.example',
    'a\0@example.com',
    'a@example.com\0',
    'a\uD800@example.com',
  ],
  ...[
    '__proto__',
    'constructor',
    'null',
    '[]',
    '{}',
    '{"a":1}',
    '../../x',
    '../'.repeat(60),
    '{',
    '}',
    '{1,2}',
  ],
]

/** Marks numbers that JSON can express but JSON.stringify cannot. */
const RAW = /"#raw:([^"]*)#"/g
const raw = (json: string) => `#raw:${json}#`

const DEEP = raw(`${'['.repeat(3_000)}${']'.repeat(3_000)}`)

const HOSTILE_OTHERS: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.5, 1e308, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e-320],
  ...[raw('1e400'), raw('-1e400'), raw('-0'), raw('1.0'), raw('99999999999999999999999999'), DEEP],
  ...[[], [[]], {}, [null], ['x'], [{}], ['\0'], { a: '\0' }, { length: 1 }, Array(200).fill('x')],
]

function hostileValue(random: () => number): unknown {
  return random() < 0.65 ? pick(random, HOSTILE_TEXTS) : pick(random, HOSTILE_OTHERS)
}

function changed(value: unknown, random: () => number): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 || random() < 0.15) return [...value, hostileValue(random)]
    const at = Math.floor(random() * value.length)
    return value.map((one, i) => (i === at ? changed(one, random) : one))
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    // An invalid token is refused early; what lies behind is tested here.
    const names = entries.map(([name]) => name).filter((name) => name !== 'token' || random() < 0.1)
    const name = pick(random, names)
    const kind = random()
    if (name === undefined || kind < 0.05)
      return { ...value, [pick(random, EXTRA_NAMES)]: hostileValue(random) }
    if (kind < 0.1) return Object.fromEntries(entries.filter(([other]) => other !== name))
    return Object.fromEntries(
      entries.map(([other, old]) => [other, other === name ? changed(old, random) : old]),
    )
  }
  // within a good value it passes more checks
  if (typeof value === 'string' && random() < 0.3) return `${value}${pick(random, HOSTILE_TEXTS)}`
  return hostileValue(random)
}

const EXTRA_NAMES = [
  'id',
  'action',
  'part',
  'constructor',
  'toString',
  'a\0',
  '\uD800',
  'again',
  'slot',
] as const

/** @returns JSON with one to three changes */
export function hostileBody(good: unknown, random: () => number): string {
  let body = good
  const changes = 1 + Math.floor(random() * random() * 3)
  for (let i = 0; i < changes; i += 1) body = changed(body, random)
  return (JSON.stringify(body) ?? 'null').replace(RAW, '$1')
}

/** What no answer may have in it. */
export const LEAKS =
  /node_modules|\bat \S+:\d+:\d+|PostgresError|(select|from|into|update) "\w|syntax error at/i

const folder = new URL('../../supabase/functions/', import.meta.url)
export const FUNCTIONS = (await readdir(folder, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name)

export const AT_ONCE = 8

/** @returns the first of so many requests, or a few more, that had a 5xx or a leak in answer */
export async function failuresOf(
  count: number,
  send: () => Promise<[sent: unknown, response: Response]>,
): Promise<string[]> {
  const failures: string[] = []
  const ask = async () => {
    const [sent, response] = await send()
    const text = await response.text()
    if (response.status >= 500 || LEAKS.test(text))
      failures.push(`${response.status} ${String(sent).slice(0, 500)} ${text.slice(0, 300)}`)
  }
  for (let i = 0; i < count; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return failures.slice(0, 5)
}
