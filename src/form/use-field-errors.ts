import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { NO_ERRORS, type SummaryEntry } from '#src/ui/error-summary.tsx'
import { readAnswers } from './form-answers.ts'
import { isSaid, type Refusal, refusalEntries } from './use-refusal.ts'

export type Errors<Name extends string> = Partial<Record<Name, string>>

export type Tried<Name extends string, Answers> =
  | { answers: Answers; errors?: never }
  | { answers?: never; errors: Errors<Name> }

/** Messages appear after a failed try and follow their fields from then on. */
export function useFieldErrors<Name extends string, Answers>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  idOf: (name: Name) => string = (name) => name,
) {
  const [errors, setErrors] = useState<Errors<Name>>({})
  const [summary, setSummary] = useState<readonly SummaryEntry[]>(NO_ERRORS)
  /** Set from the first try on. */
  const check = useRef<() => Tried<Name, Answers>>(undefined)

  const refuse = (found: Errors<Name>) => {
    const entries = names.flatMap((name) => {
      const message = found[name]
      return message ? [{ id: idOf(name), message }] : []
    })
    setErrors(found)
    setSummary(entries.length > 0 ? entries : NO_ERRORS)
  }

  const recheck = (name: Name) => {
    if (errors[name] === undefined) return
    note(name, check.current?.().errors?.[name])
  }

  const note = (name: Name, message: string | undefined) =>
    setErrors(
      ({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others) as Errors<Name>,
    )

  return {
    errors,
    summary,
    recheck,

    note,

    refuse,

    /** The same for what the server or the network refused. `isKept`: there are answers, and they stay. */
    refused(refusal: Refusal, isKept = true) {
      const messages = names.flatMap((name) => {
        const message = refusal.fields?.[idOf(name)]
        return message ? [[name, isSaid(refusal.description, message) ? '' : message]] : []
      })
      setErrors(Object.fromEntries(messages) as Errors<Name>)
      setSummary(refusalEntries(refusal, isKept))
    },

    /** @returns the answers if valid; otherwise shows the messages */
    checked(tryAnswers: (typed: Record<Name, string>) => Tried<Name, Answers>): Answers | undefined {
      check.current = () => {
        if (!form.current) throw new Error('The form is gone')
        return tryAnswers(readAnswers(form.current, names))
      }
      const { answers, errors: found } = check.current()
      refuse(found ?? {})
      return answers
    },

    now: () => check.current?.(),

    follow(event: FormEvent<HTMLFormElement>) {
      recheck((event.target as HTMLInputElement).name as Name)
    },
  }
}
