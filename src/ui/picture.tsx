import type { ComponentProps } from 'react'
import type { ServiceId } from '#contract/quote.ts'
import apostille from '#src/art/apostille.svg?url'
import corporate from '#src/art/corporate.svg?url'
import privateDocuments from '#src/art/private.svg?url'
import procurement from '#src/art/procurement.svg?url'

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

export const ROSETTES: Readonly<Record<ServiceId, string>> = {
  corporate,
  private: privateDocuments,
  apostille,
  procurement,
}
