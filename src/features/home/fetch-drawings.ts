/**
 * The home page's drawings wait with `loading="lazy"` until the first screen is there. They are small: then they come at
 * once, so that nobody who scrolls fast meets a gap.
 */
export function fetchDrawings(): void {
  addEventListener('load', () => {
    // Often there is nothing to be seen yet when everything has come.
    requestAnimationFrame(() => {
      setTimeout(() => {
        for (const image of document.images) image.loading = 'eager'
      })
    })
  })
}
