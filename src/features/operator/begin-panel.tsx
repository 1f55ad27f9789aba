import { OPERATOR_ORDER, OPERATOR_PAGE } from '#content/operator.ts'
import { momentText } from '#src/ui/day-text.ts'
import { Press, Problem } from '#src/ui/press.tsx'
import { type PanelProps, Screen, screenWords } from './screen.tsx'

const words = OPERATOR_ORDER.begin

/** Begins the work, which ends the customer's hour to cancel. */
export function BeginPanel({ link, view }: PanelProps) {
  const { busy, problem, act } = link
  const until = view.order?.cancelUntil
  return (
    <Screen {...screenWords(view)} view={view}>
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
          onPress={() => act({ action: 'begin' })}
        />
      ) : (
        <Problem text={problem} />
      )}
    </Screen>
  )
}
