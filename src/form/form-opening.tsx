import { useEffect, useRef } from 'react'
import { ErrorSummary, type FieldError } from '#src/ui/error-summary.tsx'
import { DraftLine, type DraftNote } from './draft-line.tsx'

type FormOpeningProps = {
  title: string
  lead: string
  errors: readonly FieldError[]
  draft: DraftNote
  /** Whether the form follows one that was sent: its heading takes the focus then. */
  isAnother: boolean
}

/** What stands above a form that keeps a draft: what is wrong with it, its heading and lead, and a line on the draft. */
export function FormOpening({ title, lead, errors, draft, isAnother }: FormOpeningProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnother) heading.current?.focus()
  }, [isAnother])
  return (
    <>
      <ErrorSummary errors={errors} />
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
      <DraftLine draft={draft} />
    </>
  )
}
