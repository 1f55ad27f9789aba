import { type FormEvent, useRef, useState } from 'react'
import type { PlainForm } from '#contract/backend.ts'
import {
  type AnswersOf,
  type Fields,
  type NameOf,
  type NoticeWords,
  namesOf,
  type WordsOf,
} from '#contract/fields.ts'
import { submits, useBusy } from '#src/lib/use-busy.ts'
import { useOnChange } from '#src/lib/use-on-change.ts'
import { plainPost } from './form-answers.ts'
import { loadChecks } from './preload.ts'
import { useFieldErrors } from './use-field-errors.ts'
import type { Refusal } from './use-refusal.ts'

type Options<F extends Fields> = {
  fields: F
  words: WordsOf<F>
  /** The form's name for posting without scripts; omitted: no posting. */
  plain?: PlainForm
  known?: Partial<AnswersOf<F>>
  idOf?: (name: NameOf<F>) => string
  refused?: Refusal | undefined
  /** @returns why it was refused */
  send: (answers: AnswersOf<F>) => Promise<Refusal | undefined>
  failed: (error: unknown) => Refusal
  /** What to say once it is done, where the form stays. */
  done?: NoticeWords
}

/** For forms without documents: checks, sends once at a time, keeps the answers on failure. */
export function useAnswersForm<F extends Fields>(options: Options<F>) {
  const form = useRef<HTMLFormElement>(null)
  const messages = useFieldErrors<NameOf<F>, AnswersOf<F>>(form, namesOf(options.fields), options.idOf)
  const { refused } = options
  useOnChange([refused], () => {
    if (refused) messages.refused(refused, false)
  })

  const [done, setDone] = useState<NoticeWords>()
  const [busy, send] = useBusy(async () => {
    setDone(undefined)
    try {
      const { tryAnswers } = await loadChecks()
      const answers = messages.checked((typed) =>
        tryAnswers(options.fields, options.words, { ...typed, ...options.known }),
      )
      if (!answers) return
      const refusal = await options.send(answers)
      if (refusal) messages.refused(refusal)
      else setDone(options.done)
    } catch (error) {
      messages.refused(options.failed(error))
    }
  })

  const { fields, words, idOf } = options
  return {
    form,
    busy,
    /** To spread on FormFields. */
    about: { fields, words, errors: messages.errors },
    /** To spread on a field that is laid out by hand. */
    field: (name: NameOf<F>) => ({
      name,
      id: idOf?.(name),
      label: words[name].label,
      error: messages.errors[name],
    }),
    /** Until something is typed again. */
    done,
    errors: messages.errors,
    summary: messages.summary,
    refused: messages.refused,

    /** To spread on the form. Without scripts, method="dialog" disables submitting, and CSS hides the buttons. */
    props: {
      ref: form,
      ...(options.plain ? plainPost(options.plain) : ({ method: 'dialog' } as const)),
      noValidate: true,
      onSubmit: submits(send),
      onInput(event: FormEvent<HTMLFormElement>) {
        setDone(undefined)
        messages.follow(event)
      },
    } as const,
  }
}
