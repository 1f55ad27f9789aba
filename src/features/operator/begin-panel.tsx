import { useState } from 'react'
import { OPERATOR_ORDER, OPERATOR_PAGE } from '#content/operator.ts'
import { Press, Problem } from '#src/ui/press.tsx'
import { momentText } from '#src/ui/times.tsx'
import { type PanelProps, Screen, screenWords } from './screen.tsx'

const words = OPERATOR_ORDER.begin

const ACTIONS = ['begin', 'undo_begin'] as const

/** Begins the work, which ends the customer's hour to cancel. */
export function BeginPanel({ link, view }: PanelProps) {
  const { busy, problem, act } = link
  const [undone, setUndone] = useState(false)
  const until = view.order?.cancelUntil
  const action = ACTIONS.find((known) => view.allowedActions.includes(known))
  const isUndo = action === 'undo_begin'
  const press = async (pressed: (typeof ACTIONS)[number]) => {
    if (await act({ action: pressed })) setUndone(isUndo)
  }
  return (
    <Screen {...(undone ? words.undone : screenWords(view))} view={view}>
      {view.state === 'open' && until && (
        <p className="kept">
          <span>{`${words.until} ${momentText(new Date(until))}`}</span>
        </p>
      )}
      {action ? (
        <>
          {isUndo && (
            <p className="kept">
              <span>{words.undoText}</span>
            </p>
          )}
          <Press
            key={action}
            quiet={isUndo}
            busy={busy}
            problem={problem}
            label={isUndo ? words.undo : words.button}
            busyLabel={OPERATOR_PAGE.busy}
            onPress={() => press(action)}
          />
        </>
      ) : (
        <Problem text={problem} />
      )}
    </Screen>
  )
}
