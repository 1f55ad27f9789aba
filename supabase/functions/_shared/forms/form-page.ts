import { FORM_POST, type PlainForm } from '#contract/backend.ts'
import { type Field, type Fields, type FieldWords, optionsOf, type WordsOf } from '#contract/fields.ts'
import { fill } from '#contract/language.ts'
import { type Html, html } from '../http/html.ts'
import { canServeHtml, htmlPage, NONE, renderIf, type Settings } from '../http/page.ts'
import { type Words, wordsIn } from '../words.ts'

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
  const { PLAIN_PROBLEMS: texts, LANGUAGE } = words
  const list = Object.entries(errors).map(([name, error]) => html`<li><a href="#${name}">${error}</a></li>`)
  return htmlPage(settings, words, {
    title: texts.title,
    main: html`<div class="sum" role="alert"><h2>${texts.title}</h2>${renderIf(message, html`<p>${message ?? ''}</p>`)}<ul>${list}</ul><p>${form ? texts.kept : texts.back}${LANGUAGE.space}${texts.write}</p></div>${formPart(problem)}`,
    status,
    headers,
  })
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
