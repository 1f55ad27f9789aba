import nodemailer from 'nodemailer'
import { TEMPLATES } from '#functions/_shared/mail/compose.ts'
import type { MailContent } from '#functions/_shared/mail/design/message.ts'

/** Messages of the same size as the host's, written by hand: a sample of their kind with another reference. */

export type QueuedMessage = { id: string; kind: string; recipient: string | null; reference: string }

const OPERATOR = 'operator@example.com'

const samples = new Map<string, { content: MailContent; reference: string }>()

function sampleOf(kind: string) {
  const known = samples.get(kind)
  if (known) return known
  const content = TEMPLATES[kind]?.sample()
  if (!content) throw new Error(`There is no message of the kind ${kind}`)
  const made = { content, reference: /SQ-\w{4}-\w{4}/.exec(content.subject)?.[0] ?? 'no reference' }
  samples.set(kind, made)
  return made
}

const inLines = (base64: string) => base64.replace(/.{76}/g, '$&\r\n')

function write({ id, kind, reference }: QueuedMessage, to: string): string {
  const { content, reference: sample } = sampleOf(kind)
  const boundary = `part-${id}`
  const filled = (text: string) => text.replaceAll(sample, reference)
  const part = (type: string, text: string) =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${inLines(Buffer.from(filled(text)).toString('base64'))}\r\n`
  const { calendar } = content
  return [
    `Message-ID: <${id}@localhost>\r\nFrom: <${OPERATOR}>\r\nTo: <${to}>\r\nDate: ${new Date().toUTCString()}\r\n`,
    `Subject: =?utf-8?B?${Buffer.from(filled(content.subject)).toString('base64')}?=\r\nMIME-Version: 1.0\r\n`,
    `Content-Type: multipart/alternative; boundary="${boundary}"\r\n\r\n`,
    part('text/plain', content.text),
    part('text/html', content.html),
    calendar ? part(`text/calendar; method=${calendar.method}`, calendar.content) : '',
    `--${boundary}--\r\n`,
  ].join('')
}

/** @returns sends messages over kept connections */
export function createFloorMail(smtpUrl: string): (message: QueuedMessage) => Promise<unknown> {
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    maxMessages: Number.POSITIVE_INFINITY,
  })
  return (message) => {
    const to = message.recipient ?? OPERATOR
    return smtp.sendMail({ envelope: { from: OPERATOR, to }, raw: write(message, to) })
  }
}
