import { ENQUIRY_PAGE } from '#content/enquiry.ts'
import { QUOTE_TOASTS } from '#content/messages.ts'
import { NEWSLETTER } from '#content/newsletter.ts'
import { PLAIN_LINK, PLAIN_PROBLEMS } from '#content/plain-forms.ts'
import { QUOTE_PAGE } from '#content/quote.ts'
import { ENQUIRY_FIELDS } from '#contract/enquiry.ts'
import { formSender } from '#contract/form-sender.ts'
import { NEWSLETTER_FIELDS, NEWSLETTER_LINK_FIELDS } from '#contract/newsletter.ts'
import { PLAIN_FORMS, type PlainForm, SENT_PARAMETER } from '#contract/plain-forms.ts'
import { QUOTE_FIELDS, type QuoteAnswers, quoteRow } from '#contract/quote.ts'
import type { Dependencies } from '../dependencies.ts'
import { takeEnquiry } from '../enquiry/send-contact-email.ts'
import { AppError } from '../http/errors.ts'
import { isValueRefused, wrap } from '../http/wrap.ts'
import { errorCode } from '../log.ts'
import { deliverNow } from '../mail/outbox.ts'
import { confirmSubscription } from '../newsletter/newsletter-confirm.ts'
import { signUpSchemas, takeSignUp } from '../newsletter/newsletter-signup.ts'
import { endSubscription } from '../newsletter/newsletter-unsubscribe.ts'
import { addressOf, guardAgainstAbuse, senderOf, windowOf } from '../senders/abuse-guard.ts'
import { isCrowded } from '../senders/admit-request.ts'
import { ENGLISH } from '../words.ts'
import { checkForm, readPlainForm, uuidOf } from './form-body.ts'
import { type FormLooks, type Problem, pageOfRefusal, problemPage, sitePath } from './form-page.ts'

// Forms posted by a browser without scripts, with the same checks and limits as elsewhere. Without a proof of work,
// what looks automated is refused with a page that keeps the answers.

type Form = FormLooks & {
  /** @returns the stored record's reference, if any */
  take: (typed: Record<string, string>, request: Request) => Promise<string | undefined>
}

const words = ENGLISH

const ENQUIRY_FORM = { fields: ENQUIRY_FIELDS, labels: words.ENQUIRY_FIELD_WORDS, words }
const QUOTE_FORM = { fields: QUOTE_FIELDS, labels: words.QUOTE_FIELD_WORDS, words }
const NEWSLETTER_FORM = { fields: NEWSLETTER_FIELDS, labels: words.NEWSLETTER_FIELD_WORDS, words }
const LINK_FORM = { fields: NEWSLETTER_LINK_FIELDS, labels: words.NEWSLETTER_LINK_FIELD_WORDS, words }

const extra = { website: formSender.website }

const UNIQUE_VIOLATION = '23505'

