import { BUSINESS } from '#content/business.ts'
import { fill } from '#contract/language.ts'
import { withoutMarks } from '#contract/text.ts'
import type { Words } from '../../words.ts'

/** Whatever any program treats as a line break. */
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** Without invisible characters, and those that change the reading direction. */
export function linesOf(text: string): string[] {
  return withoutMarks(text)
    .split(LINE_ENDS)
    .map((line) => line.replace(/(?!\t)\p{Cc}/gu, ''))
}

/** Mail programs decode what is written as an encoded word (RFC 2047), line breaks in it included. */
export const headerText = (text: string): string => linesOf(text).join(' ').replaceAll('=?', '= ?')

/** The footer of plain-text messages. */
export function footText(why: string, { FACTS, LANGUAGE, MAIL }: Words): string {
  const name = fill(MAIL.foot, { name: BUSINESS.name, mail: BUSINESS.email.general })
  const reach = [name, BUSINESS.phone].filter(Boolean).join(LANGUAGE.comma)
  const lines = [reach, FACTS.legal.sentences, why]
  return lines.filter(Boolean).join('\n')
}
