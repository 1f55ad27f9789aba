import { useRef, useState } from 'react'
import { LANGUAGE } from '#content/language.ts'
import { CANCEL_WORDS } from '#content/order-later.ts'
import { fill, plural } from '#contract/language.ts'
import type { CustomerOrder } from '#contract/order.ts'
import { useOnChange } from '#src/lib/use-on-change.ts'
import { BusyButton, Button } from '#src/ui/busy-button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Problem } from '#src/ui/press.tsx'
import { ukTime } from '#src/ui/times.tsx'
import type { OrderActs } from './use-order.ts'

const words = CANCEL_WORDS
const TICK_MS = 10_000

/** Cancelling within the first hour, with the time that is left. It goes away when that is over. */
export function CancelOrder({ acts, until }: { acts: OrderActs; until: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const minutes = useMinutesLeft(acts.order)
  if (minutes <= 0) return null
  const busy = acts.busy === 'cancel'

  const press = async () => {
    const cancelled = await acts.cancel()
    if (cancelled) dialog.current?.close()
  }

  return (
    <div className="cancel">
      <p>
        <span>{fill(words.until, { time: ukTime(new Date(until)) })}</span>
        {LANGUAGE.space}
        <b>{plural(LANGUAGE.tag, words.left, minutes)}</b>
      </p>
      <Button look="btn ghost" label={words.button} onPress={() => dialog.current?.showModal()} />
      <ConfirmDialog dialog={dialog} title={words.title} text={words.text} cancel={words.keep} busy={busy}>
        <Problem text={acts.problemOf('cancel')} />
        <BusyButton busy={busy} onClick={press} label={words.confirm} busyLabel={words.busy} />
      </ConfirmDialog>
    </div>
  )
}

/** Whole minutes, the one that has begun among them; counted from the answer that brought the order. */
function useMinutesLeft(order: CustomerOrder): number {
  const { cancelSeconds = 0 } = order
  const [minutes, setMinutes] = useState(Math.ceil(cancelSeconds / 60))
  useOnChange([order], () => {
    const end = Date.now() + cancelSeconds * 1000
    const look = () => setMinutes(Math.ceil((end - Date.now()) / 60_000))
    look()
    const timer = setInterval(look, TICK_MS)
    return () => clearInterval(timer)
  })
  return minutes
}
