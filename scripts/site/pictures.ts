import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { PICTURE_FORMATS, PICTURE_WIDTHS, variantOf } from '../../app/components/page/picture-variants.ts'

/**
 * Smaller and modern variants of the photographs in public/pictures, made at build time, so that the owner replaces a
 * picture by dropping in one file. Variants are kept under build/pictures by the content of their picture.
 */

const cache = new URL('../../build/pictures/', import.meta.url)

/** Fine lines stay clean at these; a photograph looks as it should, too. */
const QUALITY = { avif: { quality: 48, effort: 2 } } as const

/** Whether a file of the site is a picture that has variants. */
export function isPicture(file: string): boolean {
  return /^pictures\/.+\.jpg$/.test(file)
}

/**
 * @param file path in the site, such as pictures/founders/founder-translation.jpg
 * @returns path and content of every variant; a picture is never made larger than it is
 */
export async function pictureVariants(file: string, content: Buffer): Promise<[string, Buffer][]> {
  const hash = createHash('sha256').update(content).update(JSON.stringify(QUALITY)).digest('hex').slice(0, 16)
  await mkdir(cache, { recursive: true })
  const wanted = PICTURE_FORMATS.flatMap((format) => PICTURE_WIDTHS.map((width) => ({ format, width })))
  return Promise.all(
    wanted.map(async ({ format, width }): Promise<[string, Buffer]> => {
      const kept = new URL(`${hash}-${width}.${format}`, cache)
      const path = variantOf(file, width, format)
      const known = await readFile(kept).catch(() => undefined)
      if (known) return [path, known]
      const variant = await sharp(content)
        .rotate()
        .resize({ width, withoutEnlargement: true })
        .toFormat(format, QUALITY[format])
        .toBuffer()
      await writeFile(kept, variant)
      return [path, variant]
    }),
  )
}
