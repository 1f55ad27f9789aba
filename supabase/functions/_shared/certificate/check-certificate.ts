import { EMAIL } from '#content/business.ts'
import { LANGUAGES } from '#content/languages.ts'
import { type CertificateAnswer, codeText, parseCode } from '#contract/certificate.ts'
import { dateIn } from '#contract/dates.ts'
import { fill } from '#contract/language.ts'
import { parseReference } from '#contract/reference.ts'
import { type Dependencies, rpc } from '../dependencies.ts'
import { bytesOf, openAccepted } from '../documents/stored.ts'
import { AppError, found } from '../http/errors.ts'
import { type Html, html } from '../http/html.ts'
import { canServeHtml, htmlPage, NONE, sitePath, textPage } from '../http/page.ts'
import { type Handler, wrap } from '../http/wrap.ts'
import { once } from '../papers/papers.ts'
import { limitCalls } from '../senders/abuse-guard.ts'
import { spokenOf, type Words, wordsIn } from '../words.ts'

/**
 * What a paper is checked at: `/V/CODE/PAGE`, made here and without scripts, for whoever holds one. It changes nothing but a count. A wrong code
 * of any kind has the same answer, for which the same is done.
 */

/** Dots per inch: stamps and small print can be compared. */
const SHARPNESS = 110

const LONGEST = 40

/** A text in which {email} is a link. */
function withAddress(text: string): Html {
  const [before = '', after = ''] = text.split('{email}')
  return html`${before}<a href="mailto:${EMAIL.general}">${EMAIL.general}</a>${after}`
}

function facts(answer: CertificateAnswer, { CHECK_WORDS: words }: Words): Html {
  const { sourceLanguage: from = '', targetLanguage: into = '', reference, pages } = answer
  const rows: [string, string][] = [
    [words.reference, reference],
    [words.pages, String(pages)],
    [words.languages, from && fill(words.fromInto, { from, into })],
  ]
  return html`<dl>${rows.flatMap(([label, text]) =>
    text ? html`<div><dt>${label}</dt><dd><bdi>${text}</bdi></dd></div>` : [],
  )}</dl>`
}

function verdict(answer: CertificateAnswer, words: Words): Html {
  const { CHECK_WORDS, DATES } = words
  const texts = CHECK_WORDS[answer.state]
  const day = (date: string | null) => dateIn(DATES, date ?? answer.date, DATES.day)
  const slots = { date: day(answer.date), on: day(answer.on) }
  return html`<section class="verdict ${answer.state}"><h2>${fill(texts.title, slots)}</h2><p>${fill(texts.text, slots)}</p>${facts(answer, words)}</section>`
}

type Shown = { answer: CertificateAnswer; page: number; picture: string }

type Link = (page: number) => string

function pagePart(
  { answer: { pages }, page, picture }: Shown,
  link: Link,
  { CHECK_WORDS: words }: Words,
): Html {
  const to = (page: number, text: string) => html`<a href="${link(page)}">${text}</a>`
  return html`<section><h2>${fill(words.pageOf, { page, pages })}</h2><p>${withAddress(words.compare)}</p><p class="pages">${page > 1 ? to(page - 1, words.previous) : NONE}${page < pages ? to(page + 1, words.next) : NONE}</p><img src="data:image/png;base64,${picture}" alt="${fill(words.picture, { page, pages })}"></section>`
}

const question = (action: string, typed: string, { CHECK_WORDS: words, LANGUAGE }: Words): Html =>
  html`<form action="${action}" method="get"><div class="field"><label for="code">${words.code}</label><span class="hint" id="code-hint">${words.how}</span><input id="code" name="code" value="${typed}" aria-describedby="code-hint" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="${LONGEST}"></div><input type="hidden" name="language" value="${LANGUAGE.code}"><button>${words.check}</button></form>`

const languages = (address: string): Html =>
  html`<nav>${LANGUAGES.map(
    ({ code, tag, name }) =>
      html`<a href="${address}?language=${code}" lang="${tag}" hreflang="${tag}">${name}</a>`,
  )}</nav>`

/** A file that is no longer as it was stored: its pages are not shown. */
function ignoreGone(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error
}

export function createCheckCertificate(dependencies: Dependencies): Handler {
  const { database, settings, renderPage, log } = dependencies

  /** Drawn once for many who look at the same page, because it is what a check costs. @throws AppError 'not-found' if the file was altered */
  const pictureOf = (file: NonNullable<CertificateAnswer['file']>, page: number) =>
    once(`${file.sha256}/${page}`, async () => {
      const body = found(await openAccepted(database, file))
      return new Uint8Array(await renderPage(await bytesOf(body), page, SHARPNESS))
    })

  async function answers(request: Request, typed: string): Promise<CertificateAnswer[]> {
    await limitCalls(dependencies, request, 'verification', settings.RATE_LIMIT_VERIFY)
    const code = parseCode(typed)
    const asked = code ? { code } : { reference: parseReference(typed) ?? typed }
    return (await rpc(database, 'check_certificate', asked)) as CertificateAnswer[]
  }

  async function parts(
    request: Request,
    typed: string,
    words: Words,
    wanted: number,
    link: Link,
  ): Promise<Html[]> {
    const { CHECK_WORDS } = words
    const all = await answers(request, typed)
    const [first] = all
    if (!first)
      return [
        html`<section class="verdict unknown"><h2>${CHECK_WORDS.unknown.title}</h2><p>${withAddress(CHECK_WORDS.unknown.text)}</p></section>`,
      ]
    const verdicts = all.map((answer) => verdict(answer, words))
    if (!parseCode(typed)) return [...verdicts, html`<p>${CHECK_WORDS.byReference}</p>`]
    const page = Math.min(Math.max(1, wanted), first.pages)
    const { file } = first
    const drawn = file && canServeHtml(settings) && (await pictureOf(file, page).catch(ignoreGone))
    if (drawn) {
      const picture = Buffer.from(drawn).toString('base64')
      return [...verdicts, pagePart({ answer: first, page, picture }, link, words)]
    }
    return first.state === 'current' ? [...verdicts, html`<p>${withAddress(CHECK_WORDS.kept)}</p>`] : verdicts
  }

  return wrap({ name: 'check-certificate', methods: ['GET', 'HEAD'], log }, async (request) => {
    const query = new URL(request.url).searchParams
    const typed = (query.get('code') ?? '').trim().slice(0, LONGEST)
    const page = Math.trunc(Number(query.get('page'))) || 1
    const chosen = query.get('language')
    const words = await wordsIn(chosen ?? spokenOf(request.headers.get('accept-language')))
    const { CHECK_WORDS } = words
    const code = parseCode(typed)
    const start = sitePath(settings, '/V')
    const here = code ? `${start}/${codeText(code)}` : start
    const link = (to: number) => `${here}/${to}${chosen ? `?language=${words.LANGUAGE.code}` : ''}`
    const show = (main: Html[], status = 200, headers = {}) => {
      const title = CHECK_WORDS.title
      if (!canServeHtml(settings)) return textPage({ title, main: html`${main}`, status, headers })
      return htmlPage(settings, words, {
        title,
        main: html`<h1>${title}</h1>${main}${question(start, typed, words)}`,
        hasPicture: true,
        foot: languages(code ? `${here}/${page}` : start),
        status,
        headers,
      })
    }
    if (typed === '') return show([])
    try {
      return show(await parts(request, typed, words, page, link))
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too-many-requests') throw error
      const { retryAfter = 60 } = error.details
      return show([html`<p role="alert">${CHECK_WORDS.busy}</p>`], 429, { 'retry-after': String(retryAfter) })
    }
  })
}
