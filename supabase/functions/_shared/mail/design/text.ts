/** What people typed, on its way into a message. */

/** Everything that some program takes for the end of a line. */
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** The lines of a text, without characters that have no shape. */
export function linesOf(text: string): string[] {
  return text.split(LINE_ENDS).map((line) => line.replace(/(?!\t)\p{Cc}/gu, ''))
}

/** The same in one line, and without characters that turn the writing direction around: for a header. */
export function headerText(text: string): string {
  return linesOf(text)
    .join(' ')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
}
