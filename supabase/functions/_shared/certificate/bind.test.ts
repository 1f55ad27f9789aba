import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import {
  CATALOG,
  CORNER,
  FONT,
  madeBy,
  PAGES,
  page,
  pdf,
  sheetsFor,
  stream,
} from '../../../../tests/support/foreign-pages.ts'
import { joined } from '../documents/stored.ts'
import { bindPages } from './bind.ts'
import { openForeign } from './foreign-pages.ts'
import { type Bitmap, openPdf } from './pdfium.ts'
import { renderPage } from './render.ts'

async function bound(...sources: Uint8Array[]) {
  const files = await Promise.all(sources.map((bytes, i) => openForeign(`${i + 1}.pdf`, bytes)))
  const sizes = files.flatMap(({ pages }) => pages)
  return { ...(await bindPages(await sheetsFor(sizes), files)), sizes }
}

const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })).text

/** Of a place of 300 by 200 points, in parts of its width and height. */
function colourAt({ width, height, pixels }: Bitmap, x: number, y: number): string {
  const at = 4 * (Math.floor(y * height) * width + Math.floor(x * width))
  const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
  return red > 200 && green > 200 && blue > 200
    ? 'white'
    : red > 150 && green < 90 && blue < 90
      ? 'red'
      : `${red},${green},${blue}`
}

/** Where the red corner is. */
async function cornersOf(bytes: Uint8Array, number = 0) {
  const picture = (await openPdf(bytes)).render(number, 50)
  const corners = {
    'top left': [0.05, 0.05],
    'top right': [0.95, 0.05],
    'bottom left': [0.05, 0.95],
    'bottom right': [0.95, 0.95],
  }
  return Object.entries(corners).flatMap(([name, [x = 0, y = 0]]) =>
    colourAt(picture, x, y) === 'red' ? [name] : [],
  )
}

