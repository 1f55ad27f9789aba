import { type MouseEvent, useEffect, useId, useMemo, useRef } from 'react'
import { SUMMARY_TITLE, TITLE_PREFIXES } from '#content/ui.ts'
import { useTitlePrefix } from '#src/lib/title-prefix.ts'
import { messageId } from './field.tsx'

export type FieldError = { id: string; message: string }

/**
 * Without `id`: not about one field. `help` stands below it, a line each. `title`: of the summary. `isOnly`: the field shows
 * no message of its own, and is described by this one.
 */
export type SummaryEntry = Omit<FieldError, 'id'> & {
  id?: string
  help?: readonly string[]
  title?: string
  isOnly?: boolean
}

export const NO_ERRORS: readonly never[] = []

type ErrorSummaryProps = {
  errors: readonly SummaryEntry[]
  /** Why the server did not do it; shown if nothing is wrong with the fields. */
  problem?: string | undefined
}

/** Takes the focus whenever `errors` is a new list, or `problem` another text, that is after each failed try. */
export function ErrorSummary({ errors, problem }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const shown = useMemo<readonly SummaryEntry[]>(
    () => (errors.length === 0 && problem ? [{ message: problem }] : errors),
    [errors, problem],
  )
  useTitlePrefix(shown.length > 0 ? TITLE_PREFIXES.error : undefined)
  useEffect(() => {
    if (shown.length === 0) return
    const take = () => {
      box.current?.focus({ preventScroll: true })
      box.current?.scrollIntoView({ block: 'start' })
    }
    // Outside an open dialog nothing can have the focus, and closing gives it back to the button that opened it.
    const dialog = document.querySelector('dialog:modal')
    if (!dialog || dialog.contains(box.current)) return take()
    dialog.addEventListener('close', take)
    return () => dialog.removeEventListener('close', take)
  }, [shown])

  if (shown.length === 0) return null
  return (
    <div className="sum" role="alert" tabIndex={-1} aria-labelledby={titleId} ref={box}>
      <h2 id={titleId}>{shown[0]?.title ?? SUMMARY_TITLE}</h2>
      <ul>
        {shown.map(({ id, message, help, isOnly }) => (
          <li key={id ?? message}>
            <span>
              {id ? (
                <a href={`#${id}`} id={isOnly ? messageId(id) : undefined} onClick={goToField}>
                  {message}
                </a>
              ) : (
                <strong>{message}</strong>
              )}
            </span>
            <div>
              {help?.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whether something else has to be read first than a new heading. */
export const hasErrors = () => document.querySelector('.sum') !== null

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  const question = field.closest('.field') ?? field
  question.scrollIntoView({ block: 'start' })
  field.focus({ preventScroll: true })
}
