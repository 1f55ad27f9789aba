import { useState } from 'react'

/** What a page's form has sent, until another one is asked for. `round` tells one form from the next. */
export function useSent<Sent>() {
  const [sent, setSent] = useState<Sent>()
  const [round, setRound] = useState(0)

  const another = () => {
    setSent(undefined)
    setRound(round + 1)
    scrollTo({ top: 0 })
  }

  return { sent, setSent, round, another }
}
