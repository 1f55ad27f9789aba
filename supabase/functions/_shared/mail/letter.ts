import { BUSINESS } from '#content/business.ts'
import { type Html, html } from './html.ts'
import { layout, paragraph, rows } from './layout.ts'
import type { Mail } from './transport.ts'

/** A message that is a greeting, some words, a table of facts and perhaps a button. */

/** A line of the message's table. */
export type Fact = { label: string; text: string; link?: boolean }

export type Message = {
  subject: string
  title: string
  preview: string
  /** Before the facts. */
  intro: string[]
  facts: Fact[]
  button?: { href: string; label: string }
  /** After the facts. */
  outro?: string[]
  why: string
}

const button = (href: string, label: string): Html =>
  html`<p style="margin:26px 0"><a href="${href}" style="display:inline-block;padding:15px 28px;background:#A3211F;border-radius:3px;font-size:18px;line-height:22px;font-weight:600;color:#FFFFFF;text-decoration:none">${label}</a></p>`

const lines = (text: string): Html[] =>
  text.split('\n').map((line, i) => (i > 0 ? html`<br>${line}` : html`${line}`))

/**
 * Both parts of a message, from the same words.
 * @param greeting null for messages to the operator
 */
export function letter(message: Message, greeting: string | null): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, title, preview, intro, facts, outro = [], why } = message
  const text = [
    ...(greeting ? [greeting, ''] : []),
    ...intro.flatMap((line) => [line, '']),
    ...facts.map(
      ({ label, text }) => `${`${label}:`.padEnd(12)}${text.replaceAll('\n', `\n${' '.repeat(12)}`)}`,
    ),
    '',
    ...(message.button ? [`${message.button.label}: ${message.button.href}`, ''] : []),
    ...outro.flatMap((line) => [line, '']),
    `${BUSINESS.name}, ${BUSINESS.email.general}`,
    why,
  ]
  const body = [
    ...(greeting ? [paragraph(html`<bdi>${greeting}</bdi>`)] : []),
    ...intro.map((line) => paragraph(line)),
    rows(
      facts.map(({ label, text, link }, i) => ({
        label,
        value: link ? html`<a href="${text}">${text}</a>` : html`<bdi>${lines(text)}</bdi>`,
        strong: i < 3,
      })),
    ),
    ...(message.button ? [button(message.button.href, message.button.label)] : []),
    ...outro.map((line) => paragraph(line)),
  ]
  return { subject, text: text.join('\n'), html: layout({ title, preview, why, body }) }
}
