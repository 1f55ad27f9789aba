/** Which variants of a picture the build makes, and how they are called. */

/** In pixels. */
export const PICTURE_WIDTHS = [400, 800] as const

/** WebP was larger than JPEG for the engravings; a browser without AVIF gets the picture itself. */
export const PICTURE_FORMATS = ['avif'] as const

/** pictures/a.jpg at 400 px as AVIF is pictures/a-400.avif. */
export function variantOf(picture: string, width: number, format: string): string {
  return picture.replace(/\.jpg$/, `-${width}.${format}`)
}
