import { DRAFT_WORDS } from '#content/ui.ts'
import { ErrorSummary, type SummaryEntry } from '#src/ui/error-summary.tsx'
import { useFocus } from '#src/ui/use-focus.ts'
import type { DraftNotice } from './use-draft.ts'

type FormOpeningProps = {
  title: string
  lead: string
  /** Where the slip beside the form has no room. */
  reassurance: string
  errors: readonly SummaryEntry[]
  draft: DraftNote
  isAnother: boolean
}

export function FormOpening({ title, lead, reassurance, errors, draft, isAnother }: FormOpeningProps) {
  const heading = useFocus(isAnother)
  return (
    <>
      <ErrorSummary errors={errors} />
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
      <p className="reassurance">{reassurance}</p>
      <DraftLine draft={draft} />
    </>
  )
}

type DraftNote = { notice: DraftNotice; clear: () => void; undoClear: () => void }

export function DraftLine({ draft: { notice, clear, undoClear } }: { draft: DraftNote }) {
  const cleared = notice?.endsWith('cleared')
  return (
    <div role="status">
      {notice && (
        <p className="kept">
          <span>{DRAFT_WORDS[notice]}</span>
          {/* One button for both, so that focus stays on it. */}
          <button className="link" type="button" onClick={cleared ? undoClear : clear}>
            {cleared ? DRAFT_WORDS.undo : DRAFT_WORDS.clear}
          </button>
        </p>
      )}
    </div>
  )
}
