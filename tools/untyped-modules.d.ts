/** Types for modules that have none: packages, as far as the scripts use them, and src/integration/script-address.ts. */

declare module '*?address' {
  const address: string
  export default address
}

declare module 'opentype.js' {
  export type PathCommand = {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }
  export type Box = { x1: number; y1: number; x2: number; y2: number }
  export class Path {
    commands: PathCommand[]
    getBoundingBox(): Box
  }
  export class Glyph {
    advanceWidth: number
    path: Path
    getPath(x: number, y: number, size: number): Path
  }
  export class Font {
    unitsPerEm: number
    tables: { hhea: { ascender: number; descender: number; lineGap: number } }
    charToGlyph(character: string): Glyph
    stringToGlyphs(text: string): Glyph[]
    getPath(text: string, x: number, y: number, size: number): Path
  }
  export function parse(data: ArrayBuffer): Font
}

declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes?: Record<string, Axis>
      keepFeatures?: string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
