import { createHash } from 'node:crypto'
import { BUSINESS } from '#content/business.ts'
import { FORM_POST, type PlainForm } from '#contract/backend.ts'
import { type Field, type Fields, type FieldWords, optionsOf, type WordsOf } from '#contract/fields.ts'
import { fill } from '#contract/language.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { type Html, html } from '../http/html.ts'
import { prefixOf, type Words, wordsIn } from '../words.ts'

// What `form-post` answers if it refuses a form: the form again, with the answers and messages; or as text, if the
// backend cannot serve pages.

export type FormLooks = {
  title: string
  submit: string
  fields: Fields
  labels: WordsOf<Fields>
  hints?: Readonly<Record<string, string>>
  /** Hidden inputs. The honeypot is always emptied. */
  hidden?: readonly string[]
}

export type Problem = {
  status: number
  message?: string | undefined
  errors?: Readonly<Record<string, string>> | undefined
  form?: { name: PlainForm; looks: FormLooks; typed: Readonly<Record<string, string>> }
  headers?: Record<string, string>
  words: Words
}

type Settings = Pick<FunctionEnvironment, 'SITE_URL' | 'SUPABASE_URL' | 'PUBLIC_BACKEND_URL'>

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
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`

const isSameOrigin = ({ SITE_URL, SUPABASE_URL, PUBLIC_BACKEND_URL }: Settings) =>
  new URL(PUBLIC_BACKEND_URL ?? SUPABASE_URL).origin === new URL(SITE_URL).origin

/** Relative on the one-machine host: a visitor may use another of its names, and `form-action` allows only that origin. */
export const sitePath = (settings: Settings, path: string) =>
  isSameOrigin(settings) ? path : settings.SITE_URL + path

/** The platform serves HTML only under a custom domain (docs/deploy.md). */
const canServeHtml = ({ SUPABASE_URL, PUBLIC_BACKEND_URL }: Settings) =>
  !new URL(PUBLIC_BACKEND_URL ?? SUPABASE_URL).hostname.endsWith('.supabase.co')

const NONE = html``

const renderIf = (condition: unknown, text: Html): Html => (condition ? text : NONE)

type Labels = FieldWords<Field & { required: false }> & { prompt?: string }

type FieldPart = {
  name: string
  field: Field
  labels: Labels
  hint: string | undefined
  answer: string
  error: string | undefined
  words: Words
}

function control({ name, field, labels, answer, words }: FieldPart, common: Html): Html {
  const options = 'choices' in field ? optionsOf(field, labels, words.LANGUAGE.tag) : []
  switch (field.kind) {
    case 'textarea':
      return html`<textarea ${common} rows="7" dir="auto">\n${answer}</textarea>`
    case 'select':
      return html`<select ${common}><option value="">${labels.prompt ?? ''}</option>${options.map(
        ({ value, label }) =>
          html`<option value="${value}"${renderIf(value === answer, html` selected`)}>${label}</option>`,
      )}</select>`
    case 'radio':
      return html`${options.map(
        ({ value, label }, i) =>
          html`<label class="choice"><input type="radio" name="${name}" value="${value}"${renderIf(i === 0, html` id="${name}"`)}${renderIf(value === answer, html` checked`)}> ${label}</label>`,
      )}`
    default:
      return html`<input ${common} type="${field.kind}" value="${answer}"${renderIf(field.autoComplete, html` autocomplete="${field.autoComplete ?? ''}"`)}>`
  }
}

function fieldPart(part: FieldPart): Html {
  const { name, field, labels, hint, error, words } = part
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  const described = renderIf(ids, html` aria-describedby="${ids}"`)
  const common = html`id="${name}" name="${name}"${renderIf(error, html` aria-invalid="true"`)}${described}`
  const label = html`${labels.label}${renderIf(!field.required, html` <em>${words.FIELD_WORDS.optional}</em>`)}`
  const above = renderIf(hint, html`<span class="hint" id="${name}-hint">${hint ?? ''}</span>`)
  const under = renderIf(error, html`<span class="error" id="${name}-error">${error ?? ''}</span>`)
  const kind = error ? 'field invalid' : 'field'
  if (field.kind === 'radio')
    return html`<fieldset class="${kind}"${described}><legend>${label}</legend>${above}${control(part, common)}${under}</fieldset>`
  return html`<div class="${kind}"><label for="${name}">${label}</label>${above}${control(part, common)}${under}</div>`
}

function formPart({ form, errors, words }: Problem): Html {
  if (!form) return NONE
  const { looks, typed } = form
  const { code } = words.LANGUAGE
  const fields = Object.entries(looks.fields).map(([name, field]) =>
    fieldPart({
      name,
      field,
      labels: looks.labels[name] as Labels,
      hint: looks.hints?.[name],
      answer: typed[name] ?? '',
      error: errors?.[name],
      words,
    }),
  )
  const hidden = (looks.hidden ?? []).map(
    (name) => html`<input type="hidden" name="${name}" value="${typed[name] ?? ''}">`,
  )
  return html`<h1>${looks.title}</h1><form method="post" action="${FORM_POST}?form=${form.name}${renderIf(code !== 'en', html`&amp;language=${code}`)}" novalidate>${fields}${hidden}<div class="unseen" aria-hidden="true"><label>${words.FIELD_WORDS.website} <input name="website" tabindex="-1" autocomplete="off"></label></div><button>${looks.submit}</button></form>`
}

function asPage(settings: Settings, problem: Problem): Response {
  const { status, message, errors = {}, form, headers, words } = problem
  const { PLAIN_PROBLEMS: texts, LANGUAGE, FACTS } = words
  const legal = FACTS.legal.parts.map((text, i) => html`${i > 0 ? ' · ' : ''}<bdi>${text}</bdi>`)
  const list = Object.entries(errors).map(([name, error]) => html`<li><a href="#${name}">${error}</a></li>`)
  const { source } =
    html`<!doctype html><html lang="${LANGUAGE.tag}"${renderIf(LANGUAGE.direction === 'rtl', html` dir="rtl"`)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="strict-origin"><meta name="robots" content="noindex"><title>${texts.title} – ${BUSINESS.shortName}</title><style></style></head><body><header><a href="${sitePath(settings, `${prefixOf(LANGUAGE.code)}/`)}">${BUSINESS.shortName}</a></header><main><div class="sum" role="alert"><h2>${texts.title}</h2>${renderIf(message, html`<p>${message ?? ''}</p>`)}<ul>${list}</ul><p>${form ? texts.kept : texts.back}${LANGUAGE.space}${texts.write}</p></div>${formPart(problem)}<p class="hint">${legal}</p></main></body></html>`
  const style = createHash('sha256').update(STYLE).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${style}'; form-action 'self'${isSameOrigin(settings) ? '' : ` ${settings.SITE_URL}`}; base-uri 'none'; frame-ancestors 'none'`
  // Inserted unescaped: the policy's digest is of this exact text.
  return new Response(
    source.replace('<style></style>', () => `<style>${STYLE}</style>`),
    {
      status,
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    },
  )
}

