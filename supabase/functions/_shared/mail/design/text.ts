import { BUSINESS } from '#content/business.ts'
import { withoutMarks } from '#contract/text.ts'

/** Sanitises what people typed for use in a message. */

/** Everything that any program treats as a line break. */
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** The lines of a text, without invisible characters and those that would turn round what stands beside them. */
export function linesOf(text: string): string[] {
  return withoutMarks(text)
    .split(LINE_ENDS)
    .map((line) => line.replace(/(?!\t)\p{Cc}/gu, ''))
}

/** The same on one line: for a header. */
export const headerText = (text: string): string => linesOf(text).join(' ')

/** The last lines of a message in plain text. */
export function footText(why: string): string {
  const lines = [`${BUSINESS.name}, ${BUSINESS.email.general}`, BUSINESS.legal.sentences, why]
  return lines.filter(Boolean).join('\n')
}
