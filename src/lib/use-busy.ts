import { type FormEvent, useRef, useState } from 'react'

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
