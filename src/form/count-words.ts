/** Without spaces between words; word processors count each character. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** As word processors count, but for signs that stand alone. Words divided at the end of a line are one. */
export function countWords(text: string): number {
  const parts = text
    .replace(/[-\u00ad]\n\s*(?=\p{Ll})/gu, '-')
    .replace(IDEOGRAPH, ' $& ')
    .split(/[\s\u200b]+/)
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}
