import { useState } from 'react'
import { OPERATOR_ORDER, OPERATOR_PAGE } from '#content/operator.ts'
import { momentText } from '#src/ui/day-text.ts'
import { Press, Problem } from '#src/ui/press.tsx'
import { type PanelProps, Screen, screenWords } from './screen.tsx'

const words = OPERATOR_ORDER.begin

/** Begins the work, which ends the customer's hour to cancel. */
export function BeginPanel({ link, view }: PanelProps) {
  const { busy, problem, act } = link
  const [undone, setUndone] = useState(false)
  const until = view.order?.cancelUntil
  const canUndo = view.allowedActions.includes('undo_begin')
  const press = async (action: 'begin' | 'undo_begin') => {
    if (await act({ action })) setUndone(action === 'undo_begin')
  }
  return (
    <Screen {...(undone ? words.undone : screenWords(view))} view={view}>
      {view.state === 'open' && until && (
        <p className="kept">
          <span>{`${words.until} ${momentText(new Date(until))}`}</span>
        </p>
      )}
      {view.allowedActions.includes('begin') ? (
        <Press
          busy={busy}
          problem={problem}
          label={words.button}
          busyLabel={OPERATOR_PAGE.busy}
          onPress={() => press('begin')}
        />
      ) : canUndo ? (
        <>
          <p className="kept">
            <span>{words.undoText}</span>
          </p>
          <Press
            quiet
            busy={busy}
            problem={problem}
            label={words.undo}
            busyLabel={OPERATOR_PAGE.busy}
            onPress={() => press('undo_begin')}
          />
        </>
      ) : (
        <Problem text={problem} />
      )}
    </Screen>
  )
}
