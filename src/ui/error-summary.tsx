import { type MouseEvent, useEffect, useId, useRef } from 'react'

export type FieldError = { id: string; message: string }

/** Takes the focus whenever `errors` is a new list, that is after each failed try. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (errors.length === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [errors])

  if (errors.length === 0) return null
  return (
    <div className="sum" role="alert" tabIndex={-1} aria-labelledby={titleId} ref={box}>
      <h2 id={titleId}>There is a problem</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Brings label and field into view, and leaves the address bar alone. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  const question = field.closest('.field') ?? field
  question.scrollIntoView({ block: 'start' })
  field.focus({ preventScroll: true })
}
