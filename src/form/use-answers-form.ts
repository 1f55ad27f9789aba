import { type FormEvent, useRef, useState } from 'react'
import type { Checked, Errors } from './checked-answers.ts'
import { useFieldErrors } from './use-field-errors.ts'

type Options<Name extends string, Answers> = {
  names: readonly Name[]
  /** Loads the check of the answers, on the first try. */
  checks: () => Promise<(typed: Record<Name, string>) => Checked<Name, Answers>>
  /** Sends good answers. Returns messages when the server finds fault with a field. */
  send: (answers: Answers) => Promise<Errors<Name> | undefined>
  /** Called for whatever is thrown. */
  failed: (error: unknown) => void
}

/** The behaviour of a form without documents: check, send once at a time, keep the answers on failure. */
export function useAnswersForm<Name extends string, Answers>(options: Options<Name, Answers>) {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const messages = useFieldErrors<Name, Answers>(form, options.names)

  const send = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      const answers = messages.checked(await options.checks())
      if (!answers) return
      const found = await options.send(answers)
      if (found) messages.refuse(found)
    } catch (error) {
      options.failed(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    form,
    busy,
    errors: messages.errors,
    summary: messages.summary,

    /** To be spread on the form. Without a script, method="dialog" makes a submit do nothing. */
    props: {
      ref: form,
      method: 'dialog',
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault()
        void send()
      },
      onInput: messages.follow,
    } as const,
  }
}
