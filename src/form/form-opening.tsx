import { useRef } from 'react'
import { DATES } from '#content/language.ts'
import { DRAFT_WORDS } from '#content/ui.ts'
import { dateIn, ukClock } from '#contract/dates.ts'
import { fill } from '#contract/language.ts'
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

type DraftNote = {
  notice: DraftNotice
  clear: () => void
  undoClear: () => void
  decide?: (isMine: boolean) => void
  since?: number
  /** What a link filled in, where it may be far down. */
  filledIn?: string
}

export function DraftLine({ draft }: { draft: DraftNote }) {
  const { notice, since = 0, filledIn, decide, clear, undoClear } = draft
  const box = useRef<HTMLDivElement>(null)
  const cleared = notice?.endsWith('cleared')
  const day = dateIn(DATES, ukClock(new Date(since)).day, '{weekday}')
  const answer = (isMine: boolean) => () => {
    decide?.(isMine)
    box.current?.focus()
  }
  return (
    <div className="draft" role="status" tabIndex={-1} ref={box}>
      {!notice && filledIn && <p className="kept">{filledIn}</p>}
      {notice && (
        <p className="kept">
          <span>{fill(DRAFT_WORDS[notice], { day })}</span>
          {notice === 'ask' && <Button look="link" label={DRAFT_WORDS.continue} onPress={answer(true)} />}
          {notice === 'ask' && <Button look="link" label={DRAFT_WORDS.notMe} onPress={answer(false)} />}
          {/* One button for both, so that focus stays on it. */}
          {notice !== 'ask' && (
            <Button
              look="link"
              label={cleared ? DRAFT_WORDS.undo : DRAFT_WORDS.clear}
              onPress={cleared ? undoClear : clear}
            />
          )}
        </p>
      )}
    </div>
  )
}
