/** What the engraved pictures show. Coordinates in a square of 1000; pictures of 4 to 3 see y from 125 to 875. */

import type { Body, Engraving } from './engraving.ts'
import type { Point } from './guilloche.ts'
import { TAU } from './guilloche.ts'
import type { Outline } from './outlines.ts'
import { arc, box, ellipse, mirrored, polygon, smooth, stroke } from './outlines.ts'

const body = (outline: Outline, height = 9, bevel = 22, tone = 0.9): Body => ({
  outline,
  height,
  bevel,
  tone,
})
function mallets(): Body[] {
  const shaft: Point[] = [
    [318, 216],
    [690, 720],
  ]
  const head: Point[] = [
    [632, 783],
    [768, 683],
  ]
  const strap = arc(302, 194, 30, 0, 360)
  return [
    body(stroke(shaft, 20), 6, 10, 0.8),
    body(stroke(mirrored(shaft), 20), 6, 10, 0.8),
    body(stroke(strap, 10), 3, 5, 0.9),
    body(stroke(mirrored(strap), 10), 3, 5, 0.9),
    body(stroke(shaft.slice(0, 1).concat([[364, 278]]), 34), 6, 14, 1),
    body(stroke(mirrored(shaft.slice(0, 1).concat([[364, 278]])), 34), 6, 14, 1),
    body(stroke(head, 70), 12, 34, 0.75),
    body(stroke(mirrored(head), 70), 12, 34, 0.75),
    body(ellipse(500, 742, 58), 16, 56, 0.35),
  ]
}

function pony(): Body[] {
  const head: Point[] = [
    [526, 172],
    [500, 240],
    [446, 300],
    [382, 420],
    [318, 540],
    [264, 632],
    [248, 690],
    [268, 738],
    [312, 752],
    [350, 735],
    [398, 704],
    [446, 676],
    [500, 660],
    [552, 664],
    [588, 730],
    [596, 810],
    [580, 960],
    [900, 960],
    [884, 770],
    [846, 610],
    [792, 470],
    [720, 350],
    [640, 262],
    [594, 232],
    [588, 172],
    [554, 220],
  ]
  const mane = Array.from({ length: 9 }, (_, i): Body => {
    const t = i / 8
    const [x, y] = [590 + 280 * t, 236 + 420 * t ** 1.35]
    return body(
      stroke(
        [
          [x, y],
          [x - 42 + 10 * t, y + 58],
          [x - 50 + 20 * t, y + 118],
        ],
        26,
      ),
      5,
      12,
      1,
    )
  })
  const strap = (points: Point[]) => body(stroke(points, 15), 4, 7, 0.2)
  return [
    body(smooth(head), 15, 70, 0.72),
    ...mane,
    body(ellipse(432, 380, 17, 13), -5, 8, 1),
    body(ellipse(286, 668, 15, 11), -5, 8, 1),
    strap([
      [352, 500],
      [408, 560],
      [440, 672],
    ]),
    strap([
      [400, 548],
      [470, 420],
      [548, 262],
    ]),
    strap([
      [470, 288],
      [530, 300],
      [570, 262],
    ]),
    body(ellipse(404, 556, 20), 4, 8, 0.1),
  ]
}

function horseshoe(): Body[] {
  const outer = arc(500, 460, 290, 128, 412)
  const inner = arc(500, 470, 190, 412, 128).map(([x, y]): Point => [x, y + 8])
  const nails = [150, 176, 202, 228, 312, 338, 364, 390].map((degrees) => {
    const [from, to] = [arc(500, 463, 228, degrees, degrees)[0], arc(500, 463, 252, degrees, degrees)[0]]
    return body(stroke([from ?? [0, 0], to ?? [0, 0]], 15), -6, 6, 0.05)
  })
  return [
    body(polygon([...outer, ...inner]), 14, 40, 0.72),
    body(stroke(arc(500, 463, 240, 140, 400), 30), -5, 12, 1),
    ...nails,
  ]
}

function cup(): Body[] {
  const right: Point[] = [
    [655, 222],
    [648, 320],
    [612, 430],
    [545, 505],
    [524, 560],
    [548, 588],
    [524, 616],
    [540, 672],
    [618, 712],
    [640, 738],
    [640, 778],
  ]
  const handle = arc(668, 330, 92, -100, 108)
  return [
    body(stroke(handle, 24), 7, 12, 0.9),
    body(stroke(mirrored(handle), 24), 7, 12, 0.9),
    body(polygon([...right, ...mirrored(right).reverse()]), 18, 110, 0.66),
    body(ellipse(500, 224, 156, 26), 5, 16, 0.2),
    body(box(372, 742, 628, 778), 5, 12, 0.95),
    body(box(360, 330, 640, 342), -4, 5, 0.1),
    body(box(372, 362, 628, 374), -4, 5, 0.1),
  ]
}

