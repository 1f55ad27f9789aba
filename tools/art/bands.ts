/** Edge ornaments: the footer's band, the progress cord, the thread of 'How it works', the frame of sheets. */

import { bezierPath, polarFamily, rotatedCopies, straightFamily, TAU } from './guilloche.ts'
import { INK, maskSvg, plainSvg, twoInkSvg } from './svg.ts'

/** A seamless tile, used as a mask. */
export function band(): string {
  const d = straightFamily({ period: 400, height: 100, waves: 5, strands: 6, wave: 34, swell: 13 })
  return maskSvg('0 0 400 100', `<path d="${d}"/>`, 2.4)
}

/** Below the letterhead of papers, side by side: lower, and with finer lines. */
export function paperBand(): { path: string; width: number; height: number; weight: number } {
  const [width, height] = [800, 100]
  const path = straightFamily({ period: width, height, waves: 10, strands: 6, wave: 32, swell: 15 })
  return { path, width, height, weight: 2.6 }
}

/** Three plaited strands, a seamless tile used as a mask: the progress of an upload. */
export function cord(): string {
  const d = straightFamily({ period: 48, height: 24, waves: 1, strands: 3, wave: 9.5, swell: 0, perWave: 8 })
  return maskSvg('0 0 48 24', `<path d="${d}"/>`, 2.6)
}

const THREAD = { length: 2200, strands: 9, wavelength: 275 }

function smoothStep(t: number): number {
  return t * t * (3 - 2 * t)
}

/**
 * All strands lie together at the start and fan out towards the end: y_k = A(x) cos(ωx + 2π (k/m) s(x)), where s grows
 * smoothly from 0 to 1.
 */
function threadPath(upright: boolean): string {
  let path = ''
  for (let strand = 0; strand < THREAD.strands; strand++)
    path += bezierPath(
      (x) => {
        const t = x / THREAD.length
        const amplitude = 20 + 66 * smoothStep(Math.min(1, t * 1.06))
        const spread = smoothStep(Math.max(0, (t - 0.06) / 0.94))
        const phase = ((TAU * strand) / THREAD.strands) * spread + 0.8
        const y = 100 + amplitude * Math.cos((TAU * x) / THREAD.wavelength + phase)
        return upright ? [y, x] : [x, y]
      },
      0,
      THREAD.length,
      40,
    )
  return `<path class="i" d="${path}"/>`
}

export function thread(): string {
  return twoInkSvg(`0 0 ${THREAD.length} 200`, threadPath(false), 2)
}

/** The same, vertical: for small screens, where it is stretched to the height of the steps. */
export function uprightThread(): string {
  return twoInkSvg(`0 0 200 ${THREAD.length}`, threadPath(true), 3.6, 'preserveAspectRatio="none" ')
}

/** For `border-image`: corner rosettes and edge tiles, three by three cells of 96. */
export function frame(): string {
  const edge = straightFamily({
    period: 96,
    height: 96,
    waves: 3,
    strands: 4,
    wave: 22,
    swell: -9,
    perWave: 6,
  })
  const rosette = polarFamily({ radius: 22, wave: 15, sectors: 10, waves: 10, strands: 4, perWave: 6 })
  const corner = (x: number, y: number) => `<use href="#k" x="${x}" y="${y}"/>`
  const style = `<style>svg{stroke:${INK.light}}@media(prefers-color-scheme:dark){svg{stroke:${INK.dark}}}</style>`
  const parts =
    `<defs><g id="k"><path d="M0 8h96M0 88h96M8 0v96M88 0v96"/><g transform="translate(48 48)">` +
    `${rotatedCopies('c', `<path d="${rosette}"/>`, 10)}</g></g><path id="e" d="${edge}M0 8h96M0 88h96"/></defs>`
  const corners = corner(0, 0) + corner(192, 0) + corner(0, 192) + corner(192, 192)
  const edges =
    '<use href="#e" x="96"/><use href="#e" x="96" y="192"/>' +
    '<use href="#e" transform="matrix(0 1 1 0 0 96)"/><use href="#e" transform="matrix(0 1 1 0 192 96)"/>'
  return plainSvg(
    '0 0 288 288',
    style + parts + corners + edges,
    ' width="288" height="288" fill="none" stroke-width="2.1"',
  )
}
