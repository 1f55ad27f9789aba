import { createHash } from 'node:crypto'
import { PLAIN_FORMS, type PlainForm, SENT_PARAMETER } from '#contract/backend.ts'
import { ENQUIRY_FIELDS } from '#contract/enquiry.ts'
import { formSender } from '#contract/form-sender.ts'
import { NEWSLETTER_FIELDS, NEWSLETTER_LINK_FIELDS } from '#contract/newsletter.ts'
import { QUOTE_FIELDS, type QuoteAnswers, quoteRow } from '#contract/quote.ts'
import { languageCode } from '#contract/values.ts'
import { type Dependencies, orThrow } from '../dependencies.ts'
import { takeEnquiry } from '../enquiry/send-contact-email.ts'
import { AppError, FORGED_HEADER } from '../http/errors.ts'
import { sitePath } from '../http/page.ts'
import { type Handler, isValueRefused, wrap } from '../http/wrap.ts'
import { errorCode } from '../log.ts'
import { deliverSoon } from '../mail/outbox.ts'
import { confirmSubscription } from '../newsletter/newsletter-confirm.ts'
import { signUpSchemas, takeSignUp } from '../newsletter/newsletter-signup.ts'
import { endSubscription } from '../newsletter/newsletter-unsubscribe.ts'
import { addressOf, guardAgainstAbuse, sendersOf } from '../senders/abuse-guard.ts'
import { prefixOf, type Words } from '../words.ts'
import { checkForm, readPlainForm, uuidOf } from './form-body.ts'
import { type FormLooks, keptOf, type Problem, pageOfRefusal, problemPage } from './form-page.ts'

// Forms posted by a browser without scripts, with the same checks and limits as elsewhere. Without a proof of work,
// what looks automated is refused with a page that keeps the answers.

type Form = FormLooks & {
  /** @returns the stored record's reference, if any */
  take: (typed: Record<string, string>, request: Request, language: string) => Promise<string | undefined>
}

const extra = { website: formSender.website }

const UNIQUE_VIOLATION = '23505'

