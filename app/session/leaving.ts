let left = false

/** Says that the session is being ended on purpose, so that nobody takes its end for a loss. */
export function leave(): void {
  left = true
}

/** Whether the session is being ended on purpose. */
export function isLeaving(): boolean {
  return left
}
