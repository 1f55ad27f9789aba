import { type FormEvent, useRef } from 'react'
import { COUNTRIES } from '#contract/countries.ts'
import { namesOf } from '#contract/fields.ts'
import { guestFilePath } from '#contract/files.ts'
import { QUOTE_FIELDS, type QuoteAnswers, quoteRow } from '#contract/quote.ts'
import { QUOTE_FAILURES, QUOTE_TOASTS } from '#contract/wording.ts'
import type { Answers } from '#src/form/draft.ts'
import { preload } from '#src/form/preload.ts'
import { useDraft } from '#src/form/use-draft.ts'
import { requestSending, useRequestForm } from '#src/form/use-request-form.ts'
import { showToast } from '#src/ui/toast-store.ts'

/** Shown once it is sent. */
export const loadConfirmation = () => import('./quote-sent.tsx')

const preloadSending = () => preload([loadConfirmation, ...Object.values(requestSending)])

/** What the confirmation needs to know of a request that has been sent. */
export type SentQuote = { id: string; answers: QuoteAnswers; at: Date }

/** The behaviour of the quote form; `QuoteForm` is its view. */
export function useQuoteForm(onSent: (sent: SentQuote) => void) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft({
    form,
    key: 'sq-draft-quote',
    names: namesOf(QUOTE_FIELDS),
    queryDefaults: countriesOf,
  })
  const request = useRequestForm({
    form,
    fields: QUOTE_FIELDS,
    rowOf: quoteRow,
    type: 'quote_request',
    pathOf: guestFilePath,
    afterwards: loadConfirmation,
    setSubmission: draft.setSubmission,
    onSent(row, answers) {
      draft.forget()
      showToast('success', QUOTE_TOASTS.success)
      onSent({ id: row.id, answers, at: new Date() })
    },
    onFailed: (reason = QUOTE_FAILURES.other) =>
      showToast('error', { ...QUOTE_TOASTS.failed, description: reason }),
  })

  return {
    ...request,
    form,
    draft,

    onInput(event: FormEvent<HTMLFormElement>) {
      draft.changed()
      preloadSending()
      request.follow(event)
    },

    addFiles(files: File[]) {
      preloadSending()
      return request.addFiles(files)
    },
  }
}

/** Countries chosen on another page, `?from=Portugal&to=United+Kingdom`; unknown ones are ignored. */
function countriesOf(search: string): Answers {
  const params = new URLSearchParams(search)
  const known = (name: string) => COUNTRIES.find((country) => country === params.get(name)) ?? ''
  return { countryOfOrigin: known('from'), countryOfDestination: known('to') }
}
