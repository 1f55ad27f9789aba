/** The server asks the payment provider every few seconds at most. */
const SOON_MS = 2_500
const LATER_MS = 15_000
/** When visitors are told that they need not wait. */
const SLOW_AFTER_MS = 20_000

/** Asks what has become of a payment, more rarely after a while. @param show says whether an answer is the last */
export function poll<Answer>(
  ask: () => Promise<Answer>,
  show: (answer: Answer, isSlow: boolean) => boolean,
): { now: () => void; end: () => void } {
  const begun = Date.now()
  const hasWaited = (ms: number) => Date.now() - begun > ms
  let timer: ReturnType<typeof setTimeout>
  let over = false
  let asking = false

  const now = async () => {
    if (asking || over) return
    clearTimeout(timer)
    asking = true
    const answer = await ask()
    asking = false
    if (over) return
    over = show(answer, hasWaited(SLOW_AFTER_MS))
    if (!over) timer = setTimeout(now, hasWaited(2 * SLOW_AFTER_MS) ? LATER_MS : SOON_MS)
  }
  void now()
  return {
    now: () => void now(),
    end() {
      over = true
      clearTimeout(timer)
    },
  }
}
