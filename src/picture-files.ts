import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import type { PictureFiles } from '#app/components/page/picture.tsx'

const PICTURES = import.meta.glob<ImageMetadata>('/content/pictures/**/*.jpg', {
  eager: true,
  import: 'default',
})

/** WebP was larger than JPEG for the engravings; a browser without AVIF gets the picture itself. Fine lines stay clean at 48. */
const VARIANTS = { format: 'avif', quality: 48, width: 800, widths: [400, 800] }

/** The addresses of some pictures and of their smaller forms, by the names that content/ calls them. */
export async function pictureFiles(names: readonly string[]): Promise<PictureFiles> {
  const files = names.map(async (name) => {
    const src = PICTURES[`/content${name}`]
    if (!src) throw new Error(`There is no content${name}`)
    const { srcSet } = await getImage({ src, ...VARIANTS })
    return [name, { src: src.src, srcSet: srcSet.attribute }] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
