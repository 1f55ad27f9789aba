import type { ComponentProps } from 'react'

/** Smaller forms by the address of a picture, as `srcset` lists them; src/picture-files.ts makes them. */
export type PictureFiles = Readonly<Record<string, string>>

type PictureProps = ComponentProps<'img'> & { files: PictureFiles; src: string; sizes: string }

/** A photograph in the smallest form that the browser knows and the place needs. */
export function Picture({ files, src, sizes, ...image }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={files[src]} sizes={sizes} />
      {/* biome-ignore lint/a11y/useAltText: the alternative text comes with the other properties */}
      <img src={src} {...image} />
    </picture>
  )
}
