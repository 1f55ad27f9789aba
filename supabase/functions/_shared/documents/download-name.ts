import { stemOf } from '#contract/files.ts'

/**
 * The longest name of a file, in bytes. File systems take 255; browsers add an ending of their own while a download is under way, and
 * a number where the name is taken.
 */
const MAX_BYTES = 200

const bytesIn = (text: string) => new TextEncoder().encode(text).length

/** The start of a text in so many bytes, at a whole character as people see it. */
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
  // A single letter with a hundred marks: better half of it than nothing.
  return startOf(split('grapheme')) || startOf(split('codepoint'))
}

/**
 * A name that every file system takes: paths, and all characters that one or a header could misread, are left out.
 * @param parts what stands before the typed name, as far as there is one: joined by hyphens
 * @param typed with or without an extension
 */
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