describe('a page of a PDF', () => {
  it('keeps its text, with the box and the font that it inherits', async () => {
    const { bytes, pictures, sizes } = await bound(page())
    expect(pictures).toEqual([])
    expect(sizes).toEqual([{ width: 300, height: 200 }])
    expect(await textOf(bytes)).toBe('Akt urodzenia')
    expect(await cornersOf(bytes)).toEqual(['bottom left'])
  })

  it.each([
    [90, 'top left'],
    [180, 'top right'],
    [270, 'bottom right'],
    [-90, 'bottom right'],
  ])('is turned by %i°', async (angle, corner) => {
    const { bytes, pictures, sizes } = await bound(page(`/Rotate ${angle}`))
    expect(pictures).toEqual([])
    expect(sizes).toEqual([angle % 180 ? { width: 200, height: 300 } : { width: 300, height: 200 }])
    expect(await cornersOf(bytes)).toEqual([corner])
  })

  it('is cut at its crop box', async () => {
    const { bytes, pictures, sizes } = await bound(page('/CropBox[30 20 130 180]/Rotate 90'))
    expect(pictures).toEqual([])
    expect(sizes).toEqual([{ width: 160, height: 100 }])
    expect(await cornersOf(bytes)).toEqual(['top left'])
  })

  it('is bound when its content is cut into several streams, in the middle of what belongs together', async () => {
    const source = pdf(
      CATALOG,
      PAGES,
      '<</Type/Page/Parent 2 0 R/Contents[4 0 R 6 0 R]>>',
      stream('q 1 0 0 rg 0 0 60 40 re f BT /F 20 Tf 40 120 Td'),
      FONT,
      stream('(Akt) Tj ET Q'),
    )
    const { bytes, pictures } = await bound(source)
    expect(pictures).toEqual([])
    expect(await textOf(bytes)).toBe('Akt')
  })

  it('shows what is written on it: notes with an appearance and the values of fields, and no hidden ones', async () => {
    const appearance = (text: string) =>
      stream(
        `BT /F 12 Tf 2 4 Td (${text}) Tj ET`,
        '/Subtype/Form/BBox[0 0 100 20]/Resources<</Font<</F 5 0 R>>>>',
      )
    const note = (entries: string, form: number) =>
      `<</Type/Annot/Rect[100 60 200 80]/F 4/AP<</N ${form} 0 R>>${entries}>>`
    const { bytes, pictures } = await bound(
      page(
        '/Annots[6 0 R 7 0 R 8 0 R]',
        CORNER,
        note('/Subtype/Stamp', 9),
        note(
          '/Subtype/Widget/FT/Tx/T(name)/V(Anna)/Rect[100 20 200 40]/A<</S/JavaScript/JS(app.alert)>>',
          10,
        ),
        note('/Subtype/Stamp/F 2', 11),
        appearance('Stamped'),
        appearance('Anna'),
        appearance('Hidden'),
      ),
    )
    expect(pictures).toEqual([])
    expect(await textOf(bytes)).toMatch(/^Akt urodzenia\s*Stamped\s*Anna$/)
    expect(new TextDecoder('latin1').decode(bytes)).not.toMatch(/JavaScript|app\.alert|\/Annot|\/Widget/)
  })

  it('brings nothing of its document along: no scripts, files, links or structure', async () => {
    const { bytes } = await bound(
      pdf(
        '<</Type/Catalog/Pages 2 0 R/OpenAction 6 0 R/Names<</EmbeddedFiles<</Names[(a) 7 0 R]>>>>/StructTreeRoot 8 0 R>>',
        PAGES,
        '<</Type/Page/Parent 2 0 R/Contents 4 0 R/StructParents 0/AA<</O 6 0 R>>/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(http://example.com)>>>>]>>',
        stream('/P <</MCID 0>> BDC BT /F 20 Tf 40 120 Td (Akt) Tj ET EMC /X Do', '/PieceInfo 6 0 R'),
        FONT,
        '<</Type/Action/S/JavaScript/JS(app.alert)>>',
        '<</Type/Filespec/F(virus.exe)/EF<</F 4 0 R>>>>',
        '<</Type/StructTreeRoot/K[]/ParentTree<</Nums[0[8 0 R]]>>>>',
      ),
    )
    const text = new TextDecoder('latin1').decode(bytes)
    expect(text).not.toMatch(
      /JavaScript|Filespec|virus|example\.com|OpenAction|EmbeddedFiles|StructParents? 0\b/,
    )
    expect(text.match(/StructTreeRoot/g)).toHaveLength(2)
  })

  it('with a layer that is hidden at first becomes a picture without it', async () => {
    const { bytes, pictures } = await bound(
      pdf(
        '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]>>>>>>',
        PAGES,
        '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/Properties<</L 6 0 R>>>>>>',
        stream(`${CORNER} /OC /L BDC 1 0 0 rg 240 160 60 40 re f EMC`),
        FONT,
        '<</Type/OCG/Name(Draft)>>',
      ),
    )
    expect(pictures).toEqual([1])
    expect(await cornersOf(bytes)).toEqual(['bottom left'])
    expect(new TextDecoder('latin1').decode(bytes)).not.toMatch(/OCG|Helvetica/)
  })

  it('takes its own place among those of several files', async () => {
    const second = page('', '0 0 1 rg 0 0 60 40 re f BT /F 20 Tf 40 120 Td (Drugi) Tj ET')
    const { bytes } = await bound(page('/Rotate 90'), second, page())
    const { text } = await extractText(await getDocumentProxy(bytes.slice()))
    expect(text).toEqual(['Akt urodzenia', 'Drugi', 'Akt urodzenia'])
    expect(await cornersOf(bytes, 1)).toEqual([])
    expect(await cornersOf(bytes, 2)).toEqual(['bottom left'])
  })

  it('opens if only its owner’s password is asked for', async () => {
    const source = await madeBy({ ownerPassword: 'secret' }, (kit) => kit.addPage({}).text('Owned', 72, 72))
    const { bytes, pictures } = await bound(source)
    expect(pictures).toEqual([])
    expect(await textOf(bytes)).toBe('Owned')
  })
})

