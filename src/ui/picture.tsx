import type { ComponentProps } from 'react'

/** `srcset` by picture address; made by src/picture-files.ts. */
export type PictureFiles = Readonly<Record<string, string>>

type PictureProps = ComponentProps<'img'> & { files: PictureFiles; src: string; sizes: string }

export function Picture({ files, src, sizes, ...image }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={files[src]} sizes={sizes} />
      {/* biome-ignore lint/a11y/useAltText: the alternative text comes with the other properties */}
      <img src={src} {...image} />
    </picture>
  )
}