const TOKEN = /^(?:.*[?&]token=)?([\w.-]{20,200})(?:[#&].*)?$/

function tokenIn({ link }: { link: string }): string {
  const token = TOKEN.exec(link)?.[1]
  if (!token) throw new AppError('link-invalid')
  return token
}

export function createFormPost(dependencies: Dependencies): Handler {
  const { database, settings, log, now } = dependencies

  /** The same for the same answers from a network on one day, so that pressing twice sends one request. */
  function idOf(form: PlainForm, typed: object, request: Request, attempt = 0): string {
    const [sender] = sendersOf(settings.LINK_SIGNING_SECRET, addressOf(request, dependencies), now())
    const day = now().toISOString().slice(0, 10)
    const statement = JSON.stringify([settings.LINK_SIGNING_SECRET, sender, day, form, typed, attempt])
    return uuidOf(createHash('sha256').update(statement).digest('hex'))
  }

  async function storeQuote(
    answers: QuoteAnswers,
    request: Request,
    language: string,
    attempt = 0,
  ): Promise<{ id: string; reference: string }> {
    const id = idOf('quote', answers, request, attempt)
    const found = await orThrow(
      database.from('quote_requests').select('id, reference').eq('id', id).maybeSingle(),
    )
    if (found) return found
    const { data, error } = await database
      .from('quote_requests')
      .insert({ ...quoteRow(id, null, answers, []), language })
      .select('id, reference')
      .single()
    // pressed twice at once, or (once in a hundred years) another request has this reference
    if (error?.code === UNIQUE_VIOLATION && attempt < 3)
      return storeQuote(
        answers,
        request,
        language,
        error.message.includes('reference') ? attempt + 1 : attempt,
      )
    if (error) throw error
    return data
  }

  const linkForm = (
    words: Words,
    name: 'confirm' | 'unsubscribe',
    follow: (dependencies: Dependencies, token: string) => Promise<unknown>,
  ): Form => {
    const form = { fields: NEWSLETTER_LINK_FIELDS, labels: words.NEWSLETTER_LINK_FIELD_WORDS }
    const { title, submit } = words.NEWSLETTER[name]
    return {
      ...{ title, submit, hints: { link: words.PLAIN_LINK.hint } },
      ...form,
      async take(typed) {
        await follow(dependencies, tokenIn(checkForm(typed, { ...form, words }, extra)))
        return undefined
      },
    }
  }

  function enquiryForm(words: Words): Form {
    const { title, submit, hints } = words.ENQUIRY_PAGE
    const form = { fields: ENQUIRY_FIELDS, labels: words.ENQUIRY_FIELD_WORDS }
    return {
      ...{ title, submit, hints },
      ...form,
      async take(typed, request, language) {
        const body = checkForm(typed, { ...form, words }, extra)
        const id = idOf('enquiry', body, request)
        return (await takeEnquiry(dependencies, request, { ...body, id, language })).reference
      },
    }
  }

  function quoteForm(words: Words): Form {
    const { title, submit, hints } = words.QUOTE_PAGE
    const form = { fields: QUOTE_FIELDS, labels: words.QUOTE_FIELD_WORDS }
    return {
      ...{ title, submit, hints },
      ...form,
      async take(typed, request, language) {
        const { website, ...answers } = checkForm(typed, { ...form, words }, extra)
        await guardAgainstAbuse(dependencies, request, 'quote', { website })
        const quote = await storeQuote(answers, request, language)
        deliverSoon(dependencies, `request:${quote.id}`)
        return quote.reference
      },
    }
  }

  function newsletterForm(words: Words): Form {
    const { title, submit } = words.NEWSLETTER.form
    const form = { fields: NEWSLETTER_FIELDS, labels: words.NEWSLETTER_FIELD_WORDS }
    return {
      ...{ title, submit, hidden: ['wording'] },
      ...form,
      async take(typed, request, language) {
        const { wording } = signUpSchemas
        const body = checkForm(typed, { ...form, words }, { ...extra, wording })
        await takeSignUp(dependencies, request, { ...body, language })
        return undefined
      },
    }
  }

  const FORMS: Record<PlainForm, (words: Words) => Form> = {
    enquiry: enquiryForm,
    quote: quoteForm,
    newsletter: newsletterForm,
    confirm: (words) => linkForm(words, 'confirm', confirmSubscription),
    unsubscribe: (words) => linkForm(words, 'unsubscribe', endSubscription),
  }

  function explain(
    error: AppError,
    typed: Record<string, string>,
    { NEWSLETTER, PLAIN_PROBLEMS, REFUSALS }: Words,
  ): Pick<Problem, 'message' | 'errors'> {
    const { fields, message = REFUSALS[error.code] } = error.details
    if (error.code === 'form-invalid' && fields) return { errors: fields as Record<string, string> }
    if (error.code === 'link-invalid') return { errors: { link: NEWSLETTER.failures.malformed } }
    if (error.code === 'link-expired') return { message: NEWSLETTER.failures.spent }
    if (error.code !== 'proof-required') return { message: String(message) }
    return { message: typed.website ? PLAIN_PROBLEMS.program : PLAIN_PROBLEMS.busy }
  }

  const answer = wrap({ name: 'form-post', log }, async (request, words) => {
    const { searchParams } = new URL(request.url)
    const name = (searchParams.get('form') ?? '') as PlainForm
    // Nobody types it, so that nobody could correct it either.
    const language = languageCode.safeParse(searchParams.get('language')).data ?? 'en'
    if (!Object.hasOwn(FORMS, name)) throw new AppError('not-found')
    const looks = FORMS[name](words)
    const typed = await readPlainForm(request)
    const form = { name, looks, typed }
    try {
      const reference = await looks.take(typed, request, language)
      const { page, done } = PLAIN_FORMS[name]
      const query = reference ? `?${SENT_PARAMETER}=${reference}` : ''
      const location = sitePath(settings, `${prefixOf(language)}${page}${query}#${done}`)
      return new Response(null, { status: 303, headers: { location } })
    } catch (failure) {
      const error = isValueRefused(failure) ? new AppError('bad-request') : failure
      if (error instanceof AppError) {
        const refusal = error.response()
        const headers = keptOf(refusal, 'retry-after', FORGED_HEADER)
        return problemPage(settings, {
          status: refusal.status,
          form,
          headers,
          words,
          ...explain(error, typed, words),
        })
      }
      log({ event: 'function-failed', function: 'form-post', code: errorCode(error) })
      const message = name === 'quote' ? words.QUOTE_NOTICES.failed.description : words.REFUSALS.unavailable
      return problemPage(settings, { status: 503, form, message, words, headers: { 'retry-after': '5' } })
    }
  })
  return async (request) => pageOfRefusal(settings, await answer(request), request.url)
}