function goal(): Body[] {
  const post: Point[] = [
    [330, 250],
    [330, 800],
  ]
  const flag: Point[] = [
    [338, 186],
    [474, 220],
    [338, 258],
  ]
  const pole: Point[] = [
    [330, 176],
    [330, 290],
  ]
  return [
    body(ellipse(500, 900, 640, 130), 8, 70, 0.5),
    ...[post, mirrored(post)].map((points) => body(stroke(points, 58), 18, 28, 0.8)),
    ...[300, 420, 540, 660].flatMap((y) => [
      body(box(300, y, 360, y + 46), 1, 10, 0.15),
      body(box(640, y, 700, y + 46), 1, 10, 0.15),
    ]),
    ...[pole, mirrored(pole)].map((points) => body(stroke(points, 10), 3, 5, 1)),
    body(polygon(flag), 7, 26, 0.95),
    body(polygon(flag.map(([x, y]): Point => [x + 340, y])), 7, 26, 0.95),
    body(ellipse(520, 806, 34), 12, 33, 0.2),
  ]
}

function helmet(): Body[] {
  const dome = arc(490, 560, 250, 180, 360)
  const brim: Point[] = [
    [228, 540],
    [490, 520],
    [742, 536],
    [872, 588],
    [890, 622],
    [740, 622],
    [490, 604],
    [236, 610],
  ]
  const rib = (lean: number) =>
    arc(490, 560, 240, 182, 358).map(([x, y]): Point => [490 + (x - 490) * lean, y + 6])
  const strap: Point[] = [
    [320, 604],
    [372, 730],
    [452, 802],
    [548, 796],
    [620, 720],
    [652, 606],
  ]
  return [
    body(stroke(strap, 18), 4, 8, 0.95),
    body(box(430, 780, 486, 824), 5, 10, 0.2),
    body(polygon(dome), 26, 150, 0.7),
    body(stroke(rib(0.62), 9), -4, 5, 0.1),
    body(stroke(rib(0.22), 9), -4, 5, 0.1),
    body(smooth(brim), 9, 26, 0.95),
    body(ellipse(490, 306, 28, 22), 6, 20, 0.95),
  ]
}

function pennants(): Body[] {
  const sag = (x: number, low: number) => low - 150 * ((x - 500) / 500) ** 2
  const rope = (low: number) =>
    Array.from({ length: 26 }, (_, i): Point => [-20 + i * 41.6, sag(-20 + i * 41.6, low)])
  const row = (low: number, offset: number) =>
    Array.from({ length: 8 }, (_, i): Body => {
      const x = offset + i * 136
      const [left, right] = [x - 48, x + 48]
      return body(
        polygon([
          [left, sag(left, low)],
          [right, sag(right, low)],
          [x + 8, sag(x, low) + 168],
        ]),
        10,
        34,
        i % 2 ? 0.3 : 0.95,
      )
    })
  return [
    ...row(330, 24),
    body(stroke(rope(330), 12), 4, 6, 1),
    ...row(610, 92),
    body(stroke(rope(610), 12), 4, 6, 1),
  ]
}

function tent(): Body[] {
  const eaves = 480
  const roof = (i: number): Point => [200 + i * 100, eaves]
  const panels = Array.from({ length: 6 }, (_, i) => {
    const [left, right] = [roof(i), roof(i + 1)]
    const bend = (point: Point): Point => [500 + (point[0] - 500) * 0.42, 370]
    return body(
      polygon([[496, 235], bend(left), left, right, bend(right), [504, 235]]),
      10,
      30,
      i % 2 ? 0.25 : 0.95,
    )
  })
  const valance = Array.from({ length: 12 }, (_, i) =>
    body(
      polygon([[200 + i * 50, eaves], [250 + i * 50, eaves], ...arc(225 + i * 50, eaves + 26, 25, 0, 180)]),
      5,
      12,
      i % 2 ? 0.95 : 0.3,
    ),
  )
  return [
    body(ellipse(500, 900, 640, 120), 8, 70, 0.5),
    ...[-1, 1].map((side) =>
      body(
        stroke(
          [
            [500 + side * 300, 484],
            [500 + side * 400, 800],
          ],
          6,
        ),
        2,
        3,
        1,
      ),
    ),
    body(box(226, 490, 774, 800), 10, 30, 0.42),
    body(
      polygon([
        [500, 520],
        [590, 800],
        [410, 800],
      ]),
      -12,
      20,
      1,
    ),
    ...panels,
    ...valance,
    body(
      stroke(
        [
          [500, 160],
          [500, 250],
        ],
        9,
      ),
      3,
      4,
      1,
    ),
    body(
      polygon([
        [504, 152],
        [604, 178],
        [504, 208],
      ]),
      6,
      16,
      0.9,
    ),
  ]
}

