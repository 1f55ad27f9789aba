/** Runs once the next frame is painted. A page that is not shown has no frames: there it waits until it is. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
