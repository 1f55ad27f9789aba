let left = false

/**
 * So that an ended session is neither reported as an error nor left twice. Restored by Back, the page is empty and reloads.
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