/** A newsletter link, or just its token. */
const TOKEN = /^(?:.*[?&]token=)?([\w.-]{20,200})(?:[#&].*)?$/

function tokenIn(typed: Record<string, string>): string {
  const { link } = checkForm(typed, LINK_FORM, extra)
  const token = TOKEN.exec(link)?.[1]
  if (!token) throw new AppError('link-invalid')
  return token
}

export function createFormPost(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { database, settings, log, now } = dependencies

  /** The same for the same answers from a network on one day, so that pressing twice sends one request. */
  async function idOf(form: PlainForm, typed: object, request: Request, attempt = 0): Promise<string> {
    const sender = senderOf(settings.LINK_SIGNING_SECRET, addressOf(request, dependencies), now())
    const statement = JSON.stringify([
      settings.LINK_SIGNING_SECRET,
      sender,
      now().toISOString().slice(0, 10),
      form,
      typed,
      attempt,
    ])
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(statement)))
    return uuidOf([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
  }

  /** The database counts only requests that visitors insert themselves (decision 010). */
  async function countRequest(request: Request): Promise<void> {
    const sender = await database.rpc('sender_of', { address: addressOf(request, dependencies) })
    if (sender.error) throw sender.error
    const { error } = await database.rpc('count_sending', {
      sender: sender.data,
      form: 'quote_request',
      window_start: windowOf(now()).start.toISOString(),
    })
    if (error) throw error
  }

  async function storeQuote(answers: QuoteAnswers, request: Request, attempt = 0) {
    const id = await idOf('quote', answers, request, attempt)
    const found = await database.from('quote_requests').select('id, reference').eq('id', id).maybeSingle()
    if (found.error) throw found.error
    if (found.data) return found.data
    await countRequest(request)
    const { data, error } = await database
      .from('quote_requests')
      .insert(quoteRow(id, null, answers, []))
      .select('id, reference')
      .single()
    // pressed twice at once, or (once in a hundred years) another request has this reference
    if (error?.code === UNIQUE_VIOLATION && attempt < 3)
      return storeQuote(answers, request, error.message.includes('reference') ? attempt + 1 : attempt)
    if (error) throw error
    return data
  }

  const linkForm = (
    { title, submit }: Pick<FormLooks, 'title' | 'submit'>,
    follow: (dependencies: Dependencies, token: string) => Promise<unknown>,
  ): Form => ({
    title,
    submit,
    ...LINK_FORM,
    hints: { link: PLAIN_LINK.hint },
    async take(typed) {
      await follow(dependencies, tokenIn(typed))
      return undefined
    },
  })

  const forms: Record<PlainForm, Form> = {
    enquiry: {
      title: ENQUIRY_PAGE.title,
      submit: ENQUIRY_PAGE.submit,
      ...ENQUIRY_FORM,
      hints: ENQUIRY_PAGE.hints,
      async take(typed, request) {
        const body = checkForm(typed, ENQUIRY_FORM, extra)
        const id = await idOf('enquiry', body, request)
        return (await takeEnquiry(dependencies, request, { ...body, id })).reference
      },
    },
    quote: {
      title: QUOTE_PAGE.title,
      submit: QUOTE_PAGE.submit,
      ...QUOTE_FORM,
      hints: QUOTE_PAGE.hints,
      async take(typed, request) {
        const { website, ...answers } = checkForm(typed, QUOTE_FORM, extra)
        const crowded = await isCrowded(dependencies, request)
        await guardAgainstAbuse(dependencies, request, 'quote', { website }, { crowded })
        const quote = await storeQuote(answers, request)
        await deliverNow(dependencies, { subject: `request:${quote.id}`, reference: quote.reference })
        return quote.reference
      },
    },
    newsletter: {
      title: NEWSLETTER.form.title,
      submit: NEWSLETTER.form.submit,
      ...NEWSLETTER_FORM,
      hidden: ['wording'],
      async take(typed, request) {
        const { wording } = signUpSchemas
        await takeSignUp(dependencies, request, checkForm(typed, NEWSLETTER_FORM, { ...extra, wording }))
        return undefined
      },
    },
    confirm: linkForm(NEWSLETTER.confirm, confirmSubscription),
    unsubscribe: linkForm(NEWSLETTER.unsubscribe, endSubscription),
  }

  function explain(error: AppError, typed: Record<string, string>): Pick<Problem, 'message' | 'errors'> {
    const { fields } = error.details
    if (error.code === 'form-invalid' && fields) return { errors: fields as Record<string, string> }
    if (error.code === 'link-invalid') return { errors: { link: NEWSLETTER.failures.malformed } }
    if (error.code === 'link-expired') return { message: NEWSLETTER.failures.spent }
    if (error.code !== 'proof-required') return { message: error.message }
    return { message: typed.website ? PLAIN_PROBLEMS.program : PLAIN_PROBLEMS.busy }
  }

  const answer = wrap({ name: 'form-post', methods: ['POST'], log }, async (request) => {
    const name = (new URL(request.url).searchParams.get('form') ?? '') as PlainForm
    if (!Object.hasOwn(forms, name)) throw new AppError('not-found')
    const looks = forms[name]
    const typed = await readPlainForm(request)
    const form = { name, looks, typed }
    try {
      const reference = await looks.take(typed, request)
      const { page, done } = PLAIN_FORMS[name]
      const query = reference ? `?${SENT_PARAMETER}=${reference}` : ''
      const location = sitePath(settings, `${page}${query}#${done}`)
      return new Response(null, { status: 303, headers: { location } })
    } catch (failure) {
      const error = isValueRefused(failure) ? new AppError('bad-request') : failure
      if (error instanceof AppError) {
        const { status, headers } = error.response()
        const wait = headers.get('retry-after')
        const kept: Record<string, string> = wait === null ? {} : { 'retry-after': wait }
        return problemPage(settings, { status, form, headers: kept, ...explain(error, typed) })
      }
      log({ event: 'function-failed', function: 'form-post', code: errorCode(error) })
      const message =
        name === 'quote' ? QUOTE_TOASTS.failed.description : 'Something went wrong. Please try again.'
      return problemPage(settings, { status: 503, form, message, headers: { 'retry-after': '5' } })
    }
  })
  return async (request) => pageOfRefusal(settings, await answer(request))
}
