import { getImage } from 'astro:assets'
import { pathToFileURL } from 'node:url'
import type { ImageMetadata } from 'astro'
import { isHidden } from '#src/collections/samples.ts'
import type { PictureFiles } from '#src/ui/picture.tsx'

const PICTURES = import.meta.glob<ImageMetadata>('/public/pictures/**/*.jpg', {
  eager: true,
  import: 'default',
})

/**
 * WebP was larger than JPEG for the engravings; browsers without AVIF get the original. Quality 48 keeps fine lines
 * clean.
 */
const VARIANTS = { format: 'avif', quality: 48, width: 800, widths: [400, 800] }

/** By picture address. Of samples that must not be seen there is none. */
export async function pictureFiles(names: readonly string[]): Promise<PictureFiles> {
  const files = names.map(async (name) => {
    const src = PICTURES[`/public${name}`]
    if (!src) throw new Error(`There is no public${name}`)
    if (await isHidden(pathToFileURL(`public${name}`))) return []
    const { srcSet } = await getImage({ src, ...VARIANTS })
    return [[name, srcSet.attribute]] as const
  })
  return Object.fromEntries((await Promise.all(files)).flat())
}
