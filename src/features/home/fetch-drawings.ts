/**
 * The drawings are lazy until the first screen is there, and then load at once: they are small, and fast scrolling
 * must not meet gaps.
 */
export function fetchDrawings(): void {
  addEventListener('load', () => {
    // Everything may have loaded before anything is visible.
    requestAnimationFrame(() => {
      setTimeout(() => {
        for (const image of document.images) image.loading = 'eager'
      })
    })
  })
}
