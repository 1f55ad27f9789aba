import { createHash } from 'node:crypto'
import PostalMime from 'postal-mime'
import { Html, html, multiline } from '#functions/_shared/http/html.ts'

const STYLE = `body{max-width:46em;margin:2.5em auto;padding:0 1.2em;background:light-dark(#F6F1E6,#0C1230);color:light-dark(#25324F,#D5D8E5);font:17px/1.6 "Segoe UI",Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
h1,h2{font:400 32px/1.2 Georgia,serif;color:light-dark(#14264B,#EFEBDF)}h2{margin-top:2em;font-size:22px}
a{color:inherit}ol{padding:0;list-style:none}li{padding:12px 0;border-top:1px solid light-dark(#D9D1BF,#2D3866)}
li a{font-weight:600}dt{font-weight:600}dd{margin:0 0 8px}
iframe{max-width:100%;height:40em;border:1px solid light-dark(#D9D1BF,#2D3866)}
strong{display:block;padding:8px 12px;border:2px dashed #A3211F}form{display:flex;flex-wrap:wrap;gap:12px;margin-top:26px}
button{padding:12px 26px;border:2px solid #A3211F;border-radius:3px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button.pay{background:#A3211F;color:#fff}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Scripts are blocked by the policy instead of the sandbox, because browsers driven by tests need it that way. */
const MESSAGE_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-popups allow-top-navigation-by-user-activation"

/** @param formAction where its forms lead, as its policy says */
export function devPage(title: string, body: Html, status = 200, formAction = "'none'"): Response {
  const document = html`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${new Html(STYLE)}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
    'cache-control': 'no-store',
  }
  return new Response(document.source, { status, headers })
}

function withLinks(text: string): Html {
  const parts = text.split(/(https?:\/\/\S+)/)
  return new Html(
    parts
      .map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : multiline(part)).source)
      .join(''),
  )
}

/** @param part 'html' or 'source' alone; anything else for an overview */
export async function showMessage(
  source: Uint8Array<ArrayBuffer>,
  part: string | null,
  back: { href: string; label: string },
): Promise<Response> {
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
  const frame = (width: number) =>
    html`<h2>As HTML, ${width} pixels wide</h2><iframe src="?part=html" width="${width}" title="As HTML, ${width} pixels wide"></iframe>`
  return devPage(
    mail.subject ?? '(no subject)',
    html`<p><a href="${back.href}">${back.label}</a> · <a href="?part=html">As HTML</a> · <a href="?part=source">Source</a></p><p>${withLinks(mail.text ?? '')}</p>${frame(660)}${frame(320)}<h2>Headers</h2><dl>${headers}</dl>`,
  )
}
