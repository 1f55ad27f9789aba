import { getImage } from 'astro:assets'
import { pathToFileURL } from 'node:url'
import type { ImageMetadata } from 'astro'
import { isHidden } from '#src/collections/samples.ts'
import type { PictureFiles } from '#src/ui/picture.tsx'

const PICTURES = import.meta.glob<ImageMetadata>('/public/pictures/**/*.jpg', {
  eager: true,
  import: 'default',
})

/** Portraits are the owner's: as a camera or a telephone names and writes them. */
const PORTRAITS = import.meta.glob<ImageMetadata>(
  '/public/pictures/founders/*.{jpg,jpeg,png,webp,JPG,JPEG,PNG,WEBP}',
  { eager: true, import: 'default' },
)

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

type Person = { id: string; title: string; picture?: { src: string; alt: string } | undefined }

/**
 * The portraits in public/pictures/founders of those for whom the page names none, by the addresses of their sections: of {#alex} it is
 * alex.jpg. Who has no AVIF gets a small JPEG, not the file itself, which may be large, turned, or in another format.
 */
export async function portraitsOf<One extends Person>(people: Readonly<Record<string, One>>) {
  const files: Record<string, string> = {}
  const pictured: Record<string, One> = {}
  for (const [id, person] of Object.entries(people)) {
    const named = Object.entries(PORTRAITS).find(([path]) => /([^/]+)\.\w+$/.exec(path)?.[1] === id)
    if (person.picture || !named) continue
    const [{ srcSet }, { src }] = await Promise.all([
      getImage({ src: named[1], ...VARIANTS }),
      getImage({ src: named[1], format: 'jpeg', width: 800 }),
    ])
    files[src] = srcSet.attribute
    pictured[id] = { ...person, picture: { src, alt: person.title } }
  }
  return { files, pictured }
}
