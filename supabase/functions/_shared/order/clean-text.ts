/**
 * What people typed, as a paper can show it: one line, composed characters, and nothing that is invisible or changes the
 * order of what stands beside it. A paper whose lines could be turned round by a hidden character would prove nothing.
 */

/** Bidi controls, zero-width characters, soft hyphens, variation selectors, tags. Joiners are for the next rule. */
const INVISIBLE =
  /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]/gu

/** Joiners belong into words of scripts that join their letters (Persian, Hindi); anywhere else nobody can see them. */
const STRAY_JOINER = /(?<![\p{Script=Arabic}\p{M}])[\u200C\u200D]+|[\u200C\u200D]+(?!\p{L})/gu

/** More marks on one letter than any orthography has would grow into the lines above and below. */
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu

/** @returns text without line breaks and control characters; may be empty */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(INVISIBLE, '')
    .replaceAll(STRAY_JOINER, '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replaceAll(TOO_MANY_MARKS, '$1')
    .trim()
}