function prize(): Body[] {
  const pleats = Array.from({ length: 360 }, (_, i): Point => {
    const angle = (i / 360) * TAU
    const radius = 214 + 12 * Math.cos(28 * angle)
    return [500 + radius * Math.cos(angle), 400 + radius * Math.sin(angle)]
  })
  const folds = Array.from({ length: 28 }, (_, i) => {
    const angle = ((i + 0.5) / 28) * TAU
    const at = (radius: number): Point => [500 + radius * Math.cos(angle), 400 + radius * Math.sin(angle)]
    return body(stroke([at(150), at(200)], 9), -5, 5, 0.1)
  })
  const tail = (lean: number) =>
    body(
      polygon([
        [500 - 52, 560],
        [500 + 52, 560],
        [552 + lean, 860],
        [500 + lean, 812],
        [448 + lean, 860],
      ]),
      9,
      26,
      0.8,
    )
  return [
    tail(-96),
    tail(96),
    body(polygon(pleats), 12, 40, 0.85),
    ...folds,
    body(ellipse(500, 400, 142), 9, 26, 0.35),
    body([...ellipse(500, 400, 126), ...ellipse(500, 400, 112, 112, true)], 4, 7, 0.95),
    body(
      stroke(
        [
          [466, 358],
          [506, 326],
          [506, 474],
        ],
        30,
      ),
      6,
      14,
      1,
    ),
  ]
}

function letter(): Body[] {
  const corner: Point[] = [
    [190, 280],
    [500, 556],
    [810, 280],
  ]
  return [
    body(box(190, 280, 810, 730), 10, 20, 0.3),
    body(
      polygon([
        [190, 730],
        [440, 500],
        [560, 500],
        [810, 730],
      ]),
      5,
      22,
      0.42,
    ),
    body(polygon(corner), 11, 40, 0.6),
    body(ellipse(500, 540, 92, 88), 12, 26, 1),
    body(ellipse(500, 540, 56), -8, 12, 0.7),
  ]
}

function portico(): Body[] {
  const columns = Array.from({ length: 6 }, (_, i) => 226 + i * 109.6)
  return [
    body(ellipse(500, 920, 660, 110), 6, 60, 0.45),
    body(box(190, 420, 810, 720), -4, 20, 1),
    body(
      polygon([
        [500, 180],
        [850, 356],
        [150, 356],
      ]),
      9,
      24,
      0.5,
    ),
    body(
      polygon([
        [500, 222],
        [740, 340],
        [260, 340],
      ]),
      -7,
      14,
      0.9,
    ),
    body(ellipse(500, 296, 36), 6, 12, 0.2),
    body(box(166, 362, 834, 418), 8, 16, 0.4),
    ...columns.map((x) => body(box(x - 28, 430, x + 28, 712), 17, 28, 0.24)),
    ...columns.flatMap((x) => [
      body(box(x - 38, 418, x + 38, 438), 5, 8, 0.3),
      body(box(x - 38, 702, x + 38, 722), 5, 8, 0.3),
    ]),
    body(box(150, 724, 850, 752), 6, 12, 0.5),
    body(box(120, 756, 880, 784), 6, 12, 0.6),
    body(box(90, 788, 910, 816), 6, 12, 0.7),
  ]
}

const picture = (bodies: Body[], angle: number): Engraving => ({ bodies, angle })

/** The nine pictures of the gallery, in their order. */
export const POLO_PICTURES: readonly (() => Engraving)[] = [
  () => picture(mallets(), -24),
  () => picture(pony(), -32),
  () => picture(horseshoe(), 0),
  () => picture(cup(), -32),
  () => picture(goal(), -14),
  () => picture(helmet(), 20),
  () => picture(pennants(), -28),
  () => picture(tent(), 0),
  () => picture(prize(), -32),
]

export const EVENT_PICTURES: Readonly<Record<string, () => Engraving>> = {
  'moving-abroad': () => picture(letter(), -32),
  'filing-abroad': () => picture(portico(), 0),
}
