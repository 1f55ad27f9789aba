import { useEffect, useRef } from 'react'
import { ErrorSummary, type FieldError } from '#src/ui/error-summary.tsx'
import type { useDraft } from './use-draft.ts'

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

/** What the line says of a draft, and does with it. */
type DraftNote = Pick<ReturnType<typeof useDraft>, 'notice' | 'clear' | 'undoClear'>

/** Tells that kept answers have been brought back, and lets the visitor be rid of them. */
export function DraftLine({ draft: { notice, clear, undoClear } }: { draft: DraftNote }) {
  const restored = notice === 'restored'
  return (
    <div role="status">
      {notice && (
        <p className="kept">
          <span>
            {restored ? 'We kept your answers on this device.' : 'Your answers are cleared from this device.'}
          </span>
          {/* One button for both, so that focus stays on it. */}
          <button className="link" type="button" onClick={restored ? clear : undoClear}>
            {restored ? 'Clear' : 'Undo'}
          </button>
        </p>
      )}
    </div>
  )
}
