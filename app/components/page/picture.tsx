import type { ComponentProps } from 'react'
import { PICTURE_FORMATS, PICTURE_WIDTHS, variantOf } from './picture-variants.ts'

type PictureProps = ComponentProps<'img'> & { src: string; sizes: string }

/** A photograph of public/pictures in the smallest form that the browser knows and the place needs. */
export function Picture({ src, sizes, ...image }: PictureProps) {
  return (
    <picture>
      {PICTURE_FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={PICTURE_WIDTHS.map((width) => `${variantOf(src, width, format)} ${width}w`).join(', ')}
          sizes={sizes}
        />
      ))}
      {/* biome-ignore lint/a11y/useAltText: the alternative text comes with the other properties */}
      <img src={src} {...image} />
    </picture>
  )
}
