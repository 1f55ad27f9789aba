import type { ComponentProps } from 'react'
import type { ServiceId } from '#content/services.ts'
import apostille from '#src/art/apostille.svg?url'
import corporate from '#src/art/corporate.svg?url'
import privateDocuments from '#src/art/private.svg?url'
import procurement from '#src/art/procurement.svg?url'

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

export const ROSETTES: Readonly<Record<ServiceId, string>> = {
  corporate,
  private: privateDocuments,
  apostille,
  procurement,
}
