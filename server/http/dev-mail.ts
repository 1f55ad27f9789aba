import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { Html, html, multiline } from './html.ts'

/** /dev/mail: the messages captured on a machine without an SMTP server. Loopback only; the caller sees to that. */

const STYLE = `body{max-width:46em;margin:2.5em auto;padding:0 1.2em;background:light-dark(#F6F1E6,#0C1230);color:light-dark(#25324F,#D5D8E5);font:17px/1.6 "Segoe UI",Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
h1,h2{font:400 32px/1.2 Georgia,serif;color:light-dark(#14264B,#EFEBDF)}h2{margin-top:2em;font-size:22px}
a{color:inherit}ol{padding:0;list-style:none}li{padding:12px 0;border-top:1px solid light-dark(#D9D1BF,#2D3866)}
li a{font-weight:600}dt{font-weight:600}dd{margin:0 0 8px}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const PAGE_CSP = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A message's own HTML: inline styles and nothing that loads or runs. */
const MESSAGE_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation"

const FILE = /^[\w.-]+\.eml$/

function page(title: string, body: Html): Response {
  const document = html`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${new Html(STYLE)}</style></head><body><h1>${title}</h1>${body}</body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_CSP }
  return new Response(document.source, { headers })
}

/** Links in a text part can be opened; everything else stays text. */
function withLinks(text: string): Html {
  const parts = text.split(/(https?:\/\/\S+)/)
  return new Html(
    parts
      .map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : multiline(part)).source)
      .join(''),
  )
}

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
  return page('Captured mail', items.length > 0 ? html`<ol>${items}</ol>` : empty)
}

async function show(folder: string, file: string, part: string | null): Promise<Response> {
  const source = await readFile(join(folder, file)).catch(() => undefined)
  if (!source) return new Response('There is no such message', { status: 404 })
  if (part === 'source')
    return new Response(source, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  const mail = await PostalMime.parse(source)
  if (part === 'html') {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': MESSAGE_CSP,
      'x-frame-options': 'SAMEORIGIN',
    }
    return new Response(mail.html ?? '', { headers })
  }
  const headers = mail.headers.map(({ key, value }) => html`<dt>${key}</dt><dd>${value}</dd>`)
  return page(
    mail.subject ?? '(no subject)',
    html`<p><a href="/dev/mail">All messages</a> · <a href="?part=html">As HTML</a> · <a href="?part=source">Source</a></p><p>${withLinks(mail.text ?? '')}</p><h2>Headers</h2><dl>${headers}</dl>`,
  )
}

/**
 * @param folder where the capture transport writes
 * @param path the part of the URL path after /dev/mail, '' or '/FILE.eml'
 */
export function serveDevMail(folder: string, path: string, query: URLSearchParams): Promise<Response> {
  const file = path.slice(1)
  if (file === '') return list(folder)
  if (!FILE.test(file)) return Promise.resolve(new Response('There is no such message', { status: 404 }))
  return show(folder, file, query.get('part'))
}
