let left = false

/**
 * Says that the page is being left because its session has ended or is being ended: nobody takes that for a loss, or leaves
 * a second time. The browser may keep the page for its Back button, with all that it shows: it comes back empty, and is
 * loaded anew.
 */
export function leave(): void {
  if (left) return
  left = true
  addEventListener('pagehide', () => {
    document.documentElement.dataset.wait = ''
  })
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
}

/** Whether the page is being left already. */
export function isLeaving(): boolean {
  return left
}
