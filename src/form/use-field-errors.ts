import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Checked, Errors } from '#contract/schema.ts'
import type { FieldError } from '#src/ui/error-summary.tsx'
import { readAnswers } from './form-answers.ts'

const NO_ERRORS: FieldError[] = []

function summaryOf<Name extends string>(names: readonly Name[], errors: Errors<Name>): FieldError[] {
  return names.flatMap((name) => {
    const message = errors[name]
    return message ? [{ id: name, message }] : []
  })
}

/** Messages appear after a failed try and follow their fields from then on. */
export function useFieldErrors<Name extends string, Answers>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
) {
  const [errors, setErrors] = useState<Errors<Name>>({})
  const [summary, setSummary] = useState(NO_ERRORS)
  /** Set from the first try on. */
  const check = useRef<() => Checked<Name, Answers>>(undefined)
  useTitlePrefix(summary.length > 0 ? 'Error' : undefined)

  const refuse = (found: Errors<Name>) => {
    const entries = summaryOf(names, found)
    setErrors(found)
    setSummary(entries.length > 0 ? entries : NO_ERRORS)
  }

  const recheck = (name: Name) => {
    if (!errors[name]) return
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

    /** Leaves the focus where it is. */
    note,

    /** Moves the focus to the summary. */
    refuse,

    /** @returns the answers if valid; otherwise shows the messages */
    checked(checkAnswers: (typed: Record<Name, string>) => Checked<Name, Answers>): Answers | undefined {
      check.current = () => {
        if (!form.current) throw new Error('The form is gone')
        return checkAnswers(readAnswers(form.current, names))
      }
      const { answers, errors: found } = check.current()
      refuse(found ?? {})
      return answers
    },

    now: () => check.current?.(),

    /** `recheck` for the field of an event. */
    follow(event: FormEvent<HTMLFormElement>) {
      recheck((event.target as HTMLInputElement).name as Name)
    },
  }
}

export function useTitlePrefix(prefix: string | undefined): void {
  useEffect(() => {
    if (!prefix) return
    const title = document.title
    document.title = `${prefix}: ${title}`
    return () => {
      document.title = title
    }
  }, [prefix])
}
