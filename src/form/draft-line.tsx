import type { useDraft } from './use-draft.ts'

/** What the line says of a draft, and does with it. */
export type DraftNote = Pick<ReturnType<typeof useDraft>, 'notice' | 'clear' | 'undoClear'>

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
