import { createHash } from 'node:crypto'
import { BUSINESS } from '#content/business.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { prefixOf, type Words } from '../words.ts'
import { type Html, html } from './html.ts'

/** Pages that a function answers with: without scripts, in one piece. */

export type Settings = Pick<FunctionEnvironment, 'SITE_URL' | 'SUPABASE_URL' | 'PUBLIC_BACKEND_URL'>

const STYLE = `:root{color-scheme:light dark;--paper:#f6f1e6;--sheet:#fffcf5;--ink:#14264b;--text:#25324f;--muted:#56617b;--line:#7a8297;--hair:#d9d1bf;--verd:#1f6b60;--wax:#a3211f;--err:#a3211f}
@media(prefers-color-scheme:dark){:root{--paper:#0c1230;--sheet:#151d42;--ink:#efebdf;--text:#d5d8e5;--muted:#a6afcd;--line:#7f8bb8;--hair:#2d3866;--verd:#7fdbc5;--wax:#c23730;--err:#ff9d92}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--text);font:1.0625rem/1.6 Arial,sans-serif;overflow-wrap:anywhere}
header,main{max-width:740px;margin:auto;padding:24px 20px}
header{border-bottom:1px solid var(--hair)}
header a{color:var(--ink);font:400 1.6875rem/1.2 Georgia,serif;text-decoration:none}
h1,h2{margin:0;color:var(--ink);font:400 min(2.75rem,12vw)/1.1 Georgia,serif}h2{font-size:1.625rem}
a{color:inherit}p{margin:12px 0}
.sum{margin:20px 0 36px;padding:22px 26px;border:1px solid var(--err);border-left-width:6px;background:var(--sheet)}
ul{margin:0;padding:0;list-style:none}.sum a{display:inline-block;padding:5px 0;color:var(--err);font-weight:600}
.field{margin:22px 0 0;padding:0;border:0;min-width:0}
.invalid{margin-left:-14px;padding-left:10px;border-left:4px solid var(--err)}
label,legend{display:block;padding:0;color:var(--ink);font-weight:600}
em{color:var(--muted);font-style:normal;font-weight:400}
.hint{display:block;color:var(--muted);font-size:1rem;line-height:1.45}
.error{display:block;margin-top:6px;color:var(--err);font-weight:600}
input,select,textarea{display:block;width:100%;min-height:50px;margin-top:8px;padding:11px 14px;border:1px solid var(--line);border-radius:3px;background:var(--sheet);color:var(--ink);font:inherit}
.invalid>:is(input,select,textarea){border:2px solid var(--err)}
.choice{display:flex;gap:10px;align-items:center;min-height:44px;font-weight:400}.choice input{width:22px;min-height:22px;margin:0}
button{margin-top:36px;padding:15px 32px;border:0;border-radius:3px;background:var(--wax);color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--verd);outline-offset:2px}
form:has([name=serviceType] option:not([value*=ranslation]):checked) .field:has([name$=Language]),form:has([name=countryOfOrigin] option:not([value=Other]):checked) .field:has([name=countryOfOriginOther]),form:has([name=countryOfDestination] option:not([value=Other]):checked) .field:has([name=countryOfDestinationOther]){display:none}
dl{margin:16px 0}dl div{display:flex;flex-wrap:wrap;gap:2px 14px;padding:6px 0;border-top:1px solid var(--hair)}dt{flex:0 0 150px;color:var(--muted)}dd{margin:0}
nav,.pages{display:flex;flex-wrap:wrap;gap:4px 22px}:is(nav,.pages) a{padding:10px 0}
.verdict{margin:20px 0 36px;padding:20px 26px;border:1px solid var(--line);border-inline-start:6px solid var(--verd);background:var(--sheet)}.verdict:not(.current){border-inline-start-color:var(--err)}
img{display:block;width:100%;height:auto;margin:12px 0 36px;border:1px solid var(--hair);background:#fff}
@media print{:root{color-scheme:light;--paper:#fff;--sheet:#fff;--ink:#000;--text:#000;--muted:#444}form,nav,.pages{display:none}}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`

const isSameOrigin = ({ SITE_URL, SUPABASE_URL, PUBLIC_BACKEND_URL }: Settings) =>
  new URL(PUBLIC_BACKEND_URL ?? SUPABASE_URL).origin === new URL(SITE_URL).origin

/** Relative on the one-machine host: a visitor may use another of its names, and `form-action` allows only that origin. */
export const sitePath = (settings: Settings, path: string) =>
  isSameOrigin(settings) ? path : settings.SITE_URL + path

/** The platform serves HTML only under a custom domain (docs/deploy.md). */
export const canServeHtml = ({ SUPABASE_URL, PUBLIC_BACKEND_URL }: Settings) =>
  !new URL(PUBLIC_BACKEND_URL ?? SUPABASE_URL).hostname.endsWith('.supabase.co')

export const NONE = html``

export const renderIf = (condition: unknown, text: Html): Html => (condition ? text : NONE)

type Page = {
  title: string
  main: Html
  status?: number
  headers?: Record<string, string> | undefined
  /** Below everything. */
  foot?: Html
  /** Within the page itself; it loads nothing. */
  hasPicture?: boolean
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** What a page says, where no page can be served: without what leads on from it. */
export function textPage({ title, main, status = 200, headers }: Page): Response {
  const text = main.source
    .replace(/<(form|nav)[\s\S]*?<\/\1>/g, '')
    .replace(/\s*<[^>]*>\s*/g, '\n')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{2,}/g, '\n')
  return new Response(`${title}\n${text}`, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  })
}

export function htmlPage(
  settings: Settings,
  { LANGUAGE, FACTS }: Words,
  { title, main, status = 200, headers, foot = NONE, hasPicture = false }: Page,
): Response {
  const legal = FACTS.legal.parts.map((text, i) => html`${i > 0 ? ' · ' : ''}<bdi>${text}</bdi>`)
  const { source } =
    html`<!doctype html><html lang="${LANGUAGE.tag}"${renderIf(LANGUAGE.direction === 'rtl', html` dir="rtl"`)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="strict-origin"><meta name="robots" content="noindex"><title>${title} – ${BUSINESS.shortName}</title><style></style></head><body><header><a href="${sitePath(settings, `${prefixOf(LANGUAGE.code)}/`)}">${BUSINESS.shortName}</a></header><main>${main}<p class="hint">${legal}</p>${foot}</main></body></html>`
  const style = createHash('sha256').update(STYLE).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${style}'${hasPicture ? '; img-src data:' : ''}; form-action 'self'${isSameOrigin(settings) ? '' : ` ${settings.SITE_URL}`}; base-uri 'none'; frame-ancestors 'none'`
  // Inserted unescaped: the policy's digest is of this exact text.
  return new Response(
    source.replace('<style></style>', () => `<style>${STYLE}</style>`),
    {
      status,
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    },
  )
}
