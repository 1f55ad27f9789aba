import { useEffect, useRef, useState } from 'react'
import { LANGUAGE } from '#content/language.ts'
import { CANCEL_WORDS } from '#content/order-later.ts'
import { fill, plural } from '#contract/language.ts'
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
  const end = new Date(until)
  const minutes = useMinutesUntil(end)
  if (minutes <= 0) return null
  const busy = acts.busy === 'cancel'

  const press = async () => {
    const cancelled = await acts.cancel()
    if (cancelled) dialog.current?.close()
  }

  return (
    <div className="cancel">
      <p>
        <span>{fill(words.until, { time: ukTime(end) })}</span>
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

/** Whole minutes, the one that has begun among them. */
function useMinutesUntil(end: Date): number {
  const left = () => Math.ceil((end.getTime() - Date.now()) / 60_000)
  const [minutes, setMinutes] = useState(left)
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew when the end is another one
  useEffect(() => {
    setMinutes(left())
    const timer = setInterval(() => setMinutes(left()), TICK_MS)
    return () => clearInterval(timer)
  }, [end.getTime()])
  return minutes
}
