import { type FormEvent, useRef, useState } from 'react'
import { whenRestored } from './listen.ts'

/** What a form does when it is submitted, in place of the browser. */
export const submits = (send: () => unknown) => (event: FormEvent) => {
  event.preventDefault()
  void send()
}

/** What a button does, once at a time. @returns whether it is doing it, and what to call on a press */
export function useBusy(work: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const press = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return [busy, press] as const
}

/** If the payment page has not opened by then, the button works again. */
const LEAVING_MS = 20_000

/** After leaving for the payment page: when the tab is here again, or still. */
export const whenBack = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(back, LEAVING_MS)
    const end = whenRestored(back)
    function back() {
      clearTimeout(timer)
      end()
      resolve()
    }
  })
