import type { ComponentProps } from 'react'

/** By the name that content/ calls a picture: its own address, and the smaller ones (src/picture-files.ts makes them). */
export type PictureFiles = Readonly<Record<string, { src: string; srcSet: string }>>

type PictureProps = ComponentProps<'img'> & { files: PictureFiles; name: string; sizes: string }

/** A photograph in the smallest form that the browser knows and the place needs. */
export function Picture({ files, name, sizes, ...image }: PictureProps) {
  const file = files[name]
  if (!file) throw new Error(`The page was given no files of ${name}`)
  return (
    <picture>
      <source type="image/avif" srcSet={file.srcSet} sizes={sizes} />
      {/* biome-ignore lint/a11y/useAltText: the alternative text comes with the other properties */}
      <img src={file.src} {...image} />
    </picture>
  )
}
