import { Buffer } from 'node:buffer'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { CalendarMethod } from '../booking/calendar.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { smtpOptions } from './connect.ts'
import { headerText } from './design/text.ts'

/** Addresses are objects, so that a name can never become a second recipient. */
export type Mail = {
  /** The outbox row's id: the same in every attempt, so that receivers can recognise repeats. */
  id: string
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  calendar?: { method: CalendarMethod; content: string }
  papers?: { filename: string; content: Uint8Array }[]
  /** One-click (RFC 8058). */
  unsubscribe?: string
}

export type MailTransport = {
  send: (mail: Mail) => Promise<void>
}

export type MessageSettings = Pick<
  FunctionEnvironment,
  'MAIL_FROM' | 'SITE_URL' | 'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_PRIVATE_KEY'
>

type Settings = MessageSettings &
  Pick<FunctionEnvironment, 'SMTP_URL' | 'SMTP_TIMEOUT_SECONDS' | 'MAIL_CAPTURE_DIR'>

/** What readers see and programs act on; RFC 8058 requires the last two. */
const SIGNED_HEADERS = [
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:In-Reply-To:References',
  'MIME-Version:Content-Type:Content-Transfer-Encoding',
  'List-Unsubscribe:List-Unsubscribe-Post',
].join(':')

function signing({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: MessageSettings) {
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_PRIVATE_KEY) return {}
  const dkim = { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY }
  return { dkim: { ...dkim, headerFieldNames: SIGNED_HEADERS } }
}

/** Unencoded and unfolded, for programs that could not use the URL otherwise. */
function unsubscribeHeaders({ unsubscribe }: Mail) {
  if (!unsubscribe) return {}
  return {
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function messageOf(mail: Mail, settings: MessageSettings) {
  return {
    messageId: `<${mail.id}@${new URL(settings.SITE_URL).hostname}>`,
    from: settings.MAIL_FROM,
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo && { ...mail.replyTo, name: headerText(mail.replyTo.name) },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'consultation.ics' } }),
    ...(mail.papers && {
      attachments: mail.papers.map(({ filename, content }) => ({
        filename,
        content: Buffer.from(content),
        contentType: 'application/pdf',
      })),
    }),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    // Content never comes from files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** As many as are ever in progress (outbox.ts). */
const MAX_CONNECTIONS = 30

/** In milliseconds: less than any mail server keeps an idle connection. */
const IDLE_MS = 4_000

/** Replaces a connection that the server closed while idle, if nothing was sent; otherwise the queue retries later. */
const POOL = { pool: true, maxConnections: MAX_CONNECTIONS, idleTimeout: IDLE_MS, maxRequeues: 1 } as const

function smtpTransport(url: string, settings: Settings): MailTransport {
  const socketTimeout = settings.SMTP_TIMEOUT_SECONDS * 1000
  const timeouts = { connectionTimeout: socketTimeout / 2, greetingTimeout: socketTimeout / 2, socketTimeout }
  const smtp = nodemailer.createTransport({ ...POOL, ...smtpOptions(url), ...timeouts, ...signing(settings) })
  return {
    async send(mail) {
      await smtp.sendMail(messageOf(mail, settings))
    },
  }
}

/** In wire format. */
export function createWriter(settings: MessageSettings): (mail: Mail) => Promise<Buffer> {
  const writer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...signing(settings),
  })
  return async (mail) => {
    const { message } = await writer.sendMail(messageOf(mail, settings))
    return message as Buffer
  }
}

/** Without SMTP_URL. File names sort by time. */
function captureTransport(folder: string, settings: Settings): MailTransport {
  const write = createWriter(settings)
  return {
    async send(mail) {
      const message = await write(mail)
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${mail.id}.eml`)
      await mkdir(folder, { recursive: true })
      try {
        await writeFile(`${file}.part`, message)
        await rename(`${file}.part`, file)
      } finally {
        // incomplete if the disk is full
        await rm(`${file}.part`, { force: true })
      }
    },
  }
}

export function createTransport(settings: Settings): MailTransport {
  if (settings.SMTP_URL) return smtpTransport(settings.SMTP_URL, settings)
  if (settings.MAIL_CAPTURE_DIR) return captureTransport(settings.MAIL_CAPTURE_DIR, settings)
  throw new Error('Neither SMTP_URL nor MAIL_CAPTURE_DIR is set: there is no way to send mail')
}
