import { type PdfValue, placesOf } from '#contract/pdf-objects.ts'
import {
  addPages,
  bytesOf,
  dictionary,
  EMPTY_FILE,
  newObjects,
  type PdfObject,
  write,
  writeFile,
} from './pdf-file.ts'
import { type PageSize, PdfError } from './pdfium.ts'
import { CHANNELS, decodePng, inflatePng, packPixels, readPng } from './png.ts'

/** Images as PDFs of one page. Those of a JPEG, and of a PNG without transparency, go in as they are. */

/** Points a pixel, unless it makes the image larger than A4. */
const SCALE = 72 / 150
const A4 = [595.28, 841.89] as const

/** A4 at 800 dpi; it is decoded in 250 MB. */
const MAX_PIXELS = 60e6

export type Image = {
  /** In pixels, as stored. */
  width: number
  height: number
  /** EXIF: 1 to 8. */
  orientation: number
  entries: Record<string, PdfValue | undefined>
  data: Uint8Array
}

const name = (text: string) => ({ name: text })
const COLOURS = { 1: name('DeviceGray'), 3: name('DeviceRGB'), 4: name('DeviceCMYK') } as const

const predicted = (colors: number, bits: number, columns: number) => ({
  BitsPerComponent: bits,
  Filter: name('FlateDecode'),
  DecodeParms: dictionary({ Predictor: 15, Colors: colors, BitsPerComponent: bits, Columns: columns }),
})

export function packedImage(bitmap: Parameters<typeof packPixels>[0]): Image {
  const { channels, data } = packPixels(bitmap)
  const { width, height } = bitmap
  const entries = { ColorSpace: COLOURS[channels], ...predicted(channels, 8, width) }
  return { width, height, orientation: 1, entries, data }
}

function requireSize(width: number, height: number) {
  if (width * height === 0) throw new PdfError('damaged')
  if (width * height > MAX_PIXELS) throw new PdfError('size')
}

function pngImage(bytes: Uint8Array): Image {
  const png = readPng(bytes)
  if (!png) throw new PdfError('damaged')
  requireSize(png.width, png.height)
  const { width, height, depth, type, palette } = png
  if (png.isInterlaced || png.transparent || type >= 4) return packedImage(decodePng(png))
  inflatePng(png)
  const colours: PdfValue =
    type === 3 ? [name('Indexed'), COLOURS[3], palette.length / 3 - 1, palette] : COLOURS[type === 0 ? 1 : 3]
  const entries = { ColorSpace: colours, ...predicted(CHANNELS[type], depth, width) }
  return { width, height, orientation: 1, entries, data: png.data }
}

/** Of an EXIF segment's TIFF file. */
function orientationIn(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length)
  try {
    const isLittle = view.getUint16(0) === 0x4949
    const list = view.getUint32(4, isLittle)
    for (let i = 0; i < view.getUint16(list, isLittle); i++)
      if (view.getUint16(list + 2 + 12 * i, isLittle) === 0x0112)
        return view.getUint16(list + 10 + 12 * i, isLittle)
  } catch {
    // Cut off, as editors do with what they do not know.
  }
  return 1
}

function jpegImage(bytes: Uint8Array): Image {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let orientation = 1
  let isAdobe = false
  for (let at = 2; at + 10 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) break
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    const segment = bytes.subarray(at + 4, at + 2 + length)
    const text = String.fromCharCode(...segment.subarray(0, 6))
    if (marker === 0xe1 && text === 'Exif\0\0') orientation = orientationIn(segment.subarray(6))
    if (marker === 0xee && text.startsWith('Adobe')) isAdobe = true
    // Baseline, extended or progressive.
    if (marker >= 0xc0 && marker <= 0xc2) {
      const [bits, , , , , components = 0] = segment
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      if (bits !== 8 || !(components in COLOURS)) break
      requireSize(width, height)
      if (placesOf(bytes.subarray(at), '\xff\xd9').next().done) break
      const entries = {
        ColorSpace: COLOURS[components as keyof typeof COLOURS],
        BitsPerComponent: 8,
        Filter: name('DCTDecode'),
        // Adobe's programs store CMYK inverted.
        Decode: components === 4 && isAdobe ? [1, 0, 1, 0, 1, 0, 1, 0] : undefined,
      }
      return { width, height, orientation, entries, data: bytes }
    }
    if (marker === 0xda || marker === 0xd9) break
    at += 2 + length
  }
  throw new PdfError('damaged')
}

/** @throws PdfError */
export function imageOf(bytes: Uint8Array, type: 'jpg' | 'png'): Image {
  try {
    return type === 'jpg' ? jpegImage(bytes) : pngImage(bytes)
  } catch (error) {
    throw error instanceof PdfError ? error : new PdfError('damaged')
  }
}

const PLACED: Record<number, (width: number, height: number) => number[]> = {
  1: (w, h) => [w, 0, 0, h, 0, 0],
  2: (w, h) => [-w, 0, 0, h, w, 0],
  3: (w, h) => [-w, 0, 0, -h, w, h],
  4: (w, h) => [w, 0, 0, -h, 0, h],
  5: (w, h) => [0, -h, -w, 0, w, h],
  6: (w, h) => [0, -h, w, 0, 0, h],
  7: (w, h) => [0, h, w, 0, 0, 0],
  8: (w, h) => [0, h, -w, 0, w, 0],
}

/** A form that fills its box with the image, as it is to be seen. */
export function imageForm(
  { add }: Pick<ReturnType<typeof newObjects>, 'add'>,
  image: Image,
  { width, height }: PageSize,
): PdfObject {
  const picture = add(
    dictionary({
      Type: name('XObject'),
      Subtype: name('Image'),
      Width: image.width,
      Height: image.height,
      ...image.entries,
      Length: image.data.length,
    }),
    image.data,
  )
  const placed = (PLACED[image.orientation] ?? PLACED[1])?.(width, height) ?? []
  const stream = bytesOf(`${placed.map(write).join(' ')} cm /I Do`)
  const value = dictionary({
    Type: name('XObject'),
    Subtype: name('Form'),
    BBox: [0, 0, width, height],
    Resources: dictionary({ XObject: dictionary({ I: picture }) }),
    Length: stream.length,
  })
  return { value, stream }
}

export function imagePdf(image: Image): Uint8Array {
  const isTurned = image.orientation >= 5 && image.orientation <= 8
  const [across, down] = isTurned ? [image.height, image.width] : [image.width, image.height]
  const [short, long] = A4
  const scale = Math.min(SCALE, short / Math.min(across, down), long / Math.max(across, down))
  const size = { width: across * scale, height: down * scale }
  const made = newObjects(EMPTY_FILE)
  const { value, stream } = imageForm(made, image, size)
  const root = addPages(made, [{ form: made.add(value, stream), ...size }])
  return writeFile(EMPTY_FILE, made.objects, root)
}
