let left = false

/**
 * Marks the page as leaving because its session has ended, so that it neither reports an error nor leaves twice. If
 * the Back button restores it, it is empty and reloads.
 */
export function leave(): void {
  if (left) return
  left = true
  addEventListener('pagehide', () => {
    document.documentElement.dataset.wait = ''
  })
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
}

export function isLeaving(): boolean {
  return left
}