function asText({ status, message, errors = {}, form, headers, words }: Problem): Response {
  const { LANGUAGE, PLAIN_PROBLEMS: texts } = words
  const problems = [message, ...Object.values(errors)].flatMap((text) => (text ? [`- ${text}`] : []))
  const answers = Object.entries(form?.looks.labels ?? {}).flatMap(([name, { label }]) =>
    form?.typed[name] ? [fill(LANGUAGE.label, { label, text: form.typed[name] })] : [],
  )
  const typed =
    answers.length > 0 ? [fill(LANGUAGE.label, { label: texts.typed, text: '' }).trimEnd(), ...answers] : []
  const parts = [texts.title, problems.join('\n'), `${texts.back}\n${texts.write}`, ...typed]
  return new Response(`${parts.join('\n\n')}\n`, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  })
}

export const problemPage = (settings: Settings, problem: Problem): Response =>
  canServeHtml(settings) ? asPage(settings, problem) : asText(problem)

/** Turns a JSON refusal, meant for programs, into a page. @param url that was called: it names the language */
export const keptOf = ({ headers }: Response, ...names: string[]): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => names.includes(name)))

export async function pageOfRefusal(settings: Settings, refusal: Response, url: string): Promise<Response> {
  if (!refusal.headers.get('content-type')?.startsWith('application/json')) return refusal
  const body: { message?: string; error?: string | { message: string } } = await refusal.json()
  const message = typeof body.error === 'object' ? body.error.message : body.message
  const headers = keptOf(refusal, 'allow', 'retry-after')
  const words = await wordsIn(new URL(url).searchParams.get('language'))
  return problemPage(settings, { status: refusal.status, message, headers, words })
}
