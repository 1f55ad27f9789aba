/** What the drawings share. */

/** Most pictures are drawn in a square of 1000 units around the origin. */
export const SQUARE = '-500 -500 1000 1000'

export function plainSvg(viewBox: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`
}
