/** Sanitises what people typed for use in a message. */

/** Everything that any program treats as a line break. */
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** The lines of a text, without invisible characters. */
export function linesOf(text: string): string[] {
  return text.split(LINE_ENDS).map((line) => line.replace(/(?!\t)\p{Cc}/gu, ''))
}

/** The same on one line, without characters that change the writing direction: for a header. */
export function headerText(text: string): string {
  return linesOf(text)
    .join(' ')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
}
