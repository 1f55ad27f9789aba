import * as ENGLISH from '#content/words.ts'
import type { Words } from '#functions/_shared/words.ts'

/** A language that only tests have: English in guillemets, from left to right ('xx') or from right to left ('xr'). */

function marked(value: unknown): unknown {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? `«${value}»` : value
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, marked(entry)]))
}

export function doubleWords(direction: 'ltr' | 'rtl' = 'ltr'): Words {
  const code = direction === 'rtl' ? 'xr' : 'xx'
  const name = 'Double'
  return {
    ...(marked({ ...ENGLISH }) as Words),
    LANGUAGE: {
      ...ENGLISH.LANGUAGE,
      ...{ code, tag: code, name, direction, money: '{amount} £', decimal: ',', group: '.' },
      // As in Chinese.
      ...{ comma: '，', space: '', label: '{label}：{text}' },
    },
    MAIL_FACES: { headings: 'Tahoma,sans-serif', text: 'Tahoma,sans-serif' },
  }
}

export const DOUBLES = {
  xx: async () => doubleWords(),
  xr: async () => doubleWords('rtl'),
}
