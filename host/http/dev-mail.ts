import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { html } from '#functions/_shared/http/html.ts'
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

export async function serveDevMail(folder: string, path: string, query: URLSearchParams): Promise<Response> {
  const file = path.slice(1)
  if (file === '') return list(folder)
  const source = FILE.test(file) && (await readFile(join(folder, file)).catch(() => undefined))
  if (!source) return new Response('There is no such message', { status: 404 })
  return showMessage(source, query.get('part'), { href: '/dev/mail', label: 'All messages' })
}
