/** After the next frame; a hidden page has none until it is shown. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
