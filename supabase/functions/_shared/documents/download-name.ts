import { stemOf } from '#contract/files.ts'

/** In bytes. File systems allow 255; browsers add a temporary ending, and a number if the name exists. */
const MAX_BYTES = 200

const bytesIn = (text: string) => new TextEncoder().encode(text).length

function cut(text: string, bytes: number): string {
  if (bytesIn(text) <= bytes) return text
  const split = (granularity: 'grapheme' | 'codepoint') =>
    granularity === 'codepoint'
      ? [...text]
      : [...new Intl.Segmenter('und', { granularity }).segment(text)].map(({ segment }) => segment)
  const startOf = (characters: string[]) => {
    let start = ''
    let left = bytes
    for (const character of characters) {
      left -= bytesIn(character)
      if (left < 0) break
      start += character
    }
    return start
  }
  // a letter with a hundred marks is cut within
  return startOf(split('grapheme')) || startOf(split('codepoint'))
}

/** Suits any file system and header. @param parts joined by hyphens before the typed name, which may have an extension */
export function fileName(parts: (string | number)[], typed: string, extension: string): string {
  const safe = stemOf(typed)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} _-]+/gu, '-')
    .replace(/^[-\s\p{M}]+|[-\s]+$/gu, '')
  const before = parts.join('-')
  const stem = cut(safe, MAX_BYTES - bytesIn(`${before}-.${extension}`)).replace(/[-\s]+$/, '')
  const whole = [before, stem].filter(Boolean).join('-') || 'document'
  return `${whole}.${extension}`
}
