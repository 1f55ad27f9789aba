import { useRef } from 'react'
import { OPERATOR_ORDER, OPERATOR_PAGE } from '#content/operator.ts'
import { fill } from '#contract/language.ts'
import { formatPence } from '#contract/order.ts'
import { Button } from '#src/ui/busy-button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Press, Problem } from '#src/ui/press.tsx'
import { type PanelProps, Screen, screenWords } from './screen.tsx'

const words = OPERATOR_ORDER.decline

export function DeclinePanel({ link, view }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { busy, problem, act } = link
  const paid = (view.order?.payments ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const owed = (view.order?.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const end = async () => {
    await act({ action: 'decline' })
    dialog.current?.close()
  }
  return (
    <Screen {...screenWords(view)} view={view}>
      <Problem text={problem} />
      {view.allowedActions.includes('decline') && (
        <>
          <div className="send">
            <Button label={words.button} onPress={() => dialog.current?.showModal()} />
          </div>
          <ConfirmDialog
            dialog={dialog}
            title={fill(words.sure, { amount: formatPence(paid) })}
            text={words.text}
            cancel={words.keep}
            busy={busy}
          >
            <Press busy={busy} label={words.act} busyLabel={OPERATOR_PAGE.busy} onPress={end} />
          </ConfirmDialog>
        </>
      )}
      {owed > 0 && <p className="kept">{fill(words.owed, { amount: formatPence(owed) })}</p>}
    </Screen>
  )
}
