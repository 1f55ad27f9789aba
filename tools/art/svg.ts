/** What the pictures share: a square centred on the origin, two inks, a dark scheme inside the file. */

export const INK = { light: '#14264B', dark: '#9DABDD' }
const VERDIGRIS = { light: '#2F7F73', dark: '#6FD3BC' }

/** Most pictures are drawn in a square of 1000 units around the origin. */
export const SQUARE = '-500 -500 1000 1000'

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'

/** A line drawing in the two inks. The scheme is chosen inside the picture, so that one file serves both. */
export function twoInkSvg(viewBox: string, body: string, strokeWidth = 4, attributes = ''): string {
  const style =
    `.i{stroke:${INK.light}}.v{stroke:${VERDIGRIS.light}}` +
    `@media(prefers-color-scheme:dark){.i{stroke:${INK.dark}}.v{stroke:${VERDIGRIS.dark}}}`
  return `<svg ${XMLNS} ${attributes}viewBox="${viewBox}" fill="none" stroke-width="${strokeWidth}"><style>${style}</style>${body}</svg>`
}

/** A line drawing that is only ever used as a mask: black on nothing. */
export function maskSvg(viewBox: string, body: string, strokeWidth: number, attributes = ''): string {
  return `<svg ${XMLNS} viewBox="${viewBox}" ${attributes}fill="none" stroke="#000" stroke-width="${strokeWidth}">${body}</svg>`
}

/** Any other picture. */
export function plainSvg(viewBox: string, body: string, attributes = ''): string {
  return `<svg ${XMLNS} viewBox="${viewBox}"${attributes}>${body}</svg>`
}

export function inkPath(d: string): string {
  return `<path class="i" d="${d}"/>`
}

export function verdigrisPath(d: string): string {
  return `<path class="v" d="${d}"/>`
}
