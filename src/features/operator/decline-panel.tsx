import { OPERATOR_ORDER } from '#content/operator.ts'
import { fill } from '#contract/language.ts'
import { formatPence } from '#contract/order.ts'
import { Problem } from '#src/ui/press.tsx'
import { AskedFirst, type PanelProps, Screen, screenWords } from './screen.tsx'

const words = OPERATOR_ORDER.decline

export function DeclinePanel({ link, view }: PanelProps) {
  const paid = (view.order?.payments ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const owed = (view.order?.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const sure = fill(words.sure, { amount: formatPence(paid) })
  return (
    <Screen {...screenWords(view)} view={view}>
      {view.allowedActions.includes('decline') ? (
        <AskedFirst link={link} action={{ action: 'decline' }} look="btn" words={{ ...words, sure }} />
      ) : (
        <Problem text={link.problem} />
      )}
      {owed > 0 && <p className="kept">{fill(words.owed, { amount: formatPence(owed) })}</p>}
    </Screen>
  )
}
