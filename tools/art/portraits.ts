/** Two busts in profile, as on a cameo: stand-ins for photographs, so they are nobody's likeness. */

import type { Body, Engraving } from './engraving.ts'
import type { Point } from './guilloche.ts'
import type { Outline } from './outlines.ts'
import { ellipse, mirrored, smooth, stroke } from './outlines.ts'

const body = (outline: Outline, height: number, bevel: number, tone: number): Body => ({
  outline,
  height,
  bevel,
  tone,
})

/** Forehead to chest, facing left. */
const FACE: readonly Point[] = [
  [452, 214],
  [398, 246],
  [366, 300],
  [354, 346],
  [352, 372],
  [338, 414],
  [316, 452],
  [310, 468],
  [322, 480],
  [342, 486],
  [336, 502],
  [328, 516],
  [340, 528],
  [332, 542],
  [342, 558],
  [346, 574],
  [340, 596],
  [350, 622],
  [382, 640],
  [428, 640],
  [462, 652],
  [474, 690],
  [468, 748],
]

const SHOULDERS: readonly Point[] = [
  [400, 800],
  [290, 850],
  [226, 920],
  [196, 1040],
  [860, 1040],
  [826, 920],
  [752, 848],
  [668, 800],
  [634, 742],
]

const NAPE: readonly Point[] = [
  [640, 664],
  [668, 590],
  [690, 500],
  [690, 400],
  [652, 300],
  [590, 234],
  [520, 206],
]

function features(): Body[] {
  return [
    body(
      stroke(
        [
          [364, 372],
          [384, 362],
          [412, 366],
        ],
        9,
      ),
      4,
      5,
      0.95,
    ),
    body(ellipse(384, 394, 13, 8), -3, 6, 0.95),
    body(ellipse(540, 448, 24, 38), 8, 18, 0.35),
    body(ellipse(543, 450, 10, 20), -5, 8, 0.9),
  ]
}

const COAT: readonly Point[] = [
  [450, 770],
  [400, 812],
  [290, 860],
  [226, 926],
  [196, 1060],
  [860, 1060],
  [826, 926],
  [752, 856],
  [664, 790],
  [600, 830],
  [520, 850],
]

/** Hair cut short, a coat with a high collar. */
function first(): Engraving {
  const hair: Point[] = [
    [386, 262],
    [404, 214],
    [470, 176],
    [560, 172],
    [640, 206],
    [700, 290],
    [718, 400],
    [706, 510],
    [668, 600],
    [622, 604],
    [600, 540],
    [576, 470],
    [556, 398],
    [516, 380],
    [506, 320],
    [456, 292],
  ]
  const collar: Point[] = [
    [440, 742],
    [500, 800],
    [600, 800],
    [672, 730],
    [700, 800],
    [600, 880],
    [500, 890],
    [420, 810],
  ]
  return {
    bodies: [
      body(smooth([...FACE, ...SHOULDERS, ...NAPE]), 16, 90, 0.34),
      ...features(),
      body(smooth(hair), 9, 40, 0.9),
      body(smooth(COAT), 10, 60, 0.95),
      body(smooth(collar), 8, 26, 0.6),
    ],
    angle: -32,
    pitch: 6.6,
  }
}

/** Facing right, hair gathered at the neck, a scarf. */
function second(): Engraving {
  const hair: Point[] = [
    [374, 300],
    [384, 232],
    [446, 182],
    [540, 168],
    [634, 196],
    [704, 280],
    [728, 390],
    [716, 490],
    [672, 548],
    [620, 560],
    [588, 500],
    [570, 420],
    [520, 372],
    [470, 330],
    [420, 306],
  ]
  const scarf: Point[] = [
    [448, 730],
    [520, 770],
    [620, 760],
    [664, 716],
    [700, 770],
    [640, 840],
    [520, 856],
    [430, 800],
  ]
  const turn = (points: readonly Point[]) => smooth(mirrored(points))
  const strands = [0, 1, 2].map((i): Point[] => [
    [412 + i * 44, 258 - i * 14],
    [520 + i * 40, 250 - i * 6],
    [622 + i * 24, 316],
    [668 + i * 12, 430],
  ])
  return {
    bodies: [
      body(turn([...FACE, ...SHOULDERS, ...NAPE]), 16, 90, 0.34),
      ...features().map((feature) => ({
        ...feature,
        outline: feature.outline.map((command) => ({ ...command, x: 1000 - (command.x ?? 0) })),
      })),
      body(ellipse(1000 - 726, 560, 74, 78), 12, 50, 0.95),
      body(turn(hair), 9, 40, 0.85),
      ...strands.map((points) => body(stroke(mirrored(points), 7), -4, 4, 0.3)),
      body(turn(COAT), 10, 60, 0.7),
      body(turn(scarf), 9, 30, 0.95),
    ],
    angle: 32,
    pitch: 6.6,
  }
}

export const PORTRAITS: Readonly<Record<string, () => Engraving>> = {
  'founder-translation': first,
  'founder-legalisation': second,
}
