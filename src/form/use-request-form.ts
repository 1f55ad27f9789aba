import { type FormEvent, useEffect, useRef, useState } from 'react'
import { LANGUAGE } from '#content/language.ts'
import { TOO_MANY_REQUESTS } from '#content/messages.ts'
import {
  type AnswersOf,
  choiceText,
  type Fields,
  type NameOf,
  type NoticeWords,
  namesOf,
  type WordsOf,
} from '#contract/fields.ts'
import type { UploadedFile } from '#contract/files.ts'
import { fill } from '#contract/language.ts'
import type { AdminNotification, NotificationAnswer, QuoteRow } from '#contract/quote.ts'
import { listen } from '#src/lib/listen.ts'
import { submits } from '#src/lib/use-busy.ts'
import { type FilePath, uploadFailure } from '#src/ui/file-list.ts'
import { describeSender } from './honeypot.tsx'
import { loadChecks } from './preload.ts'
import type { SubmissionResult } from './submit-request.ts'
import { useDocuments } from './use-documents.ts'
import { type Answers, submissionId, useDraft } from './use-draft.ts'
import { useFieldErrors } from './use-field-errors.ts'

/** Loaded only once someone begins to fill in. */
export const requestSending = {
  steps: () => import('./submit-request.ts'),
  backend: () => import('#src/lib/backend/request-backend.ts'),
}

export type Phase = 'filling' | 'uploading' | 'saving'

type Options<F extends Fields> = {
  fields: F
  words: WordsOf<F>
  draftKey: string
  queryDefaults?: (search: string) => Answers
  rowOf: (id: string, userId: string | null, answers: AnswersOf<F>, files: UploadedFile[]) => QuoteRow
  type: AdminNotification['type']
  owner?: { id: string; onSignedOut: () => void }
  pathOf: FilePath
  /** Preloads the confirmation: once the row is saved nothing may fail. */
  afterwards?: () => Promise<unknown>
  onSent: (row: QuoteRow, answers: AnswersOf<F>) => void
  onNotified?: (row: QuoteRow, answer: NotificationAnswer) => void
  /** What a failure is called; the description if there is no particular one. */
  failed: NoticeWords
  /** The description if it could not be saved. */
  unsaved: string
  documentsId: string
}

export function useRequestForm<F extends Fields>(options: Options<F>) {
  const form = useRef<HTMLFormElement>(null)
  const { fields, words, draftKey: key, queryDefaults, pathOf } = options
  const draft = useDraft({ form, key, names: namesOf(fields), ...(queryDefaults && { queryDefaults }) })
  const documents = useDocuments({
    pathOf,
    key,
    onRestored: draft.filesRestored,
    mine: draft.mine,
  })
  const fileStore = documents.store
  const [phase, setPhase] = useState<Phase>('filling')
  const busy = useRef(false)
  const messages = useFieldErrors<NameOf<F>, AnswersOf<F>>(form, namesOf(fields))
  useLeaveWarning(phase !== 'filling')

  const send = async () => {
    if (busy.current) return
    busy.current = true
    try {
      const { tryAnswers } = await loadChecks()
      if (!messages.checked((typed) => tryAnswers(fields, words, typed))) return
      if (!navigator.onLine) return messages.refused(options.failed)
      setPhase('uploading')
      finish(await submit())
    } catch {
      messages.refused(options.failed)
    } finally {
      busy.current = false
      setPhase('filling')
    }
  }

  /** @returns undefined if it may not be sent now */
  const submit = async (): Promise<SubmissionResult<AnswersOf<F>> | undefined> => {
    const sending = documents.begin()
    const [{ submitRequest }, { openRequestBackend }] = await Promise.all([
      requestSending.steps(),
      requestSending.backend(),
      options.afterwards?.(),
    ])
    const backend = await openRequestBackend(await describeSender(form.current))
    if (options.owner && backend.userId !== options.owner.id) {
      options.owner.onSignedOut()
      return undefined
    }
    return submitRequest<AnswersOf<F>>({
      backend,
      type: options.type,
      ...sending,
      answers: () => messages.now()?.answers,
      requestId: (answers, files) =>
        draft.setSubmission((previous) => submissionId(previous, answers, files)),
      renewId: () =>
        draft.setSubmission((previous) => ({
          contentHash: previous?.contentHash ?? '',
          id: crypto.randomUUID(),
        })),
      rowOf: (id, answers, files) => options.rowOf(id, backend.userId, answers, files),
      onSaving: () => setPhase('saving'),
    })
  }

  const finish = (result: SubmissionResult<AnswersOf<F>> | undefined) => {
    switch (result?.kind) {
      case 'sent':
        draft.forget()
        fileStore.dispatch({ type: 'clear' })
        options.onSent(result.row, result.answers)
        void result.notified.then((answer) => {
          if (answer) options.onNotified?.(result.row, answer)
          else reportUnconfirmed()
        })
        return
      case 'invalid':
        return messages.refuse(messages.now()?.errors ?? {})
      case 'upload-failed': {
        const description = uploadFailure(result)
        const fields = { [options.documentsId]: description }
        return messages.refused({ ...options.failed, description, fields })
      }
      case 'save-failed':
      case 'too-many': {
        const note = result.kind === 'too-many' ? TOO_MANY_REQUESTS : undefined
        return messages.refused({ ...options.failed, description: options.unsaved, note })
      }
    }
  }

  return {
    form,
    documents,
    phase,
    errors: messages.errors,
    summary: messages.summary,

    draft: {
      ...draft,
      filledIn: Object.entries(draft.given)
        .filter(([, answer]) => answer)
        .map(([name, answer]) => {
          const field = words[name as NameOf<F>]
          return fill(LANGUAGE.label, { label: field.label, text: choiceText(field, answer) })
        })
        .join(' · '),
      clear() {
        draft.clear()
        documents.clear()
      },
      undoClear() {
        draft.undoClear()
        documents.undoClear()
      },
    },

    onInput(event: FormEvent<HTMLFormElement>) {
      draft.changed()
      messages.follow(event)
    },

    onSubmit: submits(send),
  }
}

export type RequestForm<F extends Fields> = ReturnType<typeof useRequestForm<F>>

/** The request is saved, and the outbox delivers its e-mails even if this call was not confirmed. */
function reportUnconfirmed(): void {
  // biome-ignore lint/suspicious/noConsole: the one thing that an operator may want to see here
  console.warn('Notification not confirmed; it will be delivered later')
}

/** The browser asks before leaving: running uploads would be lost. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return
    return listen({ beforeunload: (event) => event.preventDefault() })
  }, [active])
}
