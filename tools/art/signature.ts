/** An illegible specimen signature. */

import { INK, plainSvg } from './svg.ts'

const STROKE =
  'M8 40C20 12 34 2 37 8S20 50 25 50s18-38 24-38-8 34-4 35 7-13 12-13-4 12 1 12 6-12 12-12-5 12 0 12 9-20 14-28-10 28-6 28 6-10 11-11-4 11 1 11 8-14 16-15-6 14 2 14 17-7 30-9c-46 6-96 12-122 19'

export function signature(): string {
  const style = `<style>svg{stroke:${INK.light}}@media(prefers-color-scheme:dark){svg{stroke:#EFEBDF}}</style>`
  return plainSvg(
    '0 0 170 60',
    `${style}<path d="${STROKE}"/>`,
    ' fill="none" stroke-width="1.5" stroke-linecap="round"',
  )
}
