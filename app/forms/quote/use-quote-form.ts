import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { checkFile } from '#app/forms/parts/check-file.ts'
import type { FieldError } from '#app/forms/parts/error-summary.tsx'
import { EMPTY_FILE_LIST, reduceFiles } from '#app/forms/parts/file-list.ts'
import { readAnswers } from '#app/forms/parts/form-answers.ts'
import { createStore } from '#app/forms/parts/store.ts'
import { showToast } from '#app/forms/parts/toast-store.ts'
import { useLeaveWarning } from '#app/forms/parts/use-leave-warning.ts'
import { useTitlePrefix } from '#app/forms/parts/use-title-prefix.ts'
import type { QuoteAnswers } from '#contract/quote.ts'
import { QUOTE_FAILURES, QUOTE_TOASTS } from '#contract/wording.ts'
import type { CheckedAnswers } from './check-answers.ts'
import { preloadSending, sending } from './load-sending.ts'
import { QUOTE_FIELDS, type QuoteErrors, summaryOf } from './quote-answers.ts'
import { identify } from './request-id.ts'
import type { SubmissionResult } from './submit-quote.ts'
import { useQuoteDraft } from './use-quote-draft.ts'

/** What the confirmation needs to know of a request that has been sent. */
export type SentQuote = { id: string; answers: QuoteAnswers; at: Date }

export type Phase = 'filling' | 'uploading' | 'saving'

const NO_ERRORS: FieldError[] = []

/** The behaviour of the quote form; `QuoteForm` is its view. */
export function useQuoteForm(onSent: (sent: SentQuote) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [fileStore] = useState(() => createStore(reduceFiles, EMPTY_FILE_LIST))
  const documents = useSyncExternalStore(fileStore.subscribe, fileStore.get, () => EMPTY_FILE_LIST)
  const [phase, setPhase] = useState<Phase>('filling')
  const [errors, setErrors] = useState<QuoteErrors>({})
  const [summary, setSummary] = useState(NO_ERRORS)
  const busy = useRef(false)
  /** Checks the answers as they are now; there from the first try on. */
  const check = useRef<() => CheckedAnswers>(undefined)
  const draft = useQuoteDraft(form)

  useTitlePrefix(summary.length > 0 ? 'Error' : undefined)
  useLeaveWarning(phase !== 'filling')

  const typed = () => {
    if (!form.current) throw new Error('The form is gone')
    return readAnswers(form.current, QUOTE_FIELDS)
  }

  const refuse = (found: QuoteErrors) => {
    const entries = summaryOf(found)
    setErrors(found)
    setSummary(entries.length > 0 ? entries : NO_ERRORS)
  }

  const send = async () => {
    if (busy.current) return
    busy.current = true
    try {
      const { checkAnswers } = await sending.checks()
      check.current = () => checkAnswers(typed())
      const { errors: found } = check.current()
      if (found) return refuse(found)
      refuse({})
      if (!navigator.onLine) return fail(QUOTE_FAILURES.offline)
      setPhase('uploading')
      await submit()
    } catch {
      fail(navigator.onLine ? QUOTE_FAILURES.other : QUOTE_FAILURES.offline)
    } finally {
      busy.current = false
      setPhase('filling')
    }
  }

  const submit = async () => {
    const [{ submitQuote }, { openQuoteBackend }] = await Promise.all([
      sending.steps(),
      sending.backend(),
      // Once the request is saved nothing more may fail: what shows it has to be here before.
      sending.confirmation(),
    ])
    const result = await submitQuote({
      backend: openQuoteBackend(),
      files: () => fileStore.get().files,
      dispatch: fileStore.dispatch,
      answers: () => check.current?.().answers,
      requestId: (answers, files) => draft.mark((previous) => identify(previous, answers, files)),
      renewId: () => draft.mark((previous) => ({ mark: previous?.mark ?? '', id: crypto.randomUUID() })),
      onSaving: () => setPhase('saving'),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    })
    finish(result)
  }

  const finish = (result: SubmissionResult) => {
    switch (result.kind) {
      case 'sent':
        draft.forget()
        showToast('success', QUOTE_TOASTS.success)
        onSent({ id: result.id, answers: result.answers, at: new Date() })
        reportUnconfirmed(result.notified)
        return
      case 'invalid':
        return refuse(check.current?.().errors ?? {})
      case 'upload-failed':
        return fail(QUOTE_FAILURES.upload(result.fileName))
      case 'save-failed':
        return fail(QUOTE_FAILURES.save)
    }
  }

  return {
    form,
    documents,
    phase,
    errors,
    summary,
    draft,

    onSubmit(event: FormEvent) {
      event.preventDefault()
      void send()
    },

    /** After a failed try a message follows its field: it changes or goes as the answer is mended. */
    onInput(event: FormEvent<HTMLFormElement>) {
      draft.changed()
      preloadSending()
      const name = (event.target as HTMLInputElement).name as keyof QuoteErrors
      if (!errors[name]) return
      const message = check.current?.().errors?.[name]
      setErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others))
    },

    async addFiles(files: File[]) {
      preloadSending()
      const checked = await Promise.all(files.map(checkFile))
      fileStore.dispatch({ type: 'add', checked })
    },

    removeFile(id: string) {
      fileStore
        .get()
        .files.find((file) => file.id === id)
        ?.abort.abort()
      fileStore.dispatch({ type: 'remove', id })
    },

    dismissRefusal(id: string) {
      fileStore.dispatch({ type: 'dismiss', id })
    },
  }
}

function fail(description: string): void {
  showToast('error', { ...QUOTE_TOASTS.failed, description })
}

/** The request is saved; its e-mails follow from the outbox even when this call was not confirmed. */
function reportUnconfirmed(notified: Promise<boolean>): void {
  void notified.then((confirmed) => {
    // biome-ignore lint/suspicious/noConsole: the one thing that an operator may want to see here
    if (!confirmed) console.warn('Notification not confirmed; it will be delivered later')
  })
}