it('every byte of our own sheets stays, but for the places', async () => {
  const sizes = [{ width: 300, height: 200 }]
  const sheets = await sheetsFor(sizes)
  const { bytes } = await bindPages(sheets, [await openForeign('akt.pdf', page())])
  const [before, after] = [sheets, bytes].map((file) => new TextDecoder('latin1').decode(file))
  const objectsOf = (text = ''): string[] => text.match(/^\d+ 0 obj\n.*?^endobj$/gms) ?? []
  expect(objectsOf(before).length).toBeGreaterThan(10)
  const lost = objectsOf(before).filter((object) => !objectsOf(after).includes(object))
  expect(lost).toEqual([expect.stringContaining('/Subtype /Form')])
})

it('sheets with other places than there are pages are a mistake of ours', async () => {
  const sheets = await sheetsFor([{ width: 300, height: 200 }])
  const file = await openForeign('akt.pdf', page())
  await expect(bindPages(sheets, [file, file])).rejects.toThrow('1 places for 2 foreign pages')
})

describe('an image', () => {
  /** 60 by 40, red at the upper left. */
  const image = (channels: 3 | 4 = 3) =>
    sharp({
      create: { width: 60, height: 40, channels, background: { r: 255, g: 255, b: 255, alpha: 0 } },
    }).composite([
      { input: { create: { width: 12, height: 8, channels: 3, background: '#f00' } }, left: 0, top: 0 },
    ])

  it.each([
    [1, 'top left'],
    [2, 'top right'],
    [3, 'bottom right'],
    [4, 'bottom left'],
    [5, 'top left'],
    [6, 'top right'],
    [7, 'bottom right'],
    [8, 'bottom left'],
  ])(
    'of a camera is shown as EXIF’s orientation %i says, with its own bytes',
    async (orientation, corner) => {
      const jpeg = new Uint8Array(await image().jpeg().withMetadata({ orientation }).toBuffer())
      const { bytes, pictures, sizes } = await bound(jpeg)
      expect(pictures).toEqual([])
      expect(sizes[0]?.width).toBeCloseTo(orientation >= 5 ? 19.2 : 28.8)
      expect(await cornersOf(bytes)).toEqual([corner])
      expect(Buffer.from(bytes).indexOf(jpeg)).toBeGreaterThan(0)
    },
  )

  it.each([
    ['RGB', () => image().png()],
    ['transparent', () => image(4).png()],
    ['interlaced', () => image().png({ progressive: true })],
    ['of a palette', () => image().png({ palette: true })],
    ['of a transparent palette', () => image(4).png({ palette: true })],
    ['of 16 bits', () => image().toColourspace('rgb16').png()],
    ['transparent and of 16 bits', () => image(4).toColourspace('rgb16').png({ progressive: true })],
  ])('of PNG that is %s is shown on white', async (_, made) => {
    const { bytes, pictures } = await bound(new Uint8Array(await made().toBuffer()))
    expect(pictures).toEqual([])
    expect(await cornersOf(bytes)).toEqual(['top left'])
    expect(colourAt((await openPdf(bytes)).render(0, 50), 0.5, 0.5)).toBe('white')
  })

  it('of PNG in which one colour is transparent is white there', async () => {
    const png = await image().removeAlpha().png().toBuffer()
    const red = Buffer.from('\0\0\0\x06tRNS\0\xff\0\0\0\0\0\0\0\0', 'latin1')
    red.writeUInt32BE(crc32(red.subarray(4, -4)), red.length - 4)
    const afterHeader = 33
    const { bytes } = await bound(joined([png.subarray(0, afterHeader), red, png.subarray(afterHeader)]))
    expect(await cornersOf(bytes)).toEqual([])
  })

  it('is as large as A4 at most', async () => {
    const wide = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#fff' } })
    const { pages } = await openForeign('photo.jpg', new Uint8Array(await wide.jpeg().toBuffer()))
    expect(pages[0]?.width).toBeCloseTo((595.28 * 4) / 3)
    expect(pages[0]?.height).toBeCloseTo(595.28)
  })
})

