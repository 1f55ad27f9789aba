import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { authMail } from '#functions/_shared/account/auth-templates.ts'
import { html } from '#functions/_shared/http/html.ts'
import { type MailKind, TEMPLATES } from '#functions/_shared/mail/compose.ts'
import { type MailContent, SAMPLE_SITE } from '#functions/_shared/mail/design/message.ts'
import { createWriter } from '#functions/_shared/mail/transport.ts'
import { ENGLISH } from '#functions/_shared/words.ts'
import type { Settings } from '../settings.ts'
import { devPage, showMessage } from './dev-message.ts'

/** /dev/mail: captured messages, on this machine only, which the caller checks. */

const FILE = /^[\w.-]+\.eml$/

async function list(folder: string): Promise<Response> {
  const files = (await readdir(folder).catch(() => []))
    .filter((name) => FILE.test(name))
    .sort()
    .reverse()
  const items = await Promise.all(
    files.slice(0, 200).map(async (file) => {
      const { subject, to } = await PostalMime.parse(await readFile(join(folder, file)))
      const recipient = to?.[0] && 'address' in to[0] ? (to[0].address ?? '') : ''
      return html`<li><a href="/dev/mail/${file}">${subject ?? '(no subject)'}</a><br>${recipient}, ${file.slice(0, 19)}</li>`
    }),
  )
  const empty = html`<p>No message yet. With SMTP_URL set, messages go there instead.</p>`
  const previews = html`<p><a href="/dev/mail/preview">All kinds of message, with sample data</a></p>`
  return devPage('Captured mail', html`${previews}${items.length > 0 ? html`<ol>${items}</ol>` : empty}`)
}

const PREVIEW = '/dev/mail/preview'

export const MAIL_SAMPLES = {
  ...Object.fromEntries(Object.entries(TEMPLATES).map(([kind, { sample }]) => [kind, sample(ENGLISH)])),
  auth_recovery: authMail('recovery', 'EXAMPLE', SAMPLE_SITE, ENGLISH),
} as Readonly<Record<MailKind | 'auth_recovery', MailContent>>

const SAMPLE_ID = '00000000-0000-4000-8000-000000000000'

async function preview(settings: Settings, kind: string, query: URLSearchParams): Promise<Response> {
  if (kind === '') {
    const items = Object.entries(MAIL_SAMPLES).map(
      ([each, sample]) => html`<li><a href="${PREVIEW}/${each}">${each}</a><br>${sample.subject}</li>`,
    )
    const captured = html`<p><a href="/dev/mail">Captured mail</a></p>`
    return devPage('All kinds of message', html`${captured}<ol>${items}</ol>`)
  }
  const sample = Object.hasOwn(MAIL_SAMPLES, kind) && MAIL_SAMPLES[kind as keyof typeof MAIL_SAMPLES]
  if (!sample) return new Response('There is no such kind of message', { status: 404 })
  const source = await createWriter(settings)({ id: SAMPLE_ID, to: 'customer@example.com', ...sample })
  const back = { href: PREVIEW, label: 'All kinds of message' }
  return showMessage(new Uint8Array(source), query.get('part'), back)
}

/** @param path beneath /dev/mail; undefined: there is no such page */
export async function serveDevMail(
  settings: Settings,
  path: string,
  query: URLSearchParams,
): Promise<Response | undefined> {
  const [, file = '', ...kind] = path.split('/')
  if (file === 'preview') return preview(settings, kind.join('/'), query)
  if (settings.SMTP_URL) return undefined
  const folder = join(settings.DATA_DIR, 'mail')
  if (path === '' || path === '/') return list(folder)
  const source = FILE.test(path.slice(1)) && (await readFile(join(folder, file)).catch(() => undefined))
  if (!source) return new Response('There is no such message', { status: 404 })
  return showMessage(source, query.get('part'), { href: '/dev/mail', label: 'All messages' })
}
