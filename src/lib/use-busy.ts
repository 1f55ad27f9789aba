import { type FormEvent, useEffect, useRef, useState } from 'react'
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

/** @param stay called when the tab is still here, or here again. @returns what to call when it leaves for the payment page */
export function useLeaving(stay: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() =>
    whenRestored(() => {
      clearTimeout(timer.current)
      stay()
    }),
  )
  return () => {
    timer.current = setTimeout(stay, LEAVING_MS)
  }
}
