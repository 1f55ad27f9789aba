import type { useQuoteDraft } from './use-quote-draft.ts'

/** Tells that kept answers have been brought back, and lets the visitor be rid of them. */
export function DraftLine({
  draft,
}: {
  draft: Pick<ReturnType<typeof useQuoteDraft>, 'notice' | 'clear' | 'undoClear'>
}) {
  return (
    <div role="status">
      {draft.notice === 'restored' && (
        <p className="kept">
          <span>We kept your answers on this device.</span>
          <button className="link" type="button" onClick={draft.clear}>
            Clear
          </button>
        </p>
      )}
      {draft.notice === 'cleared' && (
        <p className="kept">
          <span>Your answers are cleared from this device.</span>
          <button className="link" type="button" onClick={draft.undoClear}>
            Undo
          </button>
        </p>
      )}
    </div>
  )
}
