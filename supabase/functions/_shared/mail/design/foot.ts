import { BUSINESS } from '#content/business.ts'

/** The last lines of a message in plain text. */
export function footText(why: string): string {
  const lines = [`${BUSINESS.name}, ${BUSINESS.email.general}`, BUSINESS.legal.sentences, why]
  return lines.filter(Boolean).join('\n')
}
