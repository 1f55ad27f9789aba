import { DRAFT_WORDS } from '#content/ui.ts'
import { Button } from '#src/ui/busy-button.tsx'
import { ErrorSummary, type SummaryEntry } from '#src/ui/error-summary.tsx'
import { useFocus } from '#src/ui/use-focus.ts'
import { CarriedNotice } from './notice.tsx'
import type { DraftNotice } from './use-draft.ts'

type FormOpeningProps = {
  /** `reassurance`: where the slip beside the form has no room. */
  words: Readonly<Record<'title' | 'lead' | 'reassurance', string>>
  errors: readonly SummaryEntry[]
  draft: DraftNote
  isAnother: boolean
}

export function FormOpening({ words, errors, draft, isAnother }: FormOpeningProps) {
  const heading = useFocus(isAnother)
  return (
    <>
      <ErrorSummary errors={errors} />
      <CarriedNotice />
      <h1 tabIndex={-1} ref={heading}>
        {words.title}
      </h1>
      <p className="lead">{words.lead}</p>
      <p className="reassurance">{words.reassurance}</p>
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
          <Button
            look="link"
            label={cleared ? DRAFT_WORDS.undo : DRAFT_WORDS.clear}
            onPress={cleared ? undoClear : clear}
          />
        </p>
      )}
    </div>
  )
}