describe('a file is refused with what to do', () => {
  const refusal = (bytes: Uint8Array) =>
    openForeign('akt.pdf', bytes).then(
      () => 'none',
      (error) => error.message,
    )

  it('if it is locked by a password', async () => {
    const locked = await madeBy({ userPassword: 'secret' }, (kit) => kit.addPage({}).text('Locked', 72, 72))
    expect(await refusal(locked)).toBe(
      '“akt.pdf” is locked by a password: ask for a copy that opens without one.',
    )
  })

  it('if it is no PDF, JPEG or PNG', async () => {
    expect(await refusal(new TextEncoder().encode('PK\x03\x04 word/document.xml'))).toContain(
      'save it as PDF',
    )
    expect(await refusal(new TextEncoder().encode('just text'))).toContain('save it as PDF')
  })

  it('if it is damaged or has no pages', async () => {
    expect(await refusal(pdf(CATALOG, '<</Type/Pages/Kids[]/Count 0>>'))).toContain('is damaged')
    expect(await refusal(new TextEncoder().encode('%PDF-1.7\nnothing more'))).toContain('is damaged')
    const noise = Uint8Array.from({ length: 200 * 200 * 3 }, (_, i) => (i * i * 7919) >> 3)
    const photo = sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
    for (const whole of [await photo.jpeg().toBuffer(), await photo.png().toBuffer()]) {
      expect(await refusal(new Uint8Array(whole))).toBe('none')
      expect(await refusal(new Uint8Array(whole.subarray(0, whole.length / 2)))).toContain('is damaged')
    }
  })

  it('if it has notes that PDFium does not draw, but others do', async () => {
    const note = (entries = '') =>
      page(
        `/Annots[<</Type/Annot/Subtype/FreeText/Rect[100 60 200 80]/DA(/F 9 Tf)/Contents(Void)${entries}>>]`,
      )
    expect(await refusal(note())).toContain('print it to a new PDF')
    expect(await refusal(note('/F 2'))).toBe('none')
    expect(await refusal(note('/AP<</N 4 0 R>>'))).toBe('none')
  })

  it('if it is an image that claims to be larger than any scan', async () => {
    const header = Buffer.alloc(25)
    header.writeUInt32BE(13)
    header.write('IHDR', 4)
    header.writeUInt32BE(60_000, 8)
    header.writeUInt32BE(60_000, 12)
    header.set([8, 2], 16)
    header.writeUInt32BE(crc32(header.subarray(4, 21)), 21)
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const bomb = joined([small.subarray(0, 8), header, small.subarray(33)])
    expect(await refusal(bomb)).toContain('more than 60 megapixels')
  })

  it('if it is an image whose data are another’s', async () => {
    const red = (width: number) => sharp({ create: { width, height: 8, channels: 3, background: '#f00' } })
    const [small, large] = [await red(8).png().toBuffer(), await red(9).png().toBuffer()]
    const mixed = joined([small.subarray(0, 33), large.subarray(33)])
    expect(await refusal(mixed)).toContain('is damaged')
  })
})

describe('a page as a picture', () => {
  it('has the size that its dots make', async () => {
    const source = page()
    expect((await openPdf(source)).sizes()).toHaveLength(1)
    const png = sharp(await renderPage(source, 1, 144))
    expect(await png.metadata()).toMatchObject({ format: 'png', width: 600, height: 400 })
  })

  it('is kept small if the page is huge', async () => {
    const { width, height } = (await openPdf(page('/MediaBox[0 0 14400 14400]'))).render(0, 200)
    expect(width * height).toBeLessThan(17e6)
  })
})
